import { cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ModuleFormHandle } from 'moduleform'
import { parseSchema } from 'moduleform/core'
import { lintSchema } from 'moduleform/lint'
import { createRef, type RefObject } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EffectivePane } from '../../playground/src/editor/AnswerPanes.tsx'
import { countProblems, SchemaEditorPane } from '../../playground/src/editor/SchemaEditorPane.tsx'
import { useHeldSchema } from '../../playground/src/editor/useHeldSchema.ts'
import { createRequestLog } from '../../playground/src/requests/createRequestLog.ts'
import { SchemaPane } from '../../playground/src/schema/SchemaPane.tsx'
import { useLastAnswer } from '../../playground/src/schema/useLastAnswer.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'state', type: 'string', label: 'State', validaton: {} }, { type: 'string' }],
}
const { schema } = parseSchema(answer)
const problems = lintSchema(answer)

function renderPane(sent: unknown, isOpened = false) {
  const focusField = vi.fn(() => true)
  const form = createRef<ModuleFormHandle>()
  // `as`: the pane uses only these two of the handle.
  form.current = { focusField, getSchema: () => schema } as unknown as ModuleFormHandle
  render(
    <SchemaPane
      isOpened={isOpened}
      file={undefined}
      answer={sent}
      secrets={{ ids: new Set(), texts: [] }}
      problems={problems}
      form={form}
    />,
  )
  return { focusField, user: userEvent.setup() }
}

describe('The schema pane', () => {
  it('shows the schema that the module has sent last', () => {
    renderPane(answer)
    expect(JSON.parse(screen.getByRole('region', { name: 'Last schema' }).textContent)).toEqual(answer)
  })

  it('counts the problems and gives each a level, a sentence and a position', () => {
    renderPane(answer)
    expect(screen.getByText('1 error, 1 warning')).toBeTruthy()
    const [worst, next] = within(screen.getByRole('region', { name: 'Problems' })).getAllByRole('button')
    expect(worst?.textContent).toMatch(/^Error: .+line \d+:\d+$/)
    expect(next?.textContent).toMatch(/^Warning: .*validaton.+line \d+:\d+$/)
  })

  it('goes to the line and to the field of a problem that is chosen', async () => {
    const { focusField, user } = renderPane(answer)
    await user.click(screen.getByRole('button', { name: /validaton/ }))
    expect(focusField).toHaveBeenCalledExactlyOnceWith(['state'])
    expect(document.querySelector('[data-target]')?.textContent).toContain('validaton')
  })

  it('goes to the line alone where a problem has no field', async () => {
    const { focusField, user } = renderPane(answer)
    await user.click(screen.getByRole('button', { name: /^Error/ }))
    expect(focusField).not.toHaveBeenCalled()
    expect(document.querySelector('[data-target]')).not.toBeNull()
  })

  it('shows what was opened by a link that asks for nothing, and says so, until the module answers', () => {
    const requests = createRequestLog()
    const { result } = renderHook(() => useLastAnswer(requests.getRequests(), requests, answer))
    expect(result.current).toMatchObject({ answer, isOpened: true })
    renderPane(result.current.answer, result.current.isOpened)
    expect(screen.getByText(/^As opened, the module was not asked, \d+ lines$/)).toBeTruthy()
  })

  it('says so before the first answer', () => {
    renderPane(undefined)
    expect(screen.getByText('The module has sent no schema yet.')).toBeTruthy()
  })
})

describe('The schema editor', () => {
  // Missing in jsdom; the editor itself, which loads when the page is idle, is not tested here.
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', () => 0)
    vi.stubGlobal('cancelIdleCallback', () => {})
  })

  function Editor({ form }: { readonly form: RefObject<ModuleFormHandle | null> }) {
    const held = useHeldSchema(answer)
    return (
      <>
        <textarea aria-label="Text" onChange={({ target }) => held.edit(target.value)} />
        <SchemaEditorPane
          answer={answer}
          isOpened={false}
          file={undefined}
          held={held}
          secrets={{ ids: new Set(), texts: [] }}
          problems={[]}
          form={form}
        />
        <output aria-label="Count">{countProblems({ answer, held, problems: [] })}</output>
      </>
    )
  }

  function edit(text: string) {
    const form = createRef<ModuleFormHandle>()
    // `as`: the pane uses only this one of the handle.
    form.current = { getSchema: () => schema } as unknown as ModuleFormHandle
    render(<Editor form={form} />)
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: text } })
  }

  it.each([
    ['an object without fields', JSON.stringify({ metadata: answer.metadata, feilds: answer.fields }), /Error: .*"fields"/],
    ['a list', '- id: a\n  type: string\n', /Error: .*schema/i],
  ])('says that %s is no schema, and that the form shows an earlier one', (_, text, sentence) => {
    edit(text)
    expect(within(screen.getByRole('region', { name: 'Problems' })).getAllByRole('button')[0]?.textContent).toMatch(sentence)
    expect(screen.queryByText('No problems found.')).toBeNull()
    expect(screen.queryByText(/The form is empty/)).toBeNull()
    expect(screen.getByText('Edited. The form shows the last version with a list of fields.')).toBeTruthy()
  })

  it('says what works as written, but is hardly intended, which the form does not report', () => {
    edit(JSON.stringify({ ...answer, fields: [{ id: 'zip', type: 'string', label: 'Zip', validation: { pattern: '^(a+)+$' } }] }))
    const list = screen.getByRole('region', { name: 'Problems' })
    expect(within(list).getAllByRole('button')[0]?.textContent).toMatch(/^Warning: .*\(a\+\)\+/)
    expect(screen.getByLabelText('Count').textContent).toBe('1')
  })

  it('finds nothing wrong with a schema', () => {
    edit(JSON.stringify({ ...answer, fields: [{ id: 'name', type: 'string', label: 'Name' }] }))
    expect(screen.getByText('No problems found.')).toBeTruthy()
    expect(screen.getByText('Edited. Replaces the last answer.')).toBeTruthy()
  })
})

describe('The effective schema', () => {
  it('shows what a rule does to fields whose ids hold a slash or a tilde', () => {
    const fields = ['a', 'b/c', '~1'].map((id) => ({ id, type: 'string', label: id }))
    const changed = ['b/c', '~1'].map((id) => ({ id, apply_as: 'merge', label: 'Changed' }))
    const rules = [{ if: { and: [{ id: 'a', operator: 'equal', value: '1' }] }, then: { fields: changed } }]
    const form = createRef<ModuleFormHandle>()
    // `as`: the pane uses only this one of the handle.
    form.current = { getSchema: () => parseSchema({ ...answer, fields, rules }).schema } as unknown as ModuleFormHandle
    const secrets = { ids: new Set<string>(), texts: [] }
    render(<EffectivePane form={form} current={{ formData: { a: '1' }, isValid: true }} secrets={secrets} problems={[]} />)
    expect(JSON.parse(screen.getByRole('region', { name: 'Effective schema' }).textContent)).toMatchObject({
      fields: [{ label: 'a' }, { label: 'Changed' }, { label: 'Changed' }],
    })
  })
})

describe('A password that a schema holds', () => {
  const token = { id: 'token', type: 'string', label: 'Token', ui_options: { ui_widget: 'password' }, default: 's3cret' }
  const sent = { ...answer, fields: [token] }
  const read = parseSchema(sent).schema
  const secrets = { ids: new Set(['token']), texts: [] }
  const form = createRef<ModuleFormHandle>()
  beforeEach(() => {
    // `as`: the panes use only this one of the handle.
    form.current = { getSchema: () => read } as unknown as ModuleFormHandle
  })

  it('is masked in the effective schema', () => {
    render(<EffectivePane form={form} current={{ formData: {}, isValid: true }} secrets={secrets} problems={[]} />)
    expect(screen.getByRole('region', { name: 'Effective schema' }).textContent).toContain('"default": "•••"')
  })

  it('is masked in the schema to be edited until somebody asks to see it', () => {
    // Missing in jsdom; the editor itself, which loads when the page is idle, is not tested here.
    vi.stubGlobal('requestIdleCallback', () => 0)
    vi.stubGlobal('cancelIdleCallback', () => {})
    const held = { text: undefined, read: undefined, schema: undefined, answer: sent, edit: () => {}, release: () => {} }
    render(<SchemaEditorPane answer={sent} isOpened={false} file={undefined} held={held} secrets={secrets} problems={[]} form={form} />)
    expect(screen.getByRole('region', { name: 'Schema' }).textContent).toContain('"default": "•••"')
    expect(screen.getByRole('button', { name: 'Show passwords to edit' })).toBeTruthy()
  })
})
