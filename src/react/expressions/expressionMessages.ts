import { lateTexts } from '../lateTexts.ts'

/** The texts of forms with references to earlier steps, which alone load them. A host replaces them through `messages` like all others. */
export const expressionMessages = {
  /** On the toggle of a field, and beside an expression that can only be read. */
  expression: 'Expression',
  /** Accessible name of the toggle: contains its visible text. */
  expressionFor: (label: string) => `Expression for ${label}`,
  becameExpression: (label: string) => `${label} is an expression`,
  becameFixed: (label: string) => `${label} is a fixed value`,
  expressionHint: 'A reference to an earlier step',
  insertReference: (label: string) => `Insert a reference into ${label}`,
  references: (label: string) => `References for ${label}`,
  loadingReferences: 'Loading references…',
  referencesNotLoaded: 'Could not be loaded.',
  noReferences: 'There is nothing to refer to.',
  noReferenceMatches: (query: string) => `Nothing matches "${query}".`,
  keysOfReferences: 'Enter to insert, Esc to close',
  previewOf: 'Preview:',
  optionsUnknown: (label: string) => `${label} is an expression, so its options are not known. An expression can stand here too.`,
  notFollowed: 'The form does not change with an expression.',
}

/** The texts of references to earlier steps, by name; they load with `templates`. */
export type ExpressionMessages = typeof expressionMessages

/** The texts of a form. */
export const textsOf = (messages: Partial<ExpressionMessages>): ExpressionMessages => lateTexts(expressionMessages, messages)
