/** The names for `wire`, in every client, command and setting. */
export const wireNames = ['auto', 'plain', 'data'] as const
export type WireName = (typeof wireNames)[number]

/** The formats that have a name. Decisions §7. */
export type WireFormatName = Exclude<WireName, 'auto'>

export const isWireName = (name: unknown): name is WireName => wireNames.some((one) => one === name)

/** The names as a sentence has them: `auto, plain or data`. */
export const listWireNames = (): string => `${wireNames.slice(0, -1).join(', ')} or ${wireNames.at(-1)}`
