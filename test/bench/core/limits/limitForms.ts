import type { FormValues } from 'moduleform/core'

/** A schema from a module, and the host's values. */
interface LimitForm {
  readonly schema: object
  readonly values?: FormValues
}

const root = (fields: readonly object[], rules: readonly object[] = []) => ({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields,
  rules,
})

const list = <Entry>(length: number, entryOf: (index: number) => Entry): Entry[] => Array.from({ length }, (_, index) => entryOf(index))

const text = (id: string, rest: object = {}) => ({ id, type: 'string', label: id, ...rest })

const patterned = (pattern: string): LimitForm => ({ schema: root([text('a', { validation: { pattern } })]) })

const nestedGroups = (levels: number): object =>
  levels === 0 ? text('a') : { id: 'g', type: 'object', label: 'G', fields: [nestedGroups(levels - 1)] }

const nestedLists = (levels: number): object =>
  levels === 0
    ? text('a')
    : { id: 'l', type: 'array', label: 'L', default: list(10, () => ({})), items: { type: 'object', fields: [nestedLists(levels - 1)] } }

const rowFields = list(500, (index) => text(`f${index}`, { default: 'x' }))

/** The work that other growth is compared with: it costs more per field in large forms only because memory does. */
export const mapOfIds = 'a Map of all ids'

/** Schemas of at most 100 kB that are made to keep a page busy. */
export const smallForms: Readonly<Record<string, () => LimitForm>> = {
  'lists by default, 8 deep': () => ({ schema: root([nestedLists(8)]) }),
  'rows by default of 500 fields': () => ({
    schema: root([{ id: 'l', type: 'array', default: list(2000, () => ({})), items: { type: 'object', fields: rowFields } }]),
  }),
  'pattern of 100 kB': () => patterned('a?'.repeat(50_000)),
  'pattern of 2,400 groups in groups': () => patterned('('.repeat(2400) + ')'.repeat(2400)),
  'pattern of 2,400 brackets': () => patterned(`${'['.repeat(2400)}]`),
  'pattern of 2,400 alternatives': () => patterned(`(?:${'a|'.repeat(2400)}b)*c`),
  '2,000 groups in groups': () => ({ schema: root([nestedGroups(2000)]) }),
  '500 rules that read nothing there is': () => ({
    schema: root(
      list(700, (index) => text(`fieldname${index}`)),
      list(400, (index) => ({
        if: { and: [{ id: `fieldnam${index}`, operator: 'equal', value: 'x' }] },
        then: { fields: [{ id: `fieldnme${index}`, apply_as: 'merge', label: 'L' }] },
      })),
    ),
  }),
  '500 rules, each with a default that the next one reads': () => ({
    schema: root(
      list(500, (index) => text(`f${index}`)),
      list(499, (index) => ({
        if: { and: [{ id: `f${index}`, operator: 'is_empty' }] },
        then: { fields: [{ id: `f${index + 1}`, apply_as: 'merge', default: 'x' }] },
      })),
    ),
  }),
  '1,000 passwords with unknown keys': () => ({
    schema: root(list(1000, (index) => text(`f${index}`, { default: `secret${index}`, labl: 1, ui_options: { ui_widget: 'password' } }))),
  }),
  'an id of 8,000 dots': () => ({
    schema: root(
      [text('a')],
      [{ if: { and: [{ id: 'a.'.repeat(8000), operator: 'is_empty' }] }, then: { fields: [{ id: 'a', label: 'B' }] } }],
    ),
  }),
  '4,000 unknown keys': () => ({ schema: root([text('a', Object.fromEntries(list(4000, (index) => [`keyname${index}`, 1])))]) }),
}

/** Large schemas without bad intent. */
export const largeForms: Readonly<Record<string, () => LimitForm>> = {
  '20,000 rows of the host': () => ({
    schema: root([{ id: 'l', type: 'array', items: { type: 'object', fields: [text('a', { default: 'x' })] } }]),
    values: { l: list(20_000, (index) => ({ a: `v${index}` })) },
  }),
  '100,000 choices': () => ({
    schema: root([text('a', { choices: { values: list(100_000, (index) => ({ value: `v${index}`, label: `Choice ${index}` })) } })]),
    values: { a: 'v99999' },
  }),
  'label of 1 MB': () => ({ schema: root([text('a', { label: 'a word '.repeat(150_000) })]) }),
}

/** Fields in groups of nine, each with a default; a different `label` makes another version of the schema. */
export const groupedSchema = (count: number, label: string): object =>
  root(
    list(count / 10, (group) => ({
      id: `g${group}`,
      type: 'object',
      label: `Group ${group}`,
      fields: list(9, (index) => text(`f${index}`, { label: `${label} ${index}`, default: label, validation: { min_length: 1 } })),
    })),
  )

const deep = (levels: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level += 1) value = { inner: value }
  return value
}

/** Values that are not JSON, or expensive to read. */
export const strangeValues = (): Record<string, unknown> => {
  const cyclic: Record<string, unknown> = {}
  cyclic['self'] = cyclic
  const gaps: unknown[] = []
  gaps[1_000_000] = 'x'
  const failing = () => {
    throw new Error('This cannot be read.')
  }
  return {
    getter: Object.defineProperty({}, 'a', { enumerable: true, get: failing }),
    proxy: new Proxy({}, { ownKeys: failing, get: failing }),
    cyclic,
    deep: deep(100_000),
    gaps,
    bigint: 1n,
    call: failing,
    date: new Date(0),
    map: new Map([['a', 1]]),
  }
}
