import type { RuleArgs, RuleName } from '../core/validation/ruleArgs.ts'
import type { FormMessages, FormTexts } from './uiMessages.ts'

/** Every text of a form and of its errors in one language: a missing text is a type error. */
export type Catalogue = Required<FormTexts> & { readonly [Rule in RuleName]: (args: RuleArgs[Rule]) => string }

/** A language for a form: `import { de } from 'moduleform/locales/de'`, or one of the host's own. Decisions §2. */
export interface Locale {
  /** Locale of dates and numbers: `de`, or `{ ...de, tag: 'de-CH' }` for a regional variant. */
  readonly tag: string
  readonly messages: Catalogue
  /** `messages` with the numbers and dates within them as `tag` writes them. The catalogues of the package have it. */
  readonly messagesIn?: ((locale: Partial<Locale>) => Catalogue | undefined) | undefined
}

const none: FormMessages = {}

// `as`, here and below: a text has neither key, and hosts without types may have `null` for a missing locale.

/** The language tag of a `locale` prop. */
export const tagOf = (locale: string | Locale | undefined): string | undefined =>
  (locale as Partial<Locale> | undefined)?.tag ?? ((locale ?? undefined) as string | undefined)

/** The texts of a `locale` prop: none for a tag alone. */
export const translationOf = (locale: string | Locale | undefined): FormMessages => {
  const given = locale as Partial<Locale> | undefined
  return given?.messagesIn?.(given) ?? given?.messages ?? none
}
