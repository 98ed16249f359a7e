import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type Problem } from 'moduleform'
import { de } from 'moduleform/locales/de'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

afterEach(cleanup)

const schema = schemaOf([
  { id: 'name', type: 'string', label: 'Name', validation: { required: true } },
  { id: 'note', type: 'string', label: 'Notiz', validation: { max_length: 3 } },
  { id: 'due', type: 'string', label: 'Fällig', format: 'date' },
  {
    id: 'people',
    type: 'array',
    label: 'Leute',
    default: [{}, {}],
    items: { type: 'object', label: 'Person', fields: [{ id: 'n', type: 'string' }] },
  },
])

/** For loading the code that reports problems. */

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Absenden' }))

describe('a form with a catalogue', () => {
  expectSilentConsole()

  it('speaks its language: buttons, counts, errors and their summary', async () => {
    render(<ModuleForm schema={schema} locale={de} initialValues={{ note: 'x'.repeat(1234) }} onSubmit={() => {}} />)
    expect(screen.getByText('2 Zeilen')).toBeDefined()
    await submit()
    expect(screen.getAllByText('Dieses Feld muss ausgefüllt werden.')).not.toEqual([])
    expect(screen.getAllByText('Höchstens 3 Zeichen eingeben (jetzt 1.234).')).not.toEqual([])
    expect(screen.getByRole('heading', { name: '2 Felder korrigieren' })).toBeDefined()
  })

  it('reads and explains dates in it', async () => {
    render(<ModuleForm schema={schema} locale={de} onSubmit={() => {}} />)
    const due = screen.getByRole('textbox', { name: 'Fällig' })
    await userEvent.type(due, '31.12.2026')
    await userEvent.tab()
    await waitFor(() => expect(due).toHaveProperty('value', '31. Dez. 2026'))
    await userEvent.clear(due)
    await userEvent.type(due, '31.13.2026')
    await userEvent.tab()
    await screen.findByText(/^Monate gehen von 1 bis 12\. Ein Datum eingeben wie 31\.12\.2026\.$/)
  })

  it('says what loads later in it, too', async () => {
    render(<ModuleForm schema={schema} locale={de} onSubmit={() => {}} />)
    const rows = within(screen.getByRole('group', { name: /Leute/ }))
    const [first] = rows.getAllByRole('button', { name: /^Aktionen/ })
    await userEvent.click(first ?? document.body)
    expect(await screen.findByRole('menuitem', { name: 'Darunter einfügen' })).toBeDefined()
  })

  it('takes another language while it is filled in, and keeps what was typed', async () => {
    const { rerender } = render(<ModuleForm schema={schema} onSubmit={() => {}} />)
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
    rerender(<ModuleForm schema={schema} locale={de} onSubmit={() => {}} />)
    expect(screen.getByRole('button', { name: 'Absenden' })).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ada')
  })
})

it('single texts of a catalogue can be replaced, and are its own again where one throws', async () => {
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  const broken = () => {
    throw new Error('no text')
  }
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <ModuleForm
      schema={schema}
      locale={de}
      messages={{ submit: 'Senden', errorCount: broken }}
      onProblems={onProblems}
      onSubmit={() => {}}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }))
  expect(screen.getByRole('heading', { name: '1 Feld korrigieren' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Zurücksetzen' })).toBeDefined()
  await waitFor(() => expect(onProblems.mock.lastCall?.[0].map(({ code }) => code)).toContain('host/callback-failed'))
  vi.restoreAllMocks()
})

it('a text that is not there leaves the one of the catalogue', async () => {
  // As a host without types gives them: from a setting that may be missing.
  const messages: object = { submit: undefined, required: undefined, errorCount: undefined, reset: null }
  render(<ModuleForm schema={schema} locale={de} messages={messages} onSubmit={() => {}} />)
  expect(screen.getByRole('button', { name: 'Zurücksetzen' })).toBeDefined()
  await submit()
  expect(screen.getAllByText('Dieses Feld muss ausgefüllt werden.')).not.toEqual([])
  expect(screen.getByRole('heading', { name: '1 Feld korrigieren' })).toBeDefined()
})

it.each(['xx-nowhere', 'not a tag'])('a locale that nobody has is told, and the form goes on: %s', async (locale) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  render(<ModuleForm schema={schema} locale={locale} onProblems={onProblems} onSubmit={() => {}} />)
  await waitFor(() => expect(onProblems.mock.lastCall?.[0].map(({ code }) => code)).toContain('host/unknown-locale'))
  expect(screen.getByRole('textbox', { name: 'Fällig' })).toBeDefined()
  vi.restoreAllMocks()
})
