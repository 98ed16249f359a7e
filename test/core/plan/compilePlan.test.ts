import { describe, expect, it } from 'vitest'
import { group, hide, merge, planOf, problemsOf, rows, show, text, when } from './planOf.ts'

describe('nodes', () => {
  it('name fields, rows and their children by template, in the order shown', () => {
    const plan = planOf([text('a'), group('g', [text('x')]), rows('r', [text('y'), rows('s', [text('z')])])])
    expect([...plan.nodes.keys()]).toEqual(['/a', '/g', '/g/x', '/r', '/r/~', '/r/~/y', '/r/~/s', '/r/~/s/~', '/r/~/s/~/z'])
    expect(plan.root).toMatchObject({ template: '', shape: 'group', control: 'group' })
    expect(plan.nodes.get('/r')?.row).toBe(plan.nodes.get('/r/~'))
    expect(plan.nodes.get('/r/~')).toMatchObject({ id: '~', shape: 'group' })
  })

  it('keep an empty form a group', () => {
    expect(planOf([]).root).toMatchObject({ shape: 'group', children: [] })
  })

  it('escape ids, so that a field called ~ is no row', () => {
    expect([...planOf([text('a/b'), text('~')]).nodes.keys()]).toEqual(['/a~1b', '/~0'])
  })

  it.each([
    ['first_name', 'First name'],
    ['apiKey', 'Api key'],
    ['URL', 'URL'],
    ['zip-code.main', 'Zip code main'],
    ['__', '__'],
  ])('make the id %s readable where the label is missing', (id, label) => {
    expect(planOf([text(id)]).root.children[0]?.label).toBe(label)
    expect(planOf([text(id, { label: '' })]).root.children[0]?.label).toBe(label)
    expect(planOf([text(id, { label: ' ' })]).root.children[0]?.label).toBe(label)
  })

  it('label a row as its items are labelled, or not at all', () => {
    const plan = planOf([rows('r', [text('x')], { label: 'Contact' }), rows('s', [text('x')], { label: '' })])
    expect([plan.nodes.get('/r/~')?.label, plan.nodes.get('/s/~')?.label]).toEqual(['Contact', ''])
  })

  it('show rows of objects without fields as JSON, and rows without items as texts', () => {
    const plan = planOf([
      { id: 'json', type: 'array', items: { type: 'object' } },
      { id: 'bare', type: 'array' },
    ])
    expect(plan.nodes.get('/json/~')).toMatchObject({ control: 'CodeblockWidget', shape: 'value' })
    expect(plan.nodes.get('/bare/~')).toMatchObject({ control: 'input', shape: 'value' })
  })

  it('have no children where a select or code editor holds the whole value', () => {
    const plan = planOf([group('g', [text('x')], { ui_options: { ui_widget: 'CodeblockWidget' } })])
    expect(plan.nodes.get('/g')).toMatchObject({ control: 'CodeblockWidget', shape: 'value', children: [] })
  })

  it('take options from the field, or from the items of a multi-select', () => {
    const choices = { values: [{ value: 'a', label: 'A' }] }
    const plan = planOf([text('one', { choices }), { id: 'many', type: 'array', items: { type: 'string', choices } }, text('none')])
    expect(plan.nodes.get('/one')?.optionSource).toBe(plan.nodes.get('/one')?.definition)
    expect(plan.nodes.get('/many')?.optionSource).toBe(plan.nodes.get('/many')?.definition.items)
    expect(plan.nodes.get('/none')?.optionSource).toBeUndefined()
  })

  it('are the same for the same definition and template', () => {
    const plan = planOf([text('a')])
    const node = plan.nodes.get('/a')
    expect(plan.compileNode('a', '/a', node?.definition ?? {})).toBe(node)
  })
})

describe('what a rule could show', () => {
  const hidden = { ui_options: { ui_widget: 'hidden' } }
  it.each([
    ['a field that is shown', [text('x')], true],
    ['a hidden field without rules', [text('x', hidden)], false],
    ['a hidden field that rules only hide', [text('x', { ...hidden, rules: [when('x', 'is_empty', undefined, hide('x'))] })], false],
    ['a hidden field that a rule shows', [text('x', { ...hidden, rules: [when('x', 'is_empty', undefined, show('x'))] })], true],
    [
      'a hidden field that a rule gives a widget',
      [text('x', { ...hidden, rules: [when('x', 'is_empty', undefined, merge('x', { ui_options: { ui_widget: 'textarea' } }))] })],
      true,
    ],
    [
      'a hidden field whose options a rule takes away',
      [text('x', { ...hidden, rules: [when('x', 'is_empty', undefined, merge('x', { ui_options: null }))] })],
      true,
    ],
    [
      'a hidden field that is replaced by a shown one',
      [text('x', { ...hidden, rules: [when('x', 'is_empty', undefined, { id: 'x', apply_as: 'fully_replace', type: 'string' })] })],
      true,
    ],
    [
      'a hidden field that is replaced by a hidden one',
      [text('x', { ...hidden, rules: [when('x', 'is_empty', undefined, { ...hidden, id: 'x', apply_as: 'fully_replace' })] })],
      false,
    ],
    [
      'a hidden field whose label a rule changes',
      [text('x', { ...hidden, rules: [when('x', 'is_empty', undefined, merge('x', { label: 'X' }))] })],
      false,
    ],
  ])('is told of %s', (_, fields, switchable) => {
    expect(planOf(fields).nodes.get('/x')?.switchable).toBe(switchable)
  })

  it('is told of a child that an effect on its group shows', () => {
    const effect = merge('g', { fields: [{ id: 'x', ui_options: { ui_widget: null } }] })
    const plan = planOf([group('g', [text('x', hidden)])], { rules: [when('g', 'is_empty', undefined, effect)] })
    expect(plan.nodes.get('/g/x')?.switchable).toBe(true)
  })
})

describe('what the host asks about', () => {
  it('is found in the schema and in effects', () => {
    const plan = planOf(
      [
        text('s', { on_action: { load_schema: true } }),
        { id: 'c', type: 'connection', allowed_app_types: [], allowed_connection_management_types: [] },
        text('x'),
      ],
      { rules: [when('s', 'is_empty', undefined, merge('x', { on_action: { load_schema: true }, validation: { pattern: 'a' } }))] },
    )
    expect(plan.loadSchemaTemplates).toEqual(['/s', '/x'])
    expect(plan.connectionTemplates).toEqual(['/c'])
  })

  it('reports patterns that do not compile, also in effects', () => {
    const problems = problemsOf([text('x', { validation: { pattern: '(' } })], {
      rules: [when('x', 'is_empty', undefined, merge('x', { validation: { pattern: '[' } }))],
    })
    expect(problems).toEqual([
      { code: 'validation/pattern-does-not-compile', level: 'warning', pointer: '/fields/0/validation/pattern', args: { pattern: '(' } },
      {
        code: 'validation/pattern-does-not-compile',
        level: 'warning',
        pointer: '/rules/0/then/fields/0/validation/pattern',
        args: { pattern: '[' },
      },
    ])
  })
})

describe('size', () => {
  it('compiles a chain of 5,000 rules and a cycle of 5,000 fields', () => {
    const chain = Array.from({ length: 5000 }, (_, at) =>
      text(`f${at}`, { rules: [when(`f${at + 1}`, 'is_empty', undefined, hide(`f${at}`))] }),
    )
    const form = [[...chain, text('f5000')]] as const
    const open = planOf(...form)
    expect(problemsOf(...form)).toEqual([])
    expect([...open.targets.keys()].at(0)).toBe('/f4999')
    const closed = planOf([...chain, text('f5000', { rules: [when('f0', 'is_empty', undefined, hide('f5000'))] })])
    expect(closed.targets.get('/f7')?.cycle?.size).toBe(5001)
  })
})
