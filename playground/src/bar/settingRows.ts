import type { SettingName, Choices } from '../settings/settings.ts'

/** How a menu shows a setting. */
interface SettingRow<Name extends SettingName> {
  readonly label: string
  /** Labels of values, if they differ from the values. */
  readonly names?: Readonly<Partial<Record<Choices[Name][number], string>>>
  /** Explanations of values. */
  readonly help?: Readonly<Partial<Record<Choices[Name][number], string>>>
}

type SettingRows<Name extends SettingName> = { readonly [One in Name]: SettingRow<One> }

/** Settings of requests. */
export const askingRows = {
  wire: {
    label: 'Wire format',
    help: {
      auto: 'Bodies are sent plain, and wrapped in "data" if the module refuses that.',
      plain: 'Bodies are sent plain: { "form_data": … }.',
      data: 'Bodies are sent wrapped: { "data": { "form_data": … } }.',
    },
  },
  merge: {
    label: 'New schemas',
    help: {
      merge: 'A complete answer replaces the schema; a partial one changes the fields it names.',
      replace: 'Each answer replaces the schema.',
      accumulate: "Each answer is partial: fields it doesn't name stay.",
    },
  },
} satisfies SettingRows<'wire' | 'merge'>

/** Settings of the form's display. */
export const viewRows = {
  width: { label: 'Width of the form', help: { full: 'As wide as its pane.' } },
  theme: { label: 'Theme' },
  access: {
    label: 'The form is',
    names: { readOnly: 'read-only' },
    help: { readOnly: 'Values can be read and copied, not changed.', disabled: 'No field can be focused or changed.' },
  },
  fill: {
    label: 'Fields hold',
    help: { references: 'Values, or references to earlier steps of a sample workflow.' },
  },
  search: { label: 'Search above the fields' },
  locale: {
    label: 'Language of the form',
    names: { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', pt: 'Português', ja: '日本語', zh: '中文', ar: 'العربية' },
  },
  direction: { label: 'Reading direction', names: { auto: 'of the language', ltr: 'left to right', rtl: 'right to left' } },
} satisfies SettingRows<'width' | 'theme' | 'access' | 'fill' | 'search' | 'locale' | 'direction'>
