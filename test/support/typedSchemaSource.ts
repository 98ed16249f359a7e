/** A TypeScript module with that many fields, each with a rule that refers to two others. */
export function typedSchemaSource(count: number): string {
  const fieldOf = (
    index: number,
  ) => `{ id: 'field_${index}', type: '${index % 2 === 0 ? 'string' : 'integer'}', label: 'Field', validation: { required: true },
    rules: [{ if: { and: [{ id: 'field_${(index * 7) % count}', operator: 'equal', value: 1 }] }, then: { fields: [{ id: 'field_${(index * 11) % count}', apply_as: 'merge' }] } }] }`
  return `import { createModule, defineSchema, type FormValuesOf } from 'moduleform/module'
const form = defineSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields: [${Array.from({ length: count }, (_, index) => fieldOf(index)).join()}] })
createModule({ schema: form })
export const data: FormValuesOf<typeof form> = { field_0: 'text' }
`
}
