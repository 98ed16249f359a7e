/** Text fields, half of them with a rule that reads another field; each second field has a minimum length. */
export function createCoreForm(count: number) {
  const half = count / 2
  const fields = Array.from({ length: count }, (_, index) => ({
    id: `f${index}`,
    type: 'string',
    label: `Field ${index}`,
    validation: { required: true, min_length: 2 },
  }))
  const rules = Array.from({ length: half }, (_, index) => ({
    if: { and: [{ id: `f${index}`, operator: 'equal', value: 'on' }] },
    then: { fields: [{ id: `f${half + index}`, apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
  }))
  const values = Object.fromEntries(fields.map(({ id }, index) => [id, index % 2 === 0 ? 'on' : 'off']))
  return { json: { metadata: { workflows_module_schema_version: '1.0.0' }, fields, rules }, values }
}
