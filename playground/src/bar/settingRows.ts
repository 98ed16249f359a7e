import type { SettingName, Choices } from '../settings/settings.ts'

/** How a menu shows a setting. */
interface SettingRow<Name extends SettingName> {
  readonly label: string
  /** What values are called, where not by themselves. */
  readonly names?: Readonly<Partial<Record<Choices[Name][number], string>>>
  /** What each value means. */
  readonly help?: Readonly<Partial<Record<Choices[Name][number], string>>>
}

type SettingRows<Name extends SettingName> = { readonly [One in Name]: SettingRow<One> }

/** How the module is asked. */
export const askingRows = {
  wire: {
    label: 'Wire format',
    help: {
      auto: 'Bodies go out plain, and wrapped in "data" once a module refuses them plain.',
      plain: 'Bodies go out as they are: { "form_data": … }.',
      data: 'Bodies go out wrapped: { "data": { "form_data": … } }.',
    },
  },
  merge: {
    label: 'New schemas',
    help: {
      merge: 'An answer that is whole takes the place of the schema; one that is a part changes the fields that it names.',
      replace: 'The answer is the schema.',
      accumulate: 'Every answer is a part: fields that it does not name stay.',
    },
  },
} satisfies SettingRows<'wire' | 'merge'>

/** How the form is shown. */
export const viewRows = {
  width: { label: 'Width of the form', help: { full: 'As wide as its pane.' } },
  theme: { label: 'Theme' },
  access: {
    label: 'The form is',
    names: { readOnly: 'read-only' },
    help: { readOnly: 'Values can be read and copied, not changed.', disabled: 'Nothing in it takes the focus.' },
  },
  fill: {
    label: 'Fields hold',
    help: { references: 'Values, or references to what earlier steps of a made-up workflow gave.' },
  },
  search: { label: 'Search above the fields' },
  locale: {
    label: 'Language of the form',
    names: { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', pt: 'Português', ja: '日本語', zh: '中文', ar: 'العربية' },
  },
  direction: { label: 'Reading direction', names: { auto: 'of the language', ltr: 'left to right', rtl: 'right to left' } },
} satisfies SettingRows<'width' | 'theme' | 'access' | 'fill' | 'search' | 'locale' | 'direction'>
