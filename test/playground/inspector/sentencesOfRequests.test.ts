import { describe, expect, it } from 'vitest'
import { describeOptions } from '../../../playground/src/inspector/describeOptions.ts'
import { describeSchema } from '../../../playground/src/inspector/describeSchema.ts'
import { describeReadBy, describeReads, describeValidation, describeValue } from '../../../playground/src/inspector/describeValue.ts'
import { textOf } from '../../../playground/src/inspector/sentence.ts'
import { createExplainedForm } from '../../support/explainedForm.ts'
import { schemaOf, type TestFormOptions } from '../../support/createTestForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const country = text('country', { choices: { values: ['ca', 'us'].map((value) => ({ value, label: value })) } })
const dependsOn = (...ids: string[]) => ({ content_object_depends_on_fields: ids.map((id) => ({ id })) })
const states = (rest: object = dependsOn('country'), type = ['managed']) =>
  text('state', { choices: { values: [] }, content: { type, content_objects: [{ id: 'states', ...rest }] } })

describe('Options of content objects', () => {
  const open = (options: TestFormOptions) => {
    const form = createExplainedForm(options)
    form.show('state')
    const said = () => {
      const { options: told } = form.explain('state')
      return told === undefined ? [] : describeOptions(told, form.clock.now()).map(textOf)
    }
    return { ...form, said }
  }

  it('wait for a dependency that is empty', () => {
    expect(open({ schema: [country, states()] }).said()).toEqual(['Options of `states` wait for `country`, which is empty.'])
    const two = open({ schema: [country, text('kind'), states(dependsOn('country', 'kind'))] })
    expect(two.said()).toEqual(['Options of `states` wait for `country` and `kind`, which are empty.'])
  })

  it('wait for a dependency that is an expression', () => {
    const templates = { isTemplate: (value: string) => value.startsWith('='), reloads: false }
    const form = open({ schema: [text('country'), states()], templates, initialValues: { country: '=step' } })
    expect(form.said()).toEqual(['Options of `states` wait for `country`, which holds an expression.'])
  })

  it('are about to be asked for in the moment that they are needed', () => {
    const form = open({ schema: [country, states()], initialValues: { country: 'ca' } })
    expect(form.said()).toEqual(['Options of `states` are about to load.'])
  })

  it('were not asked for yet where the field has come with a text that is half typed', async () => {
    const isShown = {
      if: { and: [{ id: 'kind', operator: 'equal', value: 'x' }] },
      then: { fields: [{ id: 'state', apply_as: 'merge', ui_options: { ui_widget: null } }] },
    }
    const form = open({
      schema: schemaOf([country, text('kind'), { ...states(dependsOn('country', 'kind')), ui_options: { ui_widget: 'hidden' } }], {
        rules: [isShown],
      }),
      initialValues: { country: 'ca' },
    })
    form.type('kind', 'x')
    expect(form.said()).toEqual(['Options of `states` have not been loaded yet.'])
    await form.clock.advance(1000)
    expect(form.said()).toEqual(['Options of `states` are loading for 1 s.'])
  })

  it('load, come and grow old', async () => {
    const form = open({ schema: [country, states()], initialValues: { country: 'ca' } })
    await form.settle()
    await form.clock.advance(2000)
    expect(form.said()).toEqual(['Options of `states` are loading for 2 s.'])
    await form.clock.advance(3000)
    expect(form.said()).toEqual(['Options of `states` are loading for 5 s (slow).'])
    await form.answer(0, {
      states: [
        { value: 'on', label: 'Ontario' },
        { value: 'qc', label: 'Quebec' },
      ],
    })
    await form.clock.advance(125_000)
    expect(form.said()).toEqual(['2 options of `states` for `country` = `ca`, loaded 2 min ago.'])
  })

  it('may be none, more than came, or not to be read', async () => {
    const form = open({ schema: [country, states()], initialValues: { country: 'ca' } })
    await form.settle()
    await form.answer(0, { states: [] })
    expect(form.said()).toEqual(['`states` has no options for `country` = `ca`, loaded 0 s ago.'])
    form.refresh('state')
    await form.settle()
    await form.answer(1, { states: { data: [{ value: 'on', label: 'Ontario' }, null], pagination: { has_next_page: true } } })
    expect(form.said()).toEqual([
      '2 options of `states` for `country` = `ca`, loaded 0 s ago.',
      'The module has more options of `states` than it sent.',
      '1 entry of `states` could not be read.',
    ])
  })

  it('fail, with the words of the module, and quietly where nobody had asked', async () => {
    const form = open({ schema: [country, states()], initialValues: { country: 'ca' } })
    await form.settle()
    await form.fail(0, new Error('No such country.'))
    expect(form.said()).toEqual([
      'Options of `states` failed to load, and nobody had asked for them: No such country. Opening the list asks again.',
    ])
    form.open('state')
    await form.settle()
    await form.answer(1, {})
    expect(form.said()).toEqual(['Options of `states` failed to load: The answer has no record of the content object "states".'])
  })

  it('are not asked for while the field is hidden', () => {
    const form = open({ schema: [country, { ...states(), ui_options: { ui_widget: 'hidden' } }], initialValues: { country: 'ca' } })
    expect(form.said()).toEqual(['Options of `states` are not loaded while the field is hidden.'])
  })

  it('are the business of the host where their type is `custom`', () => {
    const form = open({ schema: [country, states(dependsOn('country'), ['custom'])] })
    expect(form.said()).toContain('`states` is loaded by the host (`custom`), or by the module where the host has no loader for it.')
  })

  it('do not wait for an id that no field has', () => {
    const form = open({ schema: [states(dependsOn('nobody'))] })
    expect(form.said()).toContain('`states` does not wait for `nobody`: no field has that id, or the two wait for each other.')
  })

  it('are asked for anew by fields that load schemas, and may be older than other fields', async () => {
    const form = open({
      schema: [country, text('kind', { on_action: { load_schema: true } }), text('other'), states()],
      initialValues: { country: 'ca' },
    })
    await form.settle()
    await form.answer(0, { states: [{ value: 'on', label: 'Ontario' }] })
    form.type('other', 'x')
    expect(form.said().slice(1)).toEqual(['A change of `kind` reloads `states`.', '`other` changed since; opening the list reloads it.'])
  })
})

describe('The schema', () => {
  const kind = text('kind', { on_action: { load_schema: true }, choices: { values: ['a', 'b'].map((value) => ({ value, label: value })) } })
  const open = (options: TestFormOptions) => {
    const form = createExplainedForm(options)
    return { ...form, said: (path = 'kind') => describeSchema(form.explain(path).schema, form.clock.now()).map(textOf) }
  }
  const isTrigger = 'A change of this field asks for a new schema.'

  it('was given, or asked for because the form had none, or by hand', async () => {
    expect(open({ schema: [kind] }).said()).toEqual(['The host gave the schema; the module was not asked.', isTrigger])
    const form = open({})
    form.reload()
    await form.settle()
    await form.answer(form.requests.length - 1, schemaOf([kind]))
    expect(form.said()[0]).toBe('The schema was asked for because the form had none of this module.')
    form.reload()
    await form.settle()
    await form.answer(form.requests.length - 1, schemaOf([kind]))
    expect(form.said()[0]).toBe('The schema was reloaded by hand; the answer was merged (`merge`) as a complete form.')
  })

  it.each([
    ['merge', [kind, text('new')], '; the answer was merged (`merge`) as a complete form.'],
    ['merge', [text('new')], '; the answer was merged (`merge`) as a partial answer.'],
    ['accumulate', [kind, text('new')], '; the answer was merged (`accumulate`) as a partial answer.'],
    ['replace', [kind, text('new')], '; the answer replaced it (`replace`).'],
  ] as const)('was asked for because a field changed, and its answer merged by %s', async (schemaMerge, fields, end) => {
    const form = open({ schema: [kind], schemaMerge })
    form.choose('kind', 'a')
    await form.settle()
    expect(form.said()).toContain('Asking now: the schema was asked for because `kind` changed.')
    await form.answer(0, schemaOf(fields))
    expect(form.said('new')).toEqual([`The schema was asked for because \`kind\` changed${end}`, 'The last answer added this field.'])
  })

  it('tells of requests that were overtaken or dropped, and of failures', async () => {
    const form = open({ schema: [kind] })
    form.choose('kind', 'a')
    await form.settle()
    form.choose('kind', 'b')
    await form.settle()
    expect(form.said()).toContain('A newer request took the place of one, 0 s ago (`kind`).')
    await form.fail(1, new Error('Out of order.'))
    expect(form.said()).toContain('The last request failed: Out of order.')
  })
})

it('says where a value comes from', () => {
  const { explain, type } = createExplainedForm({
    schema: [
      text('none'),
      text('ours', { default: 'd' }),
      text('host'),
      { id: 'n', type: 'integer' },
      { id: 'group', type: 'object', fields: [text('inner', { default: 'd' }), { id: 'empty', type: 'object', fields: [text('x')] }] },
    ],
    initialValues: { host: 'h' },
  })
  const said = (path: string) => describeValue(explain(path).value, 0).map(textOf)
  expect(said('none')).toEqual(['No value has been set.'])
  expect(said('ours')).toEqual(["The schema's default."])
  expect(said('group')).toEqual(['Made of the values of its fields.'])
  expect(said('group/empty')).toEqual(['No value has been set.'])
  expect(said('host')).toEqual(['Set by the host.'])
  type('host', 'mine')
  type('n', 'ten')
  expect(said('host')).toEqual(['Filled in by the user.', 'It was `h` when the field was added.', 'Changed last by a person, 0 s ago.'])
  expect(said('n')).toContain("`ten` can't be read as a value, so it isn't in the form data.")
})

it('says what is wrong, and what nobody has looked at', () => {
  const { explain, blur } = createExplainedForm({
    schema: [text('a', { validation: { required: true, max_length: 5 } }), text('b', { validation: { pattern: 'x' } }), text('c')],
    initialValues: { b: 'x' },
  })
  const said = (path: string) => describeValidation(explain(path).validation).map(textOf)
  expect(said('a')[0]).toMatch(/ \(`required`, shown once the field is left\)$/)
  blur('a')
  expect(said('a')[0]).toMatch(/ \(`required`\)$/)
  expect(said('a')[1]).toBe('Its rules: `required`, `max_length: 5`.')
  expect(said('b')[0]).toBe("Its pattern hasn't been checked yet; everything else is valid.")
  expect(said('c')).toEqual(['Valid.'])
})

it('says what hangs together', () => {
  const require = {
    if: { and: [{ id: 'country', operator: 'is_empty' }] },
    then: { fields: [{ id: 'a', apply_as: 'merge', validation: { required: true } }] },
  }
  const { explain } = createExplainedForm({ schema: schemaOf([country, text('a'), states()], { rules: [require] }) })
  expect(describeReadBy(explain('country')).map(textOf)).toEqual(['`a`: its `validation`, by a rule', '`state`: its options, `states`'])
  expect(describeReads(explain('a')).map(textOf)).toEqual(['`country`, for its `validation`, by a rule'])
})
