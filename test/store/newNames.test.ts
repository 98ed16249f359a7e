import { describe, expect, it } from 'vitest'
import { createTestForm, type TestForm } from '../support/createTestForm.ts'
import { handleOf } from '../support/snapshotForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', label: id, ...rest })
/** A rule that changes a field's name while `kind` is "firm". */
const renamed = (id: string, change: object) => ({
  rules: [{ if: { and: [{ id: 'kind', operator: 'equal', value: 'firm' }] }, then: { fields: [{ id, apply_as: 'merge', ...change }] } }],
})
const namesOf = (form: TestForm) => form.view().errors.map(({ label }) => label)

describe('a field that a rule renames', () => {
  it('is called by its new label in the summary', () => {
    const form = createTestForm({ schema: [text('kind'), text('name', renamed('name', { label: 'Company' }))] })
    handleOf(form).setErrors({ errors: [{ path: '/name', message: 'Taken.' }] })
    expect(namesOf(form)).toEqual(['name'])
    form.type('kind', 'firm')
    expect(namesOf(form)).toEqual(['Company'])
    form.type('kind', 'firms')
    expect(namesOf(form)).toEqual(['name'])
  })

  it('and is a list gives its rows of one value their names', () => {
    const tags = { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string' }, ...renamed('tags', { label: 'Topics' }) }
    const form = createTestForm({ schema: [text('kind'), tags], initialValues: { tags: ['x', 'y'] } })
    handleOf(form).setErrors({ errors: [{ path: '/tags/1', message: 'Taken.' }] })
    const seen = form.at('tags/1').label
    form.type('kind', 'firm')
    expect([seen, form.at('tags/1').label]).toEqual(['Tags 2', 'Topics 2'])
    expect(namesOf(form)).toEqual(['Topics 2'])
  })

  it('and is no part of the summary tells nothing new of the form as a whole', () => {
    const form = createTestForm({ schema: [text('kind'), text('other'), text('name', renamed('name', { label: 'Company' }))] })
    handleOf(form).setErrors({ errors: [{ path: '/other', message: 'Taken.' }] })
    form.type('kind', 'fir')
    const before = form.view()
    form.type('kind', 'firm')
    expect(form.at('name').label).toBe('Company')
    expect(form.view()).toBe(before)
  })

  it('is drawn by itself: nothing around it tells anything new', () => {
    const form = createTestForm({
      schema: [text('kind'), text('name', renamed('name', { label: 'Company', validation: { required: true } }))],
    })
    const told: string[] = []
    for (const at of ['', '/name']) form.store.subscribeField(at, () => told.push(at))
    form.type('kind', 'firm')
    expect(told).toEqual(['/name'])
  })

  it('and for which the options of others wait is called by its new label there, and nothing else is drawn again', () => {
    const dependent = (id: string, on: string) => ({
      ...text(id),
      content: { type: ['managed'], content_objects: [{ id, content_object_depends_on_fields: [{ id: on }] }] },
    })
    const form = createTestForm({
      schema: [
        text('kind'),
        text('other'),
        text('name', renamed('name', { label: 'Company' })),
        dependent('city', 'name'),
        dependent('street', 'other'),
        dependent('type', 'kind'),
      ],
      initialValues: { kind: 'person' },
    })
    const told: string[] = []
    for (const at of ['/city', '/street', '/type']) form.store.subscribeField(at, () => told.push(at))
    form.type('kind', 'firm')
    expect(told).toEqual(['/city'])
    form.commit('kind')
    told.length = 0
    form.replaceStart([text('kind'), dependent('city', 'name'), text('other'), dependent('street', 'other')])
    expect(told).toContain('/city')
  })

  it.each([{ ui_options: { ui_widget: 'hidden' } }, { ui_options: { ui_widget: 'textarea' } }, { type: 'number' }])(
    'and drawn elsewhere or by another control tells those around it too: %o',
    (change) => {
      const form = createTestForm({ schema: [text('kind'), text('name', renamed('name', change))] })
      const told: string[] = []
      form.store.subscribeField('', () => told.push('the form'))
      form.type('kind', 'firm')
      expect(told).toEqual(['the form'])
    },
  )
})
