import { isTemplate, validate, type Definition, type FormValues } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../../support/createTestForm.ts'

interface ValidationFixture {
  readonly description: string
  readonly definition: Definition
  readonly value?: unknown
  readonly text?: string
  readonly choices?: unknown
}

interface RuleFixture {
  readonly description: string
  readonly schema: object
  readonly cases: readonly { readonly formData: FormValues }[]
}

const ofFields = import.meta.glob<ValidationFixture>('../../fixtures/validation/*.json', { eager: true, import: 'default' })
const ofRules = import.meta.glob<RuleFixture>('../../fixtures/rules/*.json', { eager: true, import: 'default' })

type Row = readonly [name: string, schema: object, values: FormValues]

/** Typed text and loaded choices cannot be part of a schema and its values. */
const fieldRows = Object.entries(ofFields).flatMap(([file, { definition, value, text, choices }]): Row[] =>
  text === undefined && choices === undefined ? [[nameOf(file), schemaOf([{ ...definition, id: 'f' }]), { f: value }]] : [],
)
const ruleRows = Object.entries(ofRules).flatMap(([file, { schema, cases }]) =>
  cases.map(({ formData }): Row => [`${nameOf(file)} ${JSON.stringify(formData)}`, schema, formData]),
)
/** Every field required, visible or not. */
const requiringRows = ruleRows.map(([name, schema, values]): Row => [`${name}, all required`, requireAll(schema), values])

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.json$/g, '')
}

function requireAll<Json>(json: Json): Json {
  const isField = (value: object) => 'id' in value && 'type' in value
  return JSON.parse(JSON.stringify(json), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && isField(value) ? { ...value, validation: { required: true } } : value,
  ) as Json
}

describe.each([...fieldRows, ...ruleRows, ...requiringRows])('%s', (_name, schema, values) => {
  it.each(['omit', 'keep'] as const)('is judged as by a form that is open with these values, hidden ones %s', async (hiddenValues) => {
    const form = createTestForm({ schema, initialValues: values, hiddenValues })
    await form.submit()
    const shown = form.view().errors.map(({ path, message }) => ({ path, message, level: 'error' }))
    const { issues, unchecked, submitData } = await validate(schema, form.data(), { hiddenValues })
    expect(issues.map(({ path, message, level }) => ({ path, message, level }))).toEqual(shown)
    expect(unchecked).toEqual([])
    expect(submitData).toEqual(form.submitData())
  })
})

/** The same values with an expression in one place, for each place. */
function* withExpression(value: unknown): Generator<unknown> {
  yield '{{ steps.order.id }}'
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    for (const other of withExpression(part))
      yield Array.isArray(value) ? value.map((row: unknown, index) => (index === Number(key) ? other : row)) : { ...value, [key]: other }
  }
}

const expressionRows = [...ruleRows, ...requiringRows, ...fieldRows].flatMap(([name, schema, values]) =>
  [...withExpression(values)].slice(1).map((others): Row => [`${name} as ${JSON.stringify(others)}`, schema, others as FormValues]),
)

describe('with expressions in their places', () => {
  const templates = { isTemplate, reloads: false }

  it.each(expressionRows)('%s', async (_name, schema, values) => {
    const form = createTestForm({ schema, initialValues: values, templates })
    await form.submit()
    const shown = form.view().errors.map(({ path, message }) => ({ path, message }))
    const { issues, submitData } = await validate(schema, form.data(), { isTemplate })
    const found = issues.filter(({ level }) => level === 'error').map(({ path, message }) => ({ path, message }))
    expect(found).toEqual(shown)
    expect(submitData).toEqual(form.submitData())
  })
})
