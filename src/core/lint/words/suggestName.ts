import { fieldTypeNames } from '../../schema/fieldTypeNames.ts'
import { formatNames, languageNames, widgetNames } from '../../schema/wire.ts'
import type { Problem } from '../../schema/problems.ts'
import { findNearMiss } from '../../schema/findNearMiss.ts'
import { getValue, segmentsOf } from '../../values/path.ts'
import { operatorRows } from '../operatorRows.ts'

interface Names {
  readonly right: readonly string[]
  /** Wrong names that modules use, normalised (lower case, no underscores), and the intended name. */
  readonly wrong: Readonly<Record<string, string>>
}

/** The codes about texts that are not one of a few names. */
type NameCode =
  'field/unknown-type' | 'field/unknown-widget' | 'field/unknown-format' | 'widget/unknown-language' | 'rules/unknown-operator'

const types = {
  text: 'string',
  str: 'string',
  date: 'string',
  datetime: 'string',
  email: 'string',
  url: 'string',
  password: 'string',
  select: 'string',
  enum: 'string',
  int: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  checkbox: 'boolean',
  dict: 'object',
  group: 'object',
  json: 'object',
  list: 'array',
  multiselect: 'array',
}

const widgets = {
  text: 'input',
  textinput: 'input',
  textwidget: 'input',
  inputwidget: 'input',
  multiline: 'textarea',
  textareawidget: 'textarea',
  passwordwidget: 'password',
  secret: 'password',
  select: 'SelectWidget',
  dropdown: 'SelectWidget',
  radio: 'SelectWidget',
  radiowidget: 'SelectWidget',
  combobox: 'SelectWidget',
  multiselect: 'SelectWidget',
  autocomplete: 'SelectWidget',
  toggle: 'checkbox',
  switch: 'checkbox',
  checkboxwidget: 'checkbox',
  code: 'CodeblockWidget',
  codeblock: 'CodeblockWidget',
  codeeditor: 'CodeblockWidget',
  jsoneditor: 'CodeblockWidget',
  hiddenwidget: 'hidden',
  none: 'hidden',
}

const operators = Object.fromEntries(
  Object.entries(operatorRows).flatMap(([operator, { misspellings }]) => misspellings.map((written) => [written, operator])),
)

const namesOf: Readonly<Record<NameCode, Names>> = {
  'field/unknown-type': { right: fieldTypeNames, wrong: types },
  'field/unknown-widget': { right: widgetNames, wrong: widgets },
  'field/unknown-format': {
    right: formatNames,
    wrong: { url: 'uri', link: 'uri', mail: 'email', guid: 'uuid', timestamp: 'date-time' },
  },
  'widget/unknown-language': {
    right: languageNames,
    wrong: { js: 'javascript', typescript: 'javascript', ts: 'javascript', py: 'python', yml: 'yaml' },
  },
  'rules/unknown-operator': { right: Object.keys(operatorRows), wrong: operators },
}

/** The most likely intended name for an unknown one. */
export const suggestName = (code: NameCode, name: string): string | undefined =>
  findNearMiss(name, namesOf[code].right, namesOf[code].wrong)

const isOfName = (problem: Problem): problem is Extract<Problem, { code: NameCode }> => Object.hasOwn(namesOf, problem.code)

/** Adds the most likely intended name to a problem of the parser. A value that is no text, which `args` only describe, suggests none. */
export const withSuggestion = (problem: Problem, document: unknown): Problem => {
  if (!isOfName(problem) || typeof getValue(document, segmentsOf(problem.pointer)) !== 'string') return problem
  const [name = ''] = Object.values(problem.args)
  // `as`: the other args stay as they are.
  return { ...problem, args: { ...problem.args, right: suggestName(problem.code, name) } } as Problem
}
