import type { BenchField, BenchForm, BenchKind, BenchRows } from './benchForm.ts'

/** Kinds by the last digit of the number: 40 % texts, 30 % selects, 20 % numbers, 10 % checkboxes. */
const kinds = ['text', 'select', 'number', 'text', 'select', 'text', 'number', 'select', 'text', 'checkbox'] as const

const rulesOf: Readonly<Record<BenchKind, Partial<BenchField>>> = {
  text: { required: true, minLength: 2, maxLength: 80 },
  number: { minimum: 0, maximum: 1000 },
  select: { choices: Array.from({ length: 10 }, (_, index) => `Choice ${index}`) },
  checkbox: {},
}

const numbered = (number: number, digits: number) => String(number).padStart(digits, '0')

const createField = (index: number): BenchField => {
  const kind = kinds[index % 10] ?? 'text'
  return {
    id: `f${index}`,
    kind,
    label: `Field ${numbered(index, 5)}`,
    description: `What field ${index} is for, in a few words.`,
    required: false,
    // One of ten, of each kind in turn.
    conditional: index % 10 === Math.floor(index / 10) % 10,
    ...rulesOf[kind],
  }
}

const createFields = (count: number): BenchForm => ({
  toggle: { id: 'more', label: 'Show more fields' },
  fields: Array.from({ length: count }, (_, index) => createField(index)),
  rows: undefined,
  // A text field in the middle that is always visible.
  typed: createField(Math.floor(count / 20) * 10 + 5).label,
})

const columns: readonly BenchKind[] = ['text', 'text', 'select', 'number', 'text', 'checkbox']

const createRows = (count: number, folded: boolean, kinds = columns): BenchForm => {
  const fields = kinds.map((kind, index) => ({
    ...createField(0),
    ...rulesOf[kind],
    kind,
    id: `c${index}`,
    label: `Column ${index}`,
    // So that the field keeps its usual height with an error, which opens a row: see `opening` of the contender `moduleform`.
    ...(kind === 'number' && { description: '' }),
    conditional: false,
  }))
  const values = Array.from({ length: count }, (_, index) => ({ c0: `Row ${numbered(index, 3)}` }))
  const rows: BenchRows = { id: 'rows', label: 'Rows', itemLabel: 'Entry', fields, values, folded }
  return { toggle: undefined, fields: [], rows, typed: undefined }
}

const createOptions = (count: number): BenchForm => {
  const choices = Array.from({ length: count }, (_, index) => `Option ${numbered(index, 5)}`)
  const field: BenchField = { ...createField(1), conditional: false, choices }
  return { toggle: undefined, fields: [field], rows: undefined, typed: undefined }
}

/** The forms of the benchmark by name. Functions, because a page needs only one of them. */
export const forms = {
  fields30: () => createFields(30),
  fields1000: () => createFields(1000),
  fields3000: () => createFields(3000),
  fields10000: () => createFields(10_000),
  rowsFolded: () => createRows(200, true),
  rowsOpen: () => createRows(200, false),
  rowsWide: () =>
    createRows(
      2,
      true,
      Array.from({ length: 8 }, (_, index) => (index % 4 === 3 ? 'number' : 'text')),
    ),
  options10000: () => createOptions(10_000),
} satisfies Record<string, () => BenchForm>

export type FormName = keyof typeof forms
