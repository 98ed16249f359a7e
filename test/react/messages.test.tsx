import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type CodeEditorProps, type Connection, type ModuleFormProps } from 'moduleform'
import { createClient } from 'moduleform/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { createManualClock } from '../support/manualClock.ts'
import { rowChanges } from '../../src/react/field/useRowsView.tsx'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { markedMessages, unmarkedTexts } from './markedMessages.ts'

/** Nothing on the page is in English. */
const expectTranslated = () => expect(unmarkedTexts(document.body)).toEqual([])

// React logs what the broken widget throws. The code that copies a row focuses the copy: loaded late, it would take the focus out of the
// next menu.
beforeAll(() => rowChanges.load())
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const choices = {
  values: [
    { value: 'α', label: 'Άλφα' },
    { value: 'β', label: 'Βήτα' },
  ],
}
const widget = (ui_widget: string) => ({ ui_options: { ui_widget } })
const required = { validation: { required: true } }
const connection: Connection = { id: '1', label: 'Σύνδεση', app_type: 'βάση', connection_management_type: 'managed' }
const content = (id: string, dependsOn: readonly string[] = []) => ({
  content: { type: ['managed'], content_objects: [{ id, content_object_depends_on_fields: dependsOn.map((field) => ({ id: field })) }] },
})

/** One field for each control, and some that show more texts. */
const everyControl: readonly object[] = [
  { id: 'κείμενο', type: 'string', label: 'Κείμενο', validation: { required: true, max_length: 3 } },
  { id: 'γραμμές', type: 'string', label: 'Γραμμές', ...widget('textarea') },
  { id: 'μυστικό', type: 'string', label: 'Μυστικό', ...widget('password') },
  { id: 'μέρα', type: 'string', format: 'date', label: 'Μέρα' },
  { id: 'ώρα', type: 'string', format: 'date-time', label: 'Ώρα' },
  { id: 'αριθμός', type: 'number', label: 'Αριθμός', validation: { minimum: 5 } },
  { id: 'ναι', type: 'boolean', label: 'Ναι', ...required },
  { id: 'ναι-όχι', type: 'boolean', label: 'Ναι ή όχι', ...widget('SelectWidget') },
  { id: 'ένα', type: 'string', label: 'Ένα', choices, ...required },
  { id: 'πολλά', type: 'array', label: 'Πολλά', items: { type: 'string' }, choices, validation: { pattern: '.*' } },
  { id: 'σύνδεση', type: 'connection', label: 'Σύνδεση', allowed_app_types: ['βάση'], allowed_connection_management_types: ['managed'] },
  { id: 'κώδικας', type: 'object', label: 'Κώδικας', ...widget('CodeblockWidget') },
  { id: 'ομάδα', type: 'object', label: 'Ομάδα', fields: [{ id: 'μέσα', type: 'string', label: 'Μέσα' }] },
  { id: 'τίτλος', type: 'object', label: 'Τίτλος' },
  {
    id: 'σειρές',
    type: 'array',
    label: 'Σειρές',
    items: { type: 'object', fields: [{ id: 'όνομα', type: 'string', label: 'Όνομα', ...required }] },
  },
  { id: 'λέξεις', type: 'array', label: 'Λέξεις', items: { type: 'string' }, validation: { min_items: 1 } },
  { id: 'άγνωστο', type: 'άγνωστος', label: 'Άγνωστο' },
  { id: 'χωρίς', label: 'Χωρίς τύπο' },
  { id: 'φορτωμένο', type: 'string', label: 'Φορτωμένο', ...content('λίστα') },
  { id: 'πόλη', type: 'string', label: 'Πόλη', ...content('πόλεις', ['ένα']) },
]
const filled = {
  κείμενο: 'αβγδ',
  μυστικό: 'ω',
  μέρα: '2025-02-30',
  αριθμός: 3,
  ένα: 'γ',
  πολλά: ['α', 'γ', ''],
  σύνδεση: { ...connection, id: '2' },
  κώδικας: { α: 1 },
  σειρές: [{ όνομα: 'Άννα' }, {}],
  λέξεις: [],
  χαμένο: 'τιμή',
}

const Editor = ({ ariaLabel }: CodeEditorProps) => <textarea aria-label={ariaLabel} />

function open(props: ModuleFormProps = {}) {
  const module = createScriptedModule()
  const clock = createManualClock()
  const codeEditor = () => Promise.resolve({ CodeEditor: Editor })
  render(
    <ModuleForm
      client={module.client}
      clock={clock}
      messages={markedMessages}
      connections={[connection]}
      codeEditor={codeEditor}
      {...props}
    />,
  )
  return { module, settle: (milliseconds = 0) => act(() => clock.advance(milliseconds)) }
}

/** Presses the entry of an open menu with this name, or the first button whose name has this prefix. */
const press = (name: string) =>
  userEvent.click(
    screen.queryByRole('menuitem', { name: `⟦${name}⟧` }) ??
      screen.getAllByRole('button', { name: new RegExp(`^⟦${name}⟧`) })[0] ??
      document.body,
  )

/** Opens the select of a field and reads its list; hidden, because jsdom does not support popovers. */
async function readList(label: string, typed = '') {
  await userEvent.click(screen.getByRole('combobox', { name: label }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: label }).getAttribute('aria-expanded')).toBe('true'))
  await waitFor(() => expect(document.querySelector('.mf-select-popup')).not.toBeNull())
  if (typed !== '') await userEvent.keyboard(typed)
  expectTranslated()
  await userEvent.keyboard('{Escape}')
}

describe('with the texts of a host the form says nothing in English', () => {
  it('while it is filled in', async () => {
    const { settle } = open({ schema: schemaOf(everyControl), initialValues: filled, onCreateConnection: () => Promise.resolve(undefined) })
    await settle(5000)
    expectTranslated()
    for (const label of ['Ένα', 'Πολλά', 'Ναι ή όχι', 'Σύνδεση', 'Φορτωμένο']) await readList(label)
    await readList('Ένα', 'ω')
    await readList('Πολλά', 'ω')
    for (const name of [
      'addRow',
      'rowActions',
      'duplicateRow',
      'rowActions',
      'moveRowDown',
      'rowActions',
      'removeRow',
      'undo',
      'reveal',
      'showSetAside',
      'enterFullScreen',
    ]) {
      await press(name)
      if (name === 'rowActions') await screen.findByRole('menu')
      expectTranslated()
    }
    await userEvent.type(screen.getByLabelText('Αριθμός'), ',5')
    await press('submit')
    await settle(1000)
    expectTranslated()
  })

  it.each(['readOnly', 'disabled'] as const)('where it is %s', async (state) => {
    const { settle } = open({ schema: schemaOf(everyControl), initialValues: filled, [state]: true })
    await settle(5000)
    expectTranslated()
    cleanup()
    open({ schema: schemaOf(everyControl), [state]: true })
    expectTranslated()
  })

  it('before there is a schema, where there is none, and where it has no fields', async () => {
    const { module, settle } = open()
    await settle()
    expectTranslated()
    await act(() => module.fail(0, new Error('Κάτι.')))
    expectTranslated()
    await press('retryForm')
    await settle()
    await act(() => module.answer(1, schemaOf([])))
    expectTranslated()
  })

  it('after a reload, and where one fails, on the way to a submit too', async () => {
    const fields = [{ id: 'είδος', type: 'string', label: 'Είδος', on_action: { load_schema: true } }]
    const { module, settle } = open({ schema: schemaOf(fields), onSubmit: () => Promise.reject(new TypeError('')) })
    await userEvent.type(screen.getByLabelText('Είδος'), 'α')
    await settle(600)
    expectTranslated()
    await act(() => module.answer(0, schemaOf([...fields, { id: 'νέο', type: 'string', label: 'Νέο', default: 'β' }])))
    expectTranslated()
    await userEvent.type(screen.getByLabelText('Είδος'), 'β')
    await press('submit')
    expectTranslated()
    await act(() => module.fail(1, new Error('Κάτι.')))
    expectTranslated()
    await press('submit')
    await settle()
    expectTranslated()
  })

  it('where there is nothing to choose, where not all is listed, and where a widget breaks down', async () => {
    const fields = [
      { id: 'κενό', type: 'string', label: 'Κενό', choices: { values: [] } },
      { id: 'άδειο', type: 'string', label: 'Άδειο', ...content('λίστα') },
      { id: 'μισό', type: 'string', label: 'Μισό', ...content('μισή') },
      { id: 'λείπει', type: 'string', label: 'Λείπει', ...content('λείπει') },
      { id: 'σύνδεση', type: 'connection', label: 'Σύνδεση', allowed_app_types: ['άλλη'], allowed_connection_management_types: ['custom'] },
      { id: 'σπασμένο', type: 'number', label: 'Σπασμένο' },
    ]
    const Broken = () => {
      throw new Error('Σπάει.')
    }
    const { module, settle } = open({ schema: schemaOf(fields), initialValues: { μισό: 'ξένο' }, widgets: { number: Broken } })
    await settle()
    await act(() => module.answer(0, { λίστα: [], μισή: { data: choices.values, pagination: { has_next_page: true, next_cursor: 'γ' } } }))
    for (const label of ['Κενό', 'Άδειο', 'Μισό', 'Σύνδεση']) await readList(label)
    await press('submit')
    await settle()
    expectTranslated()
  })

  it.each<[string, (request: Request) => Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with a status', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['answers with a web page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['answers without a list', () => Promise.resolve(Response.json({ content_objects: [{ content_object_name: 'λίστα' }] }))],
    ['answers with something else', () => Promise.resolve(Response.json({ a: 1 }))],
    ['answers too much', () => Promise.resolve(new Response('x'.repeat(200)))],
    ['breaks off', () => Promise.resolve(new Response(new ReadableStream({ start: (stream) => stream.error(new Error('gone')) })))],
    ['does not answer', () => new Promise<Response>(() => {})],
  ])('where the module %s', async (_, fetch) => {
    const clock = createManualClock()
    const client = createClient({ baseUrl: 'http://module.test', fetch, clock, retries: 0, timeout: 1000, maxAnswerBytes: 100 })
    const { settle } = open({ client, clock, schema: schemaOf([{ id: 'α', type: 'string', label: 'Άλφα', ...content('λίστα') }]) })
    const advance = () => act(() => clock.advance(5000))
    await settle()
    await advance()
    await readList('Άλφα')
    await advance()
    await waitFor(() => expect(document.body.textContent).toMatch(/⟦(moduleFailed|contentUnreadable)⟧/))
    expectTranslated()
    cleanup()
    open({ client, clock })
    await advance()
    expectTranslated()
    expect(document.body.textContent).toContain('⟦moduleFailed⟧')
  })
})
