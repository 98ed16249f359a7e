import { createForm } from '@bpmn-io/form-js-viewer'
import '@bpmn-io/form-js-viewer/dist/assets/form-js.css'
import type { BenchField, BenchForm, BenchKind } from '../forms/benchForm.ts'
import { offerContender } from '../page/offerContender.ts'
import { initialValuesOf } from './jsonSchemaOf.ts'

const types: Readonly<Record<BenchKind, string>> = { text: 'textfield', number: 'number', select: 'select', checkbox: 'checkbox' }

const componentOf = (field: BenchField, toggle?: string) => ({
  type: types[field.kind],
  key: field.id,
  label: field.label,
  description: field.description,
  validate: { required: field.required, minLength: field.minLength, maxLength: field.maxLength, min: field.minimum, max: field.maximum },
  ...(field.choices && { values: field.choices.map((value) => ({ value, label: value })) }),
  ...(field.conditional && { conditional: { hide: `=not(${toggle})` } }),
})

const schemaOf = ({ toggle, fields, rows }: BenchForm) => ({
  type: 'default',
  components: [
    ...(toggle ? [{ type: 'checkbox', key: toggle.id, label: toggle.label }] : []),
    ...fields.map((field) => componentOf(field, toggle?.id)),
    ...(rows
      ? [
          {
            type: 'dynamiclist',
            path: rows.id,
            label: rows.label,
            showOutline: true,
            allowAddRemove: true,
            disableCollapse: true,
            components: rows.fields.map((field) => componentOf(field)),
          },
        ]
      : []),
  ],
})

offerContender({
  prepare: (form) => {
    // Its debounce of 300 ms would hide the cost of a key press.
    const given = { schema: schemaOf(form), data: initialValuesOf(form), debounce: false }
    return async (host) => {
      await createForm({ ...given, container: host })
      return {}
    }
  },
})
