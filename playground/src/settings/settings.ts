import type { WireName } from '../../../src/client/wireNames.ts'

/** What the bar sets and the address of the page holds, besides the names of wire formats. Each table's first entry is the default. */
export const merges = ['merge', 'replace', 'accumulate'] as const
export const widths = ['360', '720', 'full'] as const
export const themes = ['system', 'light', 'dark'] as const
export const fillings = ['values', 'references'] as const
export const searches = ['off', 'on'] as const

export interface Settings {
  /** Base URL of the module. */
  readonly module: string
  readonly wire: WireName
  readonly merge: (typeof merges)[number]
  /** Of the form, in pixels. */
  readonly width: (typeof widths)[number]
  readonly theme: (typeof themes)[number]
  /** Whether fields hold values alone, or references to earlier steps too. */
  readonly fill: (typeof fillings)[number]
  /** Whether a search stands above the fields. */
  readonly search: (typeof searches)[number]
}
