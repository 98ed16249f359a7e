import { wireNames } from '../../../src/client/wireNames.ts'

/** Settings with a few values, which are part of the page's address. The first of each is the default. */
export const choices = {
  wire: wireNames,
  /** How a new schema is merged with the current one. */
  merge: ['merge', 'replace', 'accumulate'],
  /** Width of the form, in pixels. */
  width: ['360', '480', '720', 'full'],
  theme: ['system', 'light', 'dark'],
  /** Language of the form. */
  locale: ['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ar'],
  /** Text direction of the form; `auto` is that of its language. */
  direction: ['auto', 'ltr', 'rtl'],
  /** Whether the form can be changed. */
  access: ['editable', 'readOnly', 'disabled'],
  /** Whether fields accept only values, or references to earlier steps too. */
  fill: ['values', 'references'],
  /** Whether there is a search above the fields. */
  search: ['off', 'on'],
} as const

export type Choices = typeof choices
export type SettingName = keyof Choices

export type Settings = {
  /** Base URL of the module; empty if none is chosen yet. */
  readonly module: string
} & { readonly [Name in SettingName]: Choices[Name][number] }

// `as`: `Object.keys` lists exactly the keys of the table.
export const settingNames = Object.keys(choices) as readonly SettingName[]
