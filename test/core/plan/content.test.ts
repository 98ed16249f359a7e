import type { Plan } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { selectContentReaders } from '../../../src/core/plan/plan.ts'
import { group, merge, planOf, problemsOf, rows, text, when } from './planOf.ts'

const loading = { on_action: { load_schema: true } }
const content = (...dependencies: string[]) => ({
  content: {
    type: ['managed'],
    content_objects: [{ id: 'options', content_object_depends_on_fields: dependencies.map((id) => ({ id })) }],
  },
})
const dependenciesOf = (plan: Plan, template: string) => {
  const node = plan.nodes.get(template)
  return (
    node && plan.contentOf(node).map(({ dependencies }) => dependencies.map(({ operand, sharedRows }) => [operand.template, sharedRows]))
  )
}
const at = (field: string) => `${field}/content/content_objects/0/content_object_depends_on_fields/0/id`

describe('content objects', () => {
  it('resolve their dependencies from where the field stands', () => {
    const form = [
      [
        text('a', loading),
        { ...rows('r', [text('a', loading), text('x', content('a'))]), ...loading },
        text('y', content('a')),
        text('z', content('r.items')),
        text('free', content()),
      ],
    ] as const
    const plan = planOf(...form)
    expect(dependenciesOf(plan, '/r/~/x')).toEqual([[['/r/~/a', 1]]])
    expect(dependenciesOf(plan, '/y')).toEqual([[['/a', 0]]])
    expect(dependenciesOf(plan, '/z')).toEqual([[['/r/~', 0]]])
    expect(dependenciesOf(plan, '/free')).toEqual([[]])
    expect(plan.contentTemplates).toEqual(['/r/~/x', '/y', '/z', '/free'])
    expect(problemsOf(...form)).toEqual([])
  })

  it('of items belong to the multi-select', () => {
    const plan = planOf([text('a', loading), { id: 'm', type: 'array', items: { type: 'string', ...content('a') } }])
    expect(dependenciesOf(plan, '/m')).toEqual([[['/a', 0]]])
  })

  it('leave out unknown dependencies and those on themselves, and report them', () => {
    const form = [text('x', content('nowhere')), text('y', content('y')), group('g', [text('z', content('g'))])]
    const plan = planOf(form)
    expect(['/x', '/y', '/g/z'].map((template) => dependenciesOf(plan, template))).toEqual([[[]], [[]], [[]]])
    expect(problemsOf(form)).toEqual([
      { code: 'content/unknown-dependency', level: 'error', pointer: at('/fields/0'), args: { id: 'nowhere' } },
      { code: 'content/self-dependency', level: 'warning', pointer: at('/fields/1'), args: { id: 'y' } },
      { code: 'content/self-dependency', level: 'warning', pointer: at('/fields/2/fields/0'), args: { id: 'g' } },
    ])
  })

  it('leave out dependencies that wait for each other, keep the others, and report the circle once', () => {
    const form = [text('a', { ...loading, ...content('b') }), text('b', { ...loading, ...content('a') }), text('c', content('a'))]
    const plan = planOf(form)
    expect(['/a', '/b', '/c'].map((template) => dependenciesOf(plan, template))).toEqual([[[]], [[]], [[['/a', 0]]]])
    expect(problemsOf(form)).toEqual([
      { code: 'content/cyclic-dependency', level: 'warning', pointer: '/fields/0/content', args: { fields: ['a', 'b'] } },
    ])
  })

  it('leave them out in a node of an earlier plan as well, where nothing in it has changed', () => {
    const waiting = text('a', content('b'))
    const earlier = planOf([waiting, text('b')]).nodes.get('/a')
    const plan = planOf([structuredClone(waiting), text('b', content('a'))])
    expect(earlier && plan.contentOf(earlier)[0]?.dependencies).toEqual([])
  })

  it('warn of a dependency that neither asks for a schema nor lies in a field that does', () => {
    const problems = problemsOf([text('a'), { ...group('g', [text('b')]), ...loading }, text('x', content('a')), text('y', content('g.b'))])
    expect(problems).toEqual([
      {
        code: 'content/dependency-without-load-schema',
        level: 'warning',
        pointer: '/fields/2/content/content_objects/0/content_object_depends_on_fields/0/id',
        args: { id: 'a' },
      },
    ])
  })

  it('of an effect are resolved when it applies, and told to readers before', () => {
    const plan = planOf([text('a'), text('x')], { rules: [when('a', 'is_empty', undefined, merge('x', content('a')))] })
    expect(plan.contentTemplates).toEqual(['/x'])
    expect(selectContentReaders(plan, '/a')).toEqual(['/x'])
    const node = plan.compileNode('x', '/x', text('x', content('a')))
    expect(plan.contentOf(node)[0]?.dependencies.map(({ id }) => id)).toEqual(['a'])
    expect(plan.contentOf(node)).toBe(plan.contentOf(node))
  })
})

describe('content of items that an effect brings', () => {
  it('may belong to the array, as a multi-select, or to each of its rows', () => {
    const plan = planOf([text('a'), { id: 'm', type: 'array', items: { type: 'string' } }], {
      rules: [when('a', 'is_not_empty', undefined, merge('m', { items: content('a') }))],
    })
    expect(plan.contentTemplates).toEqual(['/m', '/m/~'])
  })
})

describe('selectContentReaders', () => {
  it('lists the fields that depend on a template, on what holds it or is below it', () => {
    const plan = planOf([group('g', [text('a')]), text('x', content('g.a')), text('y', content('g')), text('z', content())])
    expect(selectContentReaders(plan, '/g/a')).toEqual(['/x', '/y'])
    expect(selectContentReaders(plan, '/g')).toEqual(['/x', '/y'])
    expect(selectContentReaders(plan, '/z')).toEqual([])
  })
})
