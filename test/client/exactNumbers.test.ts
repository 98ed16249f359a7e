import { createClient } from 'moduleform/client'
import { parseSchema } from 'moduleform/core'
import { expect, it } from 'vitest'
import { parseChoices } from '../../src/core/schema/parseChoices.ts'

const answering = (text: string) => createClient({ baseUrl: 'https://modules.test', fetch: async () => new Response(text) })

it('no number of a schema is rounded', async () => {
  const text = '{"metadata": {}, "fields": [{"id": "a", "type": "integer", "default": 12345678901234567890}]}'
  const { schema } = await answering(text).loadSchema({ schema: {}, form_data: {}, content_objects: [] })
  expect(parseSchema(schema).problems).toContainEqual({
    code: 'schema/inexact-number',
    level: 'error',
    pointer: '/fields/0/default',
    args: { text: '12345678901234567890' },
  })
})

it('no number of an option is rounded: there is no such choice', async () => {
  const text =
    '{"content_objects": [{"content_object_name": "a", "data": [{"value": 1e400, "label": "Much"}, {"value": 2, "label": "Two"}]}]}'
  const { records } = await answering(text).loadContent({ form_data: {}, content_object_names: ['a'] })
  expect(parseChoices(records[0]?.data, 'integer').choices).toEqual([{ value: 2, label: 'Two' }])
})
