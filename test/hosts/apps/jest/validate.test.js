/** @jest-environment node */
import { validate } from 'moduleform/core'

const field = (id, pattern) => ({ id, type: 'string', label: id, validation: { pattern } })
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [field('plain', '^[a-z]+$'), field('ahead', '^(?=.*[0-9]).+$')],
}

it('checks patterns, and those with look-around in a thread', async () => {
  const { issues, unchecked } = await validate(schema, { plain: '1', ahead: 'x' })
  expect(issues.map(({ path }) => path)).toEqual([['plain'], ['ahead']])
  expect(unchecked).toEqual([])
})
