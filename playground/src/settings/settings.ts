import { wireNames } from '../../../src/client/wireNames.ts'

/** What is chosen from a few and stands in the address of the page. The first of each is the default. */
export const choices = {
  wire: wireNames,
  /** How a new schema is merged with what is there. */
  merge: ['merge', 'replace', 'accumulate'],
  /** Of the form, in pixels. */
  width: ['360', '480', '720', 'full'],
  theme: ['system', 'light', 'dark'],
  /** Texts of the form. */
  locale: ['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ar'],
  /** Reading direction of the form; `auto` is that of its language. */
  direction: ['auto', 'ltr', 'rtl'],
  /** Whether the form can be changed. */
  access: ['editable', 'readOnly', 'disabled'],
  /** Whether fields hold values alone, or references to earlier steps too. */
  fill: ['values', 'references'],
  /** Whether a search stands above the fields. */
  search: ['off', 'on'],
} as const

export type Choices = typeof choices
export type SettingName = keyof Choices

export type Settings = {
  /** Base URL of the module; empty where none is chosen yet. */
  readonly module: string
} & { readonly [Name in SettingName]: Choices[Name][number] }

// `as`: `Object.keys` names what the table has, and nothing else is in it.
export const settingNames = Object.keys(choices) as readonly SettingName[]
