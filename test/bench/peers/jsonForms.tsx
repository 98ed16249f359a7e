import { JsonForms } from '@jsonforms/react'
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers'
import type { BenchForm } from '../forms/benchForm.ts'
import { offerContender } from '../page/offerContender.ts'
import { renderReact } from '../page/renderReact.ts'
import { initialValuesOf, jsonSchemaOf } from './jsonSchemaOf.ts'

function uiSchemaOf({ toggle, fields, rows }: BenchForm) {
  const control = (id: string) => ({ type: 'Control', scope: `#/properties/${id}` })
  const rule = { effect: 'SHOW', condition: { scope: `#/properties/${toggle?.id}`, schema: { const: true } } }
  return {
    type: 'VerticalLayout',
    elements: [
      ...(toggle ? [control(toggle.id)] : []),
      ...fields.map(({ id, conditional }) => (conditional ? { ...control(id), rule } : control(id))),
      ...(rows ? [control(rows.id)] : []),
    ],
  }
}

offerContender({
  prepare: (form) => {
    const given = { schema: jsonSchemaOf(form), uischema: uiSchemaOf(form), data: initialValuesOf(form) }
    return (host) => {
      renderReact(
        host,
        <JsonForms {...given} renderers={vanillaRenderers} cells={vanillaCells} config={{ showUnfocusedDescription: true }} />,
      )
      return {}
    }
  },
})
