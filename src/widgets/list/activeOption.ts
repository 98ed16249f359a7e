/** DOM id of the option at an index of a list. `id` is that of the list or of its control. */
export const optionId = (id: string, index: number): string => `${id}-option-${index}`

const page = 10

/** The index that a key moves the highlight to in a list of `count` options; arrows wrap around. */
export const moves: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (Math.max(active, 0) + count - 1) % count,
  PageDown: (active, count) => Math.min(count - 1, active + page),
  PageUp: (active) => Math.max(0, active - page),
}
