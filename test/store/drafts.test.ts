import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestForm, type TestFormOptions } from '../support/createTestForm.ts'
import { handleOf, snapshotForm } from '../support/snapshotForm.ts'

const kind = { id: 'kind', type: 'string', on_action: { load_schema: true } }
const name = { id: 'name', type: 'string', default: 'nobody' }
const age = { id: 'age', type: 'integer', default: 18 }
const note = { id: 'note', type: 'string' }
const list = { id: 'list', type: 'array', items: { type: 'number' } }
const people = { id: 'people', type: 'array', items: { type: 'object', fields: [{ id: 'first', type: 'string' }, age] } }
const config = { id: 'config', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }
const at = {
  id: 'at',
  type: 'object',
  fields: [
    { id: 'city', type: 'string' },
    { id: 'zip', type: 'integer' },
  ],
}
const fields = [kind, name, age, note, list, people, config, at]
const hidesAge = {
  if: { and: [{ id: 'note', operator: 'equal', value: 'hide' }] },
  then: { fields: ['age', 'people', 'at'].map((id) => ({ id, apply_as: 'merge', ui_options: { ui_widget: 'hidden' } })) },
}
const schema = schemaOf(fields, { rules: [hidesAge] })
const templates = { isTemplate: (text: string) => text.startsWith('{{'), reloads: false }

/** The draft that a host saves at any moment, as JSON. */
function writeDraft(form: TestForm): string {
  const { getFormData, getSetAside, getUnread, getSchemaData } = handleOf(form)
  return JSON.stringify({ formData: getFormData(), setAside: [...getSetAside(), ...getUnread()], schemaData: getSchemaData() })
}

function openDraft(draft: string, options: TestFormOptions): TestForm {
  // `as`: written by `writeDraft`.
  const { formData, setAside, schemaData } = JSON.parse(draft) as Record<'formData' | 'setAside' | 'schemaData', never>
  return createTestForm({ ...options, initialValues: formData, initialSetAside: setAside, initialSchemaData: schemaData })
}

/** The state of a form that its values determine: not what was touched or changed earlier in the session. */
function contentsOf(form: TestForm) {
  const { data, submitData, hidden, setAside, expressions } = snapshotForm(form)
  // Values covered by an expression exist only in their form.
  const unread = new Set(handleOf(form).getUnread())
  return { data, submitData, hidden, setAside, unread, expressions, schema: handleOf(form).getSchema().fields }
}

type Step = (form: TestForm) => unknown

const steps: Readonly<Record<string, Step>> = {
  'a text that does not read as a number': (form) => form.type('age', '1x'),
  'a text that was emptied': (form) => form.type('name', ''),
  'a number that was emptied': (form) => form.choose('age', undefined),
  'half a line of JSON': (form) => form.type('config', '{"a":'),
  'a row, and another': (form) => [form.addRow('people'), form.addRow('people')],
  'a text in the second row': (form) => form.type(['people', 1, 'age'], '1,000.5.2'),
  'rows that changed places': (form) => form.moveRow('people', 0, 1),
  'blank rows of numbers, one unread': (form) => [form.addRow('list'), form.addRow('list'), form.addRow('list'), form.type('list/1', 'x')],
  'a number of JSON': (form) => form.type('config', '{"a": 1, "b": null}'),
  'an expression in a number': (form) => form.chooseSide('age', 'expression', '{{ age }}'),
  'an expression in place of a group': (form) => [form.type('at/city', 'Bonn'), form.chooseSide('at', 'expression', '{{ place }}')],
  'an expression in place of rows': (form) => form.chooseSide('list', 'expression', '{{ list }}'),
  'a group that is filled again': (form) => [form.chooseSide('at', 'fixed'), form.type('at/zip', '12345 x')],
  'fields that a rule hides, with what they hold': (form) => form.type('note', 'hide'),
  'a value that the host gave and does not fit': (form) => form.set('people', 'all'),
  'fields that are shown again': (form) => form.type('note', 'show'),
}

describe('a draft', () => {
  it('kept as JSON at any moment opens as the form that it was', () => {
    const form = createTestForm({ schema, templates })
    const later = () => openDraft(writeDraft(form), { schema, templates })
    expect(contentsOf(later())).toEqual(contentsOf(form))
    for (const [what, step] of Object.entries(steps)) {
      step(form)
      expect(contentsOf(later()), what).toEqual(contentsOf(form))
    }
  })

  it('kept while other fields are there opens with these, and with what waits for the others', async () => {
    // In a draft, an untouched default becomes a value of the host.
    const name = { id: 'name', type: 'string' }
    const start = { schemaMerge: 'replace', schema: [kind, name] } as const
    const form = createTestForm(start)
    form.choose('kind', 'b')
    await form.settle()
    await form.answer(0, schemaOf([kind, age, people]))
    form.type('age', '1x')
    form.addRow('people')
    form.type(['people', 0, 'age'], '2x')
    form.choose('kind', 'c')
    await form.settle()
    await form.answer(1, schemaOf([kind, name, note]))
    const later = openDraft(writeDraft(form), start)
    await later.settle()
    await later.answer(0, schemaOf([kind, name, note]))
    expect(contentsOf(later)).toEqual(contentsOf(form))
    for (const one of [form, later]) {
      one.choose('kind', 'b')
      await one.settle()
      await one.answer(one.requests.length - 1, schemaOf([kind, age, people]))
    }
    expect(contentsOf(later)).toEqual(contentsOf(form))
    expect(later.at('age').cell).toMatchObject({ text: '1x', unread: true })
  })

  it('can be kept with each change that is told: of a text that does not read as a value too, key by key', async () => {
    const form = createTestForm({ schema: [age] })
    const drafts: string[] = []
    form.changeEnvironment({ onChange: () => drafts.push(writeDraft(form)) })
    for (const text of ['1', '1x', '1xy']) {
      form.type('age', text)
      await form.clock.advance(16)
    }
    expect(drafts.map((draft) => openDraft(draft, { schema: [age] }).at('age').cell.text ?? '1')).toEqual(['1', '1x', '1xy'])
  })
})
