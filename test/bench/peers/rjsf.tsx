import Form from '@rjsf/core'
import validator from '@rjsf/validator-ajv8'
import type { BenchForm } from '../forms/benchForm.ts'
import { clickButton } from '../page/findControl.ts'
import { offerContender } from '../page/offerContender.ts'
import { renderReact } from '../page/renderReact.ts'
import { initialValuesOf, jsonSchemaOf, objectOf } from './jsonSchemaOf.ts'

/** Conditional fields with `dependencies`, as in its documentation; `ui:order` places them between the others. */
function schemaOf(form: BenchForm) {
  const { toggle, fields } = form
  const schema = jsonSchemaOf({ ...form, fields: fields.filter(({ conditional }) => !conditional) })
  if (!toggle) return schema
  const { properties, required } = objectOf(fields.filter(({ conditional }) => conditional))
  const shown = { properties: { [toggle.id]: { enum: [true] }, ...properties }, required }
  return { ...schema, dependencies: { [toggle.id]: { oneOf: [shown, { properties: { [toggle.id]: { enum: [false] } } }] } } }
}

const orderOf = ({ toggle, fields, rows }: BenchForm) => [
  ...(toggle ? [toggle.id] : []),
  ...fields.map(({ id }) => id),
  ...(rows ? [rows.id] : []),
  '*',
]

offerContender({
  prepare: (form) => {
    const props = { schema: schemaOf(form), uiSchema: { 'ui:order': orderOf(form) }, formData: initialValuesOf(form) }
    return (host) => {
      renderReact(host, <Form {...props} validator={validator} />)
      return form.rows
        ? {
            addRow: () => clickButton('.rjsf-array-item-add button'),
            removeFirst: () => clickButton('.rjsf-array-item-remove'),
          }
        : {}
    }
  },
})
