import { describe, expect, it } from 'vitest'
import { createExplainedForm } from '../support/explainedForm.ts'
import { schemaOf } from '../support/createTestForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const hidden = { ui_options: { ui_widget: 'hidden' } }
const rule = (id: string, condition: object, effect: object) => ({
  if: { and: [condition] },
  then: { fields: [{ id, apply_as: 'merge', ...effect }] },
})
const isCron = { id: 'schedule_type', operator: 'equal', value: 'cron' }

describe('The definition of a field', () => {
  it('is told as the schema has it and as it is in force, each difference with its rule', () => {
    const form = createExplainedForm({
      schema: [text('kind', { default: 'mail' }), text('to', { label: 'To', validation: { required: true } })].concat(),
    })
    expect(form.explain('to').definition.changes).toEqual([])
    const ruled = createExplainedForm({
      schema: schemaOf([text('kind', { default: 'mail' }), text('to', { label: 'To' })], {
        rules: [
          rule('to', { id: 'kind', operator: 'equal', value: 'mail' }, { format: 'email', validation: { pattern: '.+@.+' } }),
          rule('to', { id: 'kind', operator: 'equal', value: 'sms' }, { label: 'Number' }),
        ],
      }),
    })
    const { definition } = ruled.explain('to')
    expect(definition.base).toEqual(text('to', { label: 'To' }))
    expect(definition.effective).toEqual(text('to', { label: 'To', format: 'email', validation: { pattern: '.+@.+' } }))
    expect(definition.changes).toEqual([
      { key: 'format', before: undefined, after: 'email', rule: '/rules/0' },
      { key: 'validation.pattern', before: undefined, after: '.+@.+', rule: '/rules/0' },
    ])
    expect(definition.rules.map(({ pointer, inForce, changes }) => [pointer, inForce, changes.map(({ key }) => key)])).toEqual([
      ['/rules/0', true, ['format', 'validation.pattern']],
      ['/rules/1', false, ['label']],
    ])
  })

  it('names the rules of a group around the field where they say something of the field', () => {
    const group = { id: 'g', type: 'object', fields: [text('a'), text('b')] }
    const effect = { fields: [{ id: 'a', label: 'Changed' }] }
    const form = createExplainedForm({
      schema: schemaOf([text('k'), group], { rules: [rule('g', { id: 'k', operator: 'is_not_empty' }, effect)] }),
    })
    expect(form.explain('g/a').definition.rules).toMatchObject([{ inForce: false, target: { path: ['g'] }, changes: [{ key: 'label' }] }])
    expect(form.explain('g/b').definition.rules).toEqual([])
    form.set('k', 'x')
    expect(form.explain('g/a').definition).toMatchObject({ changes: [{ key: 'label', after: 'Changed', rule: '/rules/0' }] })
  })

  it('names the later rule of a group where an earlier one is about the field itself', () => {
    const group = { id: 'g', type: 'object', fields: [text('a')] }
    const isFilled = { id: 'k', operator: 'is_not_empty' }
    const form = createExplainedForm({
      schema: schemaOf([text('k'), group], {
        rules: [rule('g.a', isFilled, { label: 'First' }), rule('g', isFilled, { fields: [{ id: 'a', label: 'Last' }] })],
      }),
    })
    form.set('k', 'x')
    expect(form.explain('g/a').definition).toMatchObject({ changes: [{ key: 'label', after: 'Last', rule: '/rules/1' }] })
  })
})

describe('What hides a field', () => {
  it('is the rule with what it compares and what the field holds', () => {
    const form = createExplainedForm({
      schema: [text('schedule_type', { label: 'Schedule', rules: [rule('every', isCron, hidden)] }), text('every')],
      initialValues: { schedule_type: 'cron' },
    })
    const { visibility } = form.explain('every')
    expect(visibility).toMatchObject({ shown: false, countsAsEmpty: true, submitted: false })
    expect(visibility.hiddenBy).toMatchObject([
      {
        field: { path: ['every'] },
        cause: 'rule',
        rule: {
          pointer: '/fields/0/rules/0',
          number: 1,
          condition: {
            kind: 'and',
            holds: true,
            terms: [
              {
                id: 'schedule_type',
                fields: [{ path: ['schedule_type'], label: 'Schedule' }],
                operator: 'equal',
                expected: 'cron',
                actual: ['cron'],
                holds: true,
              },
            ],
          },
        },
      },
    ])
    form.set('schedule_type', 'interval')
    expect(form.explain('every').visibility).toMatchObject({ shown: true, hiddenBy: [], submitted: true })
  })

  it('is the schema until a rule shows it, and then that rule is named', () => {
    const form = createExplainedForm({
      schema: [text('schedule_type', { rules: [rule('cron', isCron, { ui_options: { ui_widget: null } })] }), text('cron', hidden)],
    })
    expect(form.explain('cron').visibility.hiddenBy).toMatchObject([
      { cause: 'schema', rule: undefined, shownBy: [{ pointer: '/fields/0/rules/0', inForce: false }] },
    ])
    form.set('schedule_type', 'cron')
    expect(form.explain('cron').visibility).toMatchObject({ shown: true, hiddenBy: [], shownBy: { pointer: '/fields/0/rules/0' } })
  })

  it('may be what it lies in, in rows as elsewhere', () => {
    const rows = {
      id: 'rows',
      type: 'array',
      items: { type: 'object', fields: [text('kind'), { id: 'g', type: 'object', fields: [text('a')] }] },
    }
    const form = createExplainedForm({
      schema: schemaOf([{ ...rows, items: { ...rows.items, rules: [rule('g', { id: 'kind', operator: 'is_empty' }, hidden)] } }]),
      initialValues: { rows: [{ kind: 'x' }, { g: { a: 'kept' } }] },
    })
    expect(form.explain('rows/0/g/a').visibility.shown).toBe(true)
    expect(form.explain('rows/1/g/a').visibility).toMatchObject({
      shown: false,
      hiddenBy: [
        { field: { path: ['rows', 1, 'g'] }, cause: 'rule', rule: { condition: { terms: [{ fields: [{ path: ['rows', 1, 'kind'] }] }] } } },
      ],
    })
  })
})

describe('The value of a field', () => {
  const schema = [text('a'), text('b', { default: 'by default' }), text('c'), { id: 'n', type: 'integer' }]

  it('is told with who gave it', async () => {
    const form = createExplainedForm({ schema, initialValues: { c: 'of the host', n: 'ten', old: 'x' } })
    const originOf = (path: string) => form.explain(path).value.origin
    expect(['a', 'b', 'c'].map(originOf)).toEqual(['none', 'default', 'host'])
    await form.clock.advance(5000)
    form.type('a', 'typed')
    form.type('n', 'twelve')
    expect(form.explain('a').value).toMatchObject({
      value: 'typed',
      origin: 'user',
      isDirty: true,
      initial: undefined,
      lastChange: { cause: 'user', at: form.clock.now() },
    })
    expect(form.explain('n').value.unread).toBe('twelve')
  })

  it('is told to come from the effect of a rule where that brought the default', () => {
    const form = createExplainedForm({
      schema: [text('k', { rules: [rule('a', { id: 'k', operator: 'is_not_empty' }, { default: 'R' })] }), text('a')],
    })
    form.type('k', 'x')
    expect(form.explain('a').value).toMatchObject({ value: 'R', origin: 'default', isRuleDefault: true, lastChange: { cause: 'rule' } })
  })

  it('is told to have been set aside where the last answer brought its field back', async () => {
    const kind = text('kind', { on_action: { load_schema: true } })
    const form = createExplainedForm({ schema: [kind], initialValues: { extra: 'kept' } })
    form.choose('kind', 'a')
    form.blur('kind')
    await form.settle()
    await form.answer(0, schemaOf([kind, text('extra')]))
    expect(form.explain('extra').value).toMatchObject({ value: 'kept', origin: 'host', returned: true })
  })
})

describe('The requests for schemas', () => {
  const kind = text('kind', {
    label: 'Kind',
    on_action: { load_schema: true },
    choices: { values: ['a', 'b', 'c'].map((value) => ({ value, label: value })) },
  })

  it('are told with the field that asked, how the answer was merged, and what it did', async () => {
    const form = createExplainedForm({ schema: [kind, text('a')] })
    expect(form.explain('a').schema).toMatchObject({
      reason: { kind: 'inline' },
      merge: undefined,
      request: 'idle',
      triggers: [{ field: { path: ['kind'] } }],
    })
    form.choose('kind', 'a')
    await form.settle()
    expect(form.explain('a').schema).toMatchObject({ request: 'loading', requestReason: { kind: 'fields', fields: [{ path: ['kind'] }] } })
    await form.answer(0, schemaOf([kind, text('a', { label: 'Other' }), text('b')]))
    expect(form.explain('a').schema).toMatchObject({
      reason: { kind: 'fields', fields: [{ path: ['kind'], label: 'Kind' }] },
      merge: 'merge',
      answer: 'whole',
      effects: ['changed'],
      triggers: [{ sent: 'a', value: 'a', isChanged: false }],
    })
    expect(form.explain('b').schema.effects).toEqual(['added'])
  })

  it('are remembered while somebody watches, those that were overtaken among them', async () => {
    const form = createExplainedForm({ schema: [kind] })
    form.choose('kind', 'a')
    await form.settle()
    form.choose('kind', 'b')
    await form.settle()
    await form.answer(1, schemaOf([kind]))
    expect(form.explain('kind').schema.requests.map(({ outcome }) => outcome)).toEqual(['superseded', 'answered'])
    form.stopObserving()
    const { requests, reason } = form.explain('kind').schema
    expect([requests, reason.kind]).toEqual([[], 'fields'])
  })

  it('fail with what the client says', async () => {
    const form = createExplainedForm({ schema: [kind] })
    form.choose('kind', 'a')
    await form.settle()
    await form.fail(0, new Error('No such object.'))
    expect(form.explain('kind').schema).toMatchObject({ request: 'failed', error: 'No such object.', isTrigger: true })
  })
})

describe('Options', () => {
  const country = text('country', { label: 'Country', choices: { values: [{ value: 'ca', label: 'Canada' }] } })
  const state = text('state', {
    choices: { values: [] },
    content: { type: ['managed'], content_objects: [{ id: 'states', content_object_depends_on_fields: [{ id: 'country' }] }] },
  })

  it('wait for a dependency that is empty', () => {
    const form = createExplainedForm({ schema: [country, state] })
    expect(form.explain('state').options).toMatchObject({
      offered: 'none',
      status: 'waiting',
      objects: [
        { name: 'states', status: 'waiting', dependencies: [{ id: 'country', values: [undefined], gates: true, isAwaited: true }] },
      ],
    })
  })

  it('are told with the object that brought them, and when', async () => {
    const form = createExplainedForm({ schema: [country, state] })
    form.show('state')
    form.choose('country', 'ca')
    await form.settle()
    const askedAt = form.clock.now()
    await form.clock.advance(200)
    await form.answer(0, { states: [{ value: 'on', label: 'Ontario' }] })
    expect(form.explain('state').options).toMatchObject({
      offered: 'loaded',
      status: 'ready',
      options: [{ value: 'on', label: 'Ontario', object: 'states' }],
      objects: [{ status: 'ready', count: 1, askedAt, answeredAt: askedAt + 200, dependencies: [{ values: ['ca'], isAwaited: false }] }],
    })
  })
})

describe('What hangs together', () => {
  it('is told from both ends', () => {
    const state = text('state', {
      content: { type: ['managed'], content_objects: [{ id: 'states', content_object_depends_on_fields: [{ id: 'k' }] }] },
    })
    const form = createExplainedForm({
      schema: [text('k', { rules: [rule('a', { id: 'k', operator: 'is_empty' }, { validation: { required: true } })] }), text('a'), state],
    })
    expect(form.explain('k').readBy).toEqual([
      { field: { path: ['a'], label: 'A' }, count: 1, by: 'rule', names: ['/fields/0/rules/0'], keys: ['validation'] },
      { field: { path: ['state'], label: 'State' }, count: 1, by: 'content', names: ['states'], keys: [] },
    ])
    expect(form.explain('a').reads).toMatchObject([{ field: { path: ['k'] }, by: 'rule' }])
    expect(form.explain('state').reads).toMatchObject([{ field: { path: ['k'] }, by: 'content', names: ['states'] }])
  })
})

describe('What is wrong with a field', () => {
  it('is told before it shows, and so is what nobody has looked at', () => {
    const form = createExplainedForm({
      schema: [text('a', { validation: { required: true } }), text('b', { validation: { pattern: '^x' } }), text('c', hidden)],
      initialValues: { b: 'x' },
    })
    expect(form.explain('a').validation).toMatchObject({
      error: { rule: 'required' },
      isErrorShown: false,
      rules: [{ rule: 'required', value: true }],
    })
    expect(form.explain('b').validation).toMatchObject({ error: undefined, unchecked: 'notRun' })
    expect(form.explain('c').validation.unchecked).toBe('hidden')
    form.blur('a')
    expect(form.explain('a').validation).toMatchObject({ isErrorShown: true, isTouched: true })
  })
})
