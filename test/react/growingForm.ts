import type { FormValues } from 'moduleform/core'
import { schemaOf } from '../support/createTestForm.ts'

const choices = { values: ['c0', 'c1', 'c2', 'c3'].map((value) => ({ value, label: value.toUpperCase() })) }
const line = [
  { id: 'a', type: 'string', label: 'A' },
  { id: 'n', type: 'number', label: 'N' },
  { id: 'd', type: 'string', format: 'date', label: 'D' },
]
const connection = { id: 'p', label: 'Mine' }

interface Kind {
  readonly id: string
  readonly definition: Readonly<Record<string, unknown>> & { readonly validation?: object }
  readonly value: unknown
}

/** One field of each kind, with a value. */
const kinds: readonly Kind[] = [
  { id: 'text', definition: { type: 'string', validation: { max_length: 200 } }, value: 'hello' },
  { id: 'pattern', definition: { type: 'string', validation: { pattern: '^[a-z]+$' } }, value: 'abc' },
  { id: 'number', definition: { type: 'number', validation: { minimum: 1 } }, value: 1.5 },
  { id: 'whole', definition: { type: 'integer' }, value: 7 },
  { id: 'date', definition: { type: 'string', format: 'date' }, value: '2026-12-01' },
  { id: 'time', definition: { type: 'string', format: 'date-time' }, value: '2026-12-01T10:00:00Z' },
  { id: 'flag', definition: { type: 'boolean' }, value: true },
  { id: 'closed', definition: { type: 'string', choices }, value: 'c1' },
  { id: 'loaded', definition: { type: 'string', content: { type: ['managed'], content_objects: [{ id: 'cities' }] } }, value: 'x1' },
  { id: 'several', definition: { type: 'array', items: { type: 'string', choices } }, value: ['c1', 'c2'] },
  { id: 'words', definition: { type: 'array', items: { type: 'string' } }, value: ['a', 'b', 'c'] },
  { id: 'area', definition: { type: 'string', ui_options: { ui_widget: 'textarea' } }, value: 'a\nb' },
  { id: 'secret', definition: { type: 'string', ui_options: { ui_widget: 'password' } }, value: 'hush' },
  { id: 'code', definition: { type: 'string', ui_options: { ui_widget: 'CodeblockWidget' } }, value: 'x = 1' },
  { id: 'group', definition: { type: 'object', fields: line.slice(0, 2) }, value: { a: 'x', n: 2 } },
  {
    id: 'rows',
    definition: { type: 'array', items: { type: 'object', fields: line } },
    value: [{ a: 'x', n: 2, d: '2026-12-01' }, { a: 'y' }],
  },
  { id: 'account', definition: { type: 'connection' }, value: connection },
]

const kindAt = (index: number): Kind => {
  const kind = kinds[index % kinds.length]
  if (kind === undefined) throw new Error('There are no kinds of fields.')
  return kind
}

const idAt = (index: number): string => kindAt(index).id + String(index)

/** The id of the first field, which a rule for every tenth field reads. */
export const ruled = idAt(0)

/** A form with as many fields of every kind, every third required and every tenth with a rule; `mark` stands at the end of all labels. */
export const growingSchema = (count: number, mark = '') => {
  const rules = Array.from({ length: Math.floor(count / 10) }, (_, index) => ({
    if: { and: [{ id: ruled, operator: 'equal', value: 'on' }] },
    then: { fields: [{ id: idAt(index * 10 + 3), apply_as: 'merge', label: 'Changed' }] },
  }))
  const fields = Array.from({ length: count }, (_, index) => {
    const { definition } = kindAt(index)
    const validation = index % 3 === 0 && { validation: { ...definition.validation, required: true } }
    return {
      id: idAt(index),
      label: `${idAt(index)}${mark}`,
      description: 'Some words.',
      ...definition,
      ...validation,
      ...(index === 0 && { rules }),
    }
  })
  return schemaOf(fields)
}

/** A value for each field of such a form. */
export const growingValues = (count: number): FormValues =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [idAt(index), kindAt(index).value]))

/** A form of rows with a field of most kinds, rows of single values beside them, and a field whose `on` renames or retypes those of all rows. */
export const growingRows = (mark = '', ruledType = 'string') => {
  const inside = kinds.filter(({ id }) => !['pattern', 'whole', 'time', 'secret', 'code', 'account', 'area'].includes(id))
  const fields = inside.map(({ id, definition }) => ({ id, label: id + mark, ...definition }))
  const rules = [
    {
      if: { and: [{ id: 'top', operator: 'equal', value: 'on' }] },
      then: { fields: [{ id: 'all', apply_as: 'merge', items: { fields: [{ id: 'text', label: 'Ruled', type: ruledType }] } }] },
    },
  ]
  return schemaOf([
    { id: 'top', type: 'string', label: `Top${mark}`, rules },
    { id: 'all', type: 'array', label: `All${mark}`, items: { type: 'object', label: 'Line', fields } },
    { id: 'plain', type: 'array', label: `Plain${mark}`, items: { type: 'number' } },
  ])
}

/** The values of `count` rows. */
export const growingRowValues = (count: number): FormValues => {
  const row = Object.fromEntries(kinds.map(({ id, value }) => [id, value]))
  const { text, number, date, flag, closed, loaded, several, words, group, rows } = row
  return {
    all: Array.from({ length: count }, () => ({ text, number, date, flag, closed, loaded, several, words, group, rows })),
    plain: Array.from({ length: count }, (_, index) => index + 0.5),
  }
}
