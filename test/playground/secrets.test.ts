import { describe, expect, it } from 'vitest'
import { collectSecrets } from '../../playground/src/secrets/collectSecrets.ts'
import { maskSecrets } from '../../playground/src/secrets/maskSecrets.ts'

const password = (id: string) => ({ id, type: 'string', default: 'changeme', ui_options: { ui_widget: 'password' } })

const schema = {
  fields: [
    password('token'),
    { id: 'servers', type: 'array', items: { type: 'object', fields: [password('key'), { id: 'host', type: 'string' }] } },
    {
      id: 'mode',
      type: 'string',
      rules: [
        {
          if: { and: [{ id: 'mode', operator: 'equal', value: 'pin' }] },
          then: { fields: [{ id: 'pin', apply_as: 'merge', ui_options: { ui_widget: 'password' } }] },
        },
      ],
    },
  ],
}
const form_data = { token: 's3cret-token', servers: [{ key: 'k-1234', host: 'a' }], mode: 'pin', pin: '0042', note: 'open' }
const secrets = collectSecrets([{ schema, form_data }])

describe('Secrets in what the playground shows', () => {
  it('are the values of password fields at any depth, also of those that a rule makes one', () => {
    expect(maskSecrets(form_data, secrets)).toEqual({
      token: '•••',
      servers: [{ key: '•••', host: 'a' }],
      mode: 'pin',
      pin: '•••',
      note: 'open',
    })
  })

  it('are masked too where a module repeats them', () => {
    expect(maskSecrets({ error: 'No account for "s3cret-token".' }, secrets)).toEqual({ error: 'No account for "•••".' })
  })

  it('are the defaults of password fields', () => {
    expect(JSON.stringify(maskSecrets(schema, secrets))).not.toContain('changeme')
  })

  it('are all credentials, whatever they are called', () => {
    expect(maskSecrets({ data: {}, credentials: { user: 'ada', deep: { pass: 'x' }, empty: '' } }, secrets)).toEqual({
      data: {},
      credentials: { user: '•••', deep: { pass: '•••' }, empty: '' },
    })
  })

  it('leave the rest as it is', () => {
    const body = { fields: [{ id: 'host', default: 'localhost', validation: { required: true, minimum: 1 } }], none: null }
    expect(maskSecrets(body, secrets)).toEqual(body)
  })
})
