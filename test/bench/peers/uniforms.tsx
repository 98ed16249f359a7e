import Ajv from 'ajv'
import { useForm } from 'uniforms'
import { JSONSchemaBridge } from 'uniforms-bridge-json-schema'
import { AutoField, AutoForm, ErrorsField } from 'uniforms-unstyled'
import type { ReactNode } from 'react'
import { offerContender } from '../page/offerContender.ts'
import { renderReact } from '../page/renderReact.ts'
import { initialValuesOf, jsonSchemaOf } from './jsonSchemaOf.ts'

function bridgeOf(schema: object) {
  const validate = new Ajv({ allErrors: true, useDefaults: true, keywords: ['uniforms'] }).compile(schema)
  const validator = (model: object) => {
    validate(model)
    return validate.errors?.length ? { details: validate.errors } : null
  }
  return new JSONSchemaBridge({ schema, validator })
}

/** As in its documentation. */
function DisplayIf({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { model } = useForm<Record<string, unknown>>()
  return model[name] === true ? <>{children}</> : null
}

/** The library renders no descriptions itself. */
const drawn = (id: string, description: string) => (
  <div key={id}>
    <AutoField name={id} />
    <div>{description}</div>
  </div>
)

offerContender({
  prepare: (form) => {
    const schema = jsonSchemaOf(form)
    const model = initialValuesOf(form)
    const { toggle, fields, rows } = form
    return (host) => {
      renderReact(
        host,
        <AutoForm schema={bridgeOf(schema)} model={model}>
          {toggle && <AutoField name={toggle.id} />}
          {fields.map(({ id, conditional, description }) =>
            conditional ? (
              <DisplayIf key={id} name={toggle?.id ?? ''}>
                {drawn(id, description)}
              </DisplayIf>
            ) : (
              drawn(id, description)
            ),
          )}
          {rows && <AutoField name={rows.id} />}
          <ErrorsField />
        </AutoForm>,
      )
      return {}
    }
  },
})
