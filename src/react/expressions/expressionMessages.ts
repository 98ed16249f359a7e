import { getOrInsert } from '../../core/values/getOrInsert.ts'

/** The texts of forms with references to earlier steps, which alone load them. A host replaces them through `messages` like all others. */
export const expressionMessages = {
  /** On the toggle of a field, and beside an expression that can only be read. */
  expression: 'Expression',
  /** The name of the toggle: holds what stands on it. */
  expressionFor: (label: string) => `Expression for ${label}`,
  becameExpression: (label: string) => `${label} is an expression`,
  becameFixed: (label: string) => `${label} is a fixed value`,
  expressionHint: 'A reference to an earlier step',
  insertReference: (label: string) => `Insert a reference into ${label}`,
  references: (label: string) => `References for ${label}`,
  loadingReferences: 'Loading references…',
  referencesNotLoaded: 'Could not be loaded.',
  noReferences: 'There is nothing to refer to.',
  keysOfReferences: 'Enter to insert, Esc to close',
  previewOf: 'Preview:',
  optionsUnknown: (label: string) => `${label} is an expression, so its options are not known. An expression can stand here too.`,
  notFollowed: 'The form does not change with an expression.',
}

export type ExpressionMessages = typeof expressionMessages

const known = new WeakMap<object, ExpressionMessages>()

/** The texts of a form: the host's over the default ones, which stand in for one that throws. */
export const textsOf = (messages: Partial<ExpressionMessages>): ExpressionMessages => getOrInsert(known, messages, merge)

function merge(messages: Partial<ExpressionMessages>): ExpressionMessages {
  const own: Readonly<Record<string, unknown>> = messages
  const texts = Object.entries(expressionMessages).map(([name, text]) => [name, withDefault(own[name], text)])
  // Each text has the type of the default one of that name.
  return Object.fromEntries(texts) as ExpressionMessages
}

const withDefault = (own: unknown, text: string | ((label: string) => string)) =>
  typeof own === 'function' && typeof text === 'function' ? (label: string) => String(own(label)) || text(label) : (own ?? text)
