import { isTemplate } from '../../src/core/values/expressions.ts'
import { describe, expect, it } from 'vitest'
import { createTestForm, type TestFormOptions } from '../support/createTestForm.ts'
import { expressionControls, type ExpressionControl } from '../support/expressionControls.ts'

const openForm = (options: TestFormOptions) => createTestForm({ templates: { isTemplate, reloads: false }, ...options })

/** Fields of these controls can hold any text. */
const ofText: readonly ExpressionControl[] = ['input', 'textarea', 'password', 'code']

/** Fields of these controls do not accept typed text. */
const untyped: readonly ExpressionControl[] = ['checkbox', 'select', 'multiSelect', 'connection', 'group', 'rows']

// `as`: all keys of the table are of that type.
const names = Object.keys(expressionControls) as ExpressionControl[]

/** The content of its control. */
const textIn = (form: ReturnType<typeof createTestForm>) => form.at('f').cell.text ?? form.at('f').cell.value

describe.each(['{{ open', 'closed }}', '}} {{', '{{}}', '{{ a }} {{ b'])('unbalanced braces, %s,', (text) => {
  const isText = (name: ExpressionControl) => ofText.includes(name)
  // In a text field, one template is enough, with any text around it.
  const isFound = (name: ExpressionControl) => text === '{{ a }} {{ b' && (name === 'input' || name === 'textarea')

  it.each(names)('stay as they came, with an error where a text is none: %s', async (name) => {
    const submitted: unknown[] = []
    const form = openForm({
      schema: [{ id: 'f', ...expressionControls[name].field }],
      initialValues: { f: text },
      onSubmit: (data) => void submitted.push(data),
    })
    await form.submit()
    expect(form.data()).toEqual({ f: text })
    expect(form.at('f').cell.expression).toBe(isFound(name))
    expect(form.at('f').error === undefined).toBe(isText(name))
    expect(submitted).toEqual(isText(name) ? [{ f: text }] : [])
  })

  it.each(names.filter((name) => !untyped.includes(name)))('stay as they were typed, with an error where a text is none: %s', (name) => {
    const { field, fixed } = expressionControls[name]
    const form = openForm({ schema: [{ id: 'f', ...field }], initialValues: { f: fixed } })
    form.type('f', text)
    form.blur('f')
    expect(textIn(form)).toBe(text)
    expect(form.at('f').error === undefined).toBe(isText(name))
    form.undo()
    expect(form.data()).toEqual({ f: fixed })
    form.redo()
    expect(textIn(form)).toBe(text)
  })
})

describe('templates of another language', () => {
  const inCode = [
    '{{#each items}}{{this}}{{/each}}',
    '{% for x in items %}{{ x | upper }}{% endfor %}',
    '{{ x }}',
    '{{{ raw }}}',
    'const a = {{ x }}\n',
  ]

  it.each(inCode)('are code in a code editor, in which they came, were typed or are reloaded: %j', async (text) => {
    const schema = [{ id: 'f', ...expressionControls.code.field, validation: { min_length: 1 } }]
    const submitted: unknown[] = []
    const came = openForm({ schema, initialValues: { f: text }, onSubmit: (data) => void submitted.push(data) })
    const typed = openForm({ schema, onSubmit: (data) => void submitted.push(data) })
    typed.type('f', text)
    for (const form of [came, typed]) {
      form.replaceStart([{ id: 'f', ...expressionControls.code.field, label: 'Code' }])
      expect(form.at('f')).toMatchObject({ control: 'CodeblockWidget', cell: { expression: false, value: text } })
      await form.submit()
    }
    expect(submitted).toEqual([{ f: text }, { f: text }])
  })

  it.each(['{% if x %}{"a": 1}{% endif %}', '{"a": {{ x }}}', '{{#each items}}{}{{/each}}'])(
    'are no JSON in an editor of JSON, which says so and keeps them: %s',
    (text) => {
      const form = openForm({ schema: [{ id: 'f', ...expressionControls.json.field }] })
      form.type('f', text)
      form.blur('f')
      expect(form.at('f')).toMatchObject({ error: 'This is not valid JSON.', cell: { text, expression: false } })
    },
  )
})

describe('braces in a password', () => {
  it.each(['{{ a }}', 'a{{b}}c', '{{', '{{{{'])('are part of it, typed, through a reload and submitted: %s', async (text) => {
    const submitted: unknown[] = []
    const form = openForm({
      schema: [{ id: 'f', ...expressionControls.password.field }],
      onSubmit: (data) => void submitted.push(data),
    })
    form.type('f', text)
    form.replaceStart([{ id: 'f', ...expressionControls.password.field, label: 'Key' }])
    expect(form.at('f')).toMatchObject({ control: 'password', cell: { expression: false, value: text } })
    await form.submit()
    expect(submitted).toEqual([{ f: text }])
  })
})

describe('a template in the default of a schema', () => {
  it.each(names)('fills only what can hold a text, and never a field of another type: %s', (name) => {
    const { field } = expressionControls[name]
    const form = openForm({ schema: [{ id: 'f', ...field, default: '{{ a }}' }] })
    expect(form.data()).toEqual(field.type === 'string' ? { f: '{{ a }}' } : {})
    expect(form.at('f').cell.expression).toBe(field.type === 'string' && name !== 'code')
  })
})
