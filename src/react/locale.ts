import type { RuleArgs, RuleName } from '../core/validation/ruleArgs.ts'
import type { FormMessages, FormTexts } from './uiMessages.ts'

/** Every text of a form and of its errors in one language: a text that is missing does not compile. */
export type Catalogue = Required<FormTexts> & { readonly [Rule in RuleName]: (args: RuleArgs[Rule]) => string }

/** A language that a form speaks: `import { de } from 'moduleform/locales/de'`, or one of the host's own. Decisions §2. */
export interface Locale {
  /** As dates and numbers are written: `de`, or `{ ...de, tag: 'de-CH' }` for a country's own way. */
  readonly tag: string
  readonly messages: Catalogue
}

const none: FormMessages = {}

/** The language tag of what a host gives as `locale`. */
export const tagOf = (locale: string | Locale | undefined): string | undefined => (typeof locale === 'object' ? locale.tag : locale)

/** The texts of what a host gives as `locale`: none of a tag alone. */
export const translationOf = (locale: string | Locale | undefined): FormMessages => (typeof locale === 'object' ? locale.messages : none)
