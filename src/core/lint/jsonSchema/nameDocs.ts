import type { FieldType, FormatName, LanguageName, WidgetName } from '../../schema/wire.ts'

/** Specification 2.4. */
export const fieldTypeDocs: Readonly<Record<FieldType, string>> = {
  string: 'A text.',
  number: 'A number.',
  integer: 'A whole number.',
  boolean: 'True or false.',
  connection: 'A connection to another system, chosen from those of the host.',
  object: 'A group of fields, or one choice whose value is an object.',
  array: 'Rows, or a choice of many.',
}

/** Specification 2.5. */
export const widgetDocs: Readonly<Record<WidgetName, string>> = {
  input: 'A text in one line.',
  textarea: 'A text of many lines.',
  password: 'A text that is not shown.',
  SelectWidget: 'A list to choose from.',
  checkbox: 'True or false.',
  CodeblockWidget: 'A code editor; its language stands in ui_options.',
  hidden: 'Not shown.',
}

/** Specification 2.7. */
export const formatDocs: Readonly<Record<FormatName, string>> = {
  email: 'An e-mail address.',
  uri: 'An address with its scheme, such as https://example.com.',
  date: 'A day: 2026-11-21.',
  'date-time': 'A moment with its time zone: 2026-11-21T15:30:00Z.',
  uuid: 'A UUID.',
}

/** Specification 2.5. */
export const languageDocs: Readonly<Record<LanguageName, string>> = {
  json: 'JSON',
  sql: 'SQL',
  javascript: 'JavaScript',
  python: 'Python',
  yaml: 'YAML',
  xml: 'XML',
  html: 'HTML',
  css: 'CSS',
}

/** Specification 2.10. */
export const applyAsDocs: Readonly<Record<'merge' | 'fully_replace', string>> = {
  merge: 'What is given here is merged into the field; the rest stays.',
  fully_replace: 'The field is what is given here and nothing else. Give its type too.',
}

/** Specification 2.8. */
export const contentTypeDocs: Readonly<Record<'managed' | 'custom', string>> = {
  managed: 'The form loads the options.',
  custom: 'The host of the form loads the options.',
}

export const layoutTypeDocs: Readonly<Record<'horizontal', string>> = { horizontal: 'In one row.' }
