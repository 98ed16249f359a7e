import { describe, expect, it } from 'vitest'
import { createTypeChecker } from '../support/createTypeChecker.ts'
import { typedSchemaSource } from '../support/typedSchemaSource.ts'

const checker = createTypeChecker()
const head = `import { useField, useRows, type FieldPath, type ModuleFormHandle, type SubmitErrors, type SubmitValuesOf, type UseField, type UseRows } from 'moduleform'
`
const source = `${head}import { defineSchema } from 'moduleform'
const order = defineSchema({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'email', type: 'string' },
    { id: 'address', type: 'object', fields: [{ id: 'city', type: 'string' }] },
    { id: 'lines', type: 'array', items: { type: 'object', fields: [{ id: 'sku', type: 'string' }, { id: 'count', type: 'integer' }] } },
  ],
})
declare const form: ModuleFormHandle<typeof order>
const useOrderField: UseField<typeof order> = useField
const useOrderRows: UseRows<typeof order> = useRows
`

describe('A typed form refuses', () => {
  it.each([
    ['a path to no field', `form.setValue('/emial', 'x')`, `'/emial'`, `'"/emial"' is not assignable`],
    ['a list that leads to no field', `form.focusField(['lines', 0, 'sk'])`, `['lines', 0, 'sk']`, `Type '"sk"' is not assignable`],
    [
      'a value that does not fit',
      `form.setValue('/lines/0/count', 'two')`,
      `'two'`,
      `'string' is not assignable to parameter of type 'number'`,
    ],
    [
      'one of several that does not fit',
      `form.setValues([{ path: 'email', value: 1 }])`,
      `{ path: 'email', value: 1 }`,
      `'number' is not assignable to type 'string'`,
    ],
    [
      'a listener of something else',
      `form.subscribe('email', (value: number | undefined) => value)`,
      `(value: number | undefined) => value`,
      `is not assignable`,
    ],
    ['a field that is not there', `useOrderField('adress')`, `'adress'`, `'"adress"' is not assignable`],
    ['rows of no array', `useOrderRows('email')`, `'email'`, `'"email"' is not assignable`],
    [
      'an error beside the fields',
      `export const errors: SubmitErrors<typeof order> = { errors: [{ path: '/emial', message: '' }] }`,
      'path',
      `'"/emial"' is not assignable`,
    ],
  ])('%s', (_, line, at, message) => {
    expect(checker.findFaults(source + line)).toEqual([{ at, message: expect.stringContaining(message) }])
  })

  it('a value of the wrong type in words that name the values, and no schema', () => {
    const [fault] = checker.findFaults(`${source}form.reset({ address: { city: 1 } })`)
    expect(fault).toEqual({ at: 'city', message: `Type 'number' is not assignable to type 'string'.` })
    const [read] = checker.findFaults(`${source}export const data: number = form.getFormData()`)
    expect(read?.message).toMatch(/^Type '\{ readonly email\?: string \| null/)
  })
})

describe('An editor proposes', () => {
  it.each([
    ['paths', `form.setValue('|', 'x')`, ['email', '/email', '/address/city', '/lines']],
    ['ids in a path', `form.setValue(['|'], 'x')`, ['email', 'address', 'lines']],
    ['ids in a path of rows', `useOrderField(['lines', 0, '|'])`, ['sku', 'count']],
    ['arrays', `useOrderRows('|')`, ['lines', '/lines']],
  ])('%s', (_, line, expected) => {
    expect(checker.complete(source + line)).toEqual(expect.arrayContaining(expected))
  })
})

describe('The cost of typing a form', () => {
  it('is bounded: values, paths and hooks of 300 fields with rules take fewer than 120,000 instantiations more', () => {
    const schema = head + typedSchemaSource(300)
    const used = `${schema}
declare const handle: ModuleFormHandle<typeof form>
handle.setValue('/field_7', 1)
handle.setValue(['field_8'], 'text')
const useTyped: UseField<typeof form> = useField
export const field = useTyped('field_9').value
export const sent = (values: SubmitValuesOf<typeof form>): string => String(values.field_1)
export const path: FieldPath<typeof form> = 'field_2'
export const plain: ModuleFormHandle = handle
`
    expect(checker.findFaults(used)).toEqual([])
    const plain = checker.countInstantiations(`${schema}// another version`)
    expect(checker.countInstantiations(`${used}// another version`) - plain).toBeLessThan(120_000)
  })
})
