import { useEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type LoadCodeEditor, type ModuleFormProps, type Problem } from 'moduleform'
import type { CodeEditorProps } from 'moduleform/monaco'
import 'moduleform/styles.css'

const code = (id: string) => ({ id, type: 'string', label: id, ui_options: { ui_widget: 'CodeblockWidget' } })
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [code('one'), code('two'), { ...code('word'), ui_options: {} }],
}
const box = (name: string) => page.getByRole('textbox', { name })

const said = vi.spyOn(console, 'error')
beforeEach(() => void said.mockReset())
/** Without React's messages about errors that a boundary caught. */
const ownLines = () => said.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('[moduleform]'))

async function draw(codeEditor: LoadCodeEditor) {
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  const onSubmit = vi.fn<NonNullable<ModuleFormProps['onSubmit']>>()
  await render(<ModuleForm schema={schema} initialValues={{ one: 'first' }} {...{ codeEditor, onProblems, onSubmit }} />)
  return { onSubmit, causes: () => onProblems.mock.lastCall?.[0].map(({ code, args }) => [code, 'cause' in args ? args.cause : '']) }
}

/** Expects that text typed into the plain text area is submitted. */
async function expectUsable(onSubmit: ReturnType<typeof vi.fn>, one = 'first') {
  await expect.element(box('one')).toHaveValue(one)
  expect(box('one').element().tagName).toBe('TEXTAREA')
  await userEvent.fill(box('two'), 'second')
  await userEvent.fill(box('word'), 'third')
  await page.getByRole('button', { name: 'Submit' }).click()
  await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ one, two: 'second', word: 'third' }))
}

it('a code editor that does not load leaves plain text, and is said once', async () => {
  const { onSubmit, causes } = await draw(() => Promise.reject(new Error('The chunk is not there')))
  await vi.waitFor(() => expect(causes()).toEqual([['host/no-code-editor', 'The chunk is not there']]))
  await expectUsable(onSubmit)
  await vi.waitFor(() => expect(ownLines()).toHaveLength(1))
  expect(ownLines()[0]).toMatch(/plain text: The chunk is not there/)
})

it.each<[string, () => ReturnType<LoadCodeEditor>, string]>([
  [
    'a loader that throws at once',
    () => {
      throw new Error('No loader')
    },
    'No loader',
  ],
  // As in JavaScript.
  [
    'a loader that gives something else',
    () => Promise.resolve({} as Awaited<ReturnType<LoadCodeEditor>>),
    'codeEditor gave no CodeEditor.',
  ],
])('%s leaves plain text', async (_, load, cause) => {
  const { onSubmit, causes } = await draw(load)
  await vi.waitFor(() => expect(causes()).toEqual([['host/no-code-editor', cause]]))
  await expectUsable(onSubmit)
})

it.each([
  [
    'when it is drawn',
    () => {
      throw new Error('Not here')
    },
  ],
  [
    'when it has mounted',
    () => {
      useEffect(() => {
        throw new Error('Not here')
      }, [])
      return null
    },
  ],
])('a code editor that throws %s leaves plain text in all fields, and is said once', async (_, Editor) => {
  const { onSubmit, causes } = await draw(() => Promise.resolve({ CodeEditor: Editor }))
  await vi.waitFor(() => expect(causes()).toEqual([['host/no-code-editor', 'Not here']]))
  await expectUsable(onSubmit)
  expect(ownLines().length).toBeLessThanOrEqual(1)
})

it('a code editor that breaks while somebody types loses nothing', async () => {
  const Editor = ({ id, value, onChange, onFailure }: CodeEditorProps) => {
    const [length] = useState(value.length)
    return (
      <input
        id={id}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          if (event.currentTarget.value.length > length + 2) onFailure?.({ cause: 'Three keys were too many', isUsable: false })
        }}
      />
    )
  }
  const { onSubmit, causes } = await draw(() => Promise.resolve({ CodeEditor: Editor }))
  await vi.waitFor(() => expect(box('one').element().tagName).toBe('INPUT'))
  await userEvent.click(box('one'))
  await userEvent.keyboard('{End}abc')
  await vi.waitFor(() => expect(causes()).toEqual([['host/no-code-editor', 'Three keys were too many']]))
  await expectUsable(onSubmit, 'firstabc')
})

it('an editor without its worker stays, and is said', async () => {
  const Editor = ({ id, value, onChange, onFailure }: CodeEditorProps) => {
    useEffect(() => onFailure?.({ cause: 'w.js is not there', isUsable: true }), [onFailure])
    return <input id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
  }
  const { causes } = await draw(() => Promise.resolve({ CodeEditor: Editor }))
  await vi.waitFor(() => expect(causes()).toEqual([['host/no-editor-worker', 'w.js is not there']]))
  expect(box('one').element().tagName).toBe('INPUT')
})
