import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { formatProblem } from '../../src/core/lint/formatProblem.ts'
import { parseSchema } from '../../src/core/schema/parseSchema.ts'
import { lintSchema } from '../../src/patterns/lintSchema.ts'
import { toLinearPattern } from '../../src/patterns/toLinearPattern.ts'
import { describeStep } from '../../stories/docs/examples/describeStep.ts'
import { saveStep } from '../../stories/docs/examples/saveStep.ts'
import { schemaOf } from '../support/createTestForm.ts'

const hides = {
  if: { and: [{ id: 'country', operator: 'not_equal', value: 'CA' }] },
  then: { fields: [{ id: 'province', ui_options: { ui_widget: 'hidden' } }] },
}
const schema = schemaOf([
  { id: 'name', type: 'string', validation: { required: true, pattern: '^[A-Z]' } },
  {
    id: 'country',
    type: 'string',
    default: 'CA',
    choices: {
      values: [
        { value: 'CA', label: 'Canada' },
        { value: 'IS', label: 'Iceland' },
      ],
    },
    rules: [hides],
  },
  { id: 'province', type: 'object', content: { type: ['managed'], content_objects: [{ id: 'provinces' }] } },
])
const province = { id: 'ON', label: 'Ontario' }

describe('"Without React"', () => {
  it('names every export of moduleform/core', () => {
    const page = readFileSync('stories/docs/Core.mdx', 'utf8')
    const lists = [...readFileSync('src/core.ts', 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)].map(([, names]) => names ?? '')
    const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim().replace(/^type |^.* as /, ''))
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter((name) => name !== '' && !new RegExp(`\`${name}[\`(]`).test(page))).toEqual([])
  })

  it('keeps what a form would submit', async () => {
    const kept: object[] = []
    const save = async (values: object) =>
      saveStep(
        new Request('https://host.test', { method: 'POST', body: JSON.stringify(values) }),
        schema,
        async (one) => void kept.push(one),
      )
    expect((await save({ name: 'Ada', country: 'IS', province })).status).toBe(200)
    expect(kept).toEqual([{ name: 'Ada', country: 'IS' }])
  })

  it('refuses what a form would not submit, in words that a form can show', async () => {
    const body = JSON.stringify({ name: 'ada', country: 'DE' })
    const answer = await saveStep(new Request('https://host.test', { method: 'POST', body }), schema, () =>
      Promise.reject(new Error('kept')),
    )
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ errors: [{ path: ['name'] }, { path: ['country'] }] })
  })

  it('describes a step by its labels', () => {
    expect(describeStep(schema, { name: 'Ada', province })).toEqual(['Name: Ada', 'Country: Canada', 'Province: Ontario'])
    expect(describeStep(schema, { country: 'IS', province })).toEqual(['Country: Iceland'])
  })
})

/** The call in the example of a docblock, and its result in the comment beside or below it. */
const example = /@example(?:\n \*)? (.+?)(?:\n \*)? \/\/ (.+)/

describe('The example in a docblock', () => {
  it.each([
    ['src/core/lint/formatProblem.ts', { formatProblem }],
    ['src/core/schema/parseSchema.ts', { parseSchema }],
    ['src/patterns/lintSchema.ts', { lintSchema }],
    ['src/patterns/toLinearPattern.ts', { toLinearPattern }],
  ])('of %s returns what it says', (path, scope) => {
    const [, call = '', result = ''] = example.exec(readFileSync(path, 'utf8')) ?? []
    expect(call).toContain(Object.keys(scope)[0])
    expect(runInNewContext(`(${call})`, scope)).toEqual(runInNewContext(`(${result})`))
  })
})
