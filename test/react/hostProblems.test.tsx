import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps, type Problem } from 'moduleform'
import { formatProblem } from 'moduleform/lint'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'

const schema = schemaOf([{ id: 'name', type: 'string', label: 'Name' }])
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const error = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  warn.mockClear()
  error.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

/** As a host without types may write it. */
const withTheme = (theme: unknown) => ({ theme }) as Pick<ModuleFormProps, 'theme'>
const root = () => document.querySelector('.mf')

const sentence =
  '[moduleform] The prop theme is "%s", which is no theme; the form follows the color-scheme of the page. There are "light", "dark" and "auto". Leave it out to follow the page.'

it.each(['light', 'dark', 'auto'] as const)('shows the theme %s', (theme) => {
  const { rerender } = render(<ModuleForm schema={schema} theme={theme} />)
  expect(root()?.getAttribute('data-theme')).toBe(theme)
  rerender(<ModuleForm schema={schema} />)
  expect(root()?.hasAttribute('data-theme')).toBe(false)
  expect(warn).not.toHaveBeenCalled()
})

it('takes an unknown theme for none and says so, in the console once', async () => {
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  const forms = () => (
    <>
      <ModuleForm schema={schema} {...withTheme('sepia')} onProblems={onProblems} />
      <ModuleForm schema={schema} {...withTheme('sepia')} />
    </>
  )
  const { rerender, getAllByLabelText } = render(forms())
  rerender(forms())
  await waitFor(() => expect(onProblems).toHaveBeenCalled())
  expect(onProblems.mock.lastCall?.[0].map(({ code, level }) => [code, level])).toEqual([['host/unknown-theme', 'warning']])
  await waitFor(() => expect(warn.mock.calls).toEqual([[sentence.replace('%s', 'sepia')]]))
  expect(root()?.hasAttribute('data-theme')).toBe(false)
  expect(getAllByLabelText('Name')).toHaveLength(2)
})

it('says it of a form that has no schema yet', async () => {
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  render(<ModuleForm client={createScriptedModule().client} {...withTheme('grey')} onProblems={onProblems} />)
  await waitFor(() => expect(onProblems.mock.lastCall?.[0].map(({ code }) => code)).toEqual(['host/unknown-theme']))
})

it('says of a form with neither a module nor a schema that it waits for one, and no longer once it has one', async () => {
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  const { rerender } = render(<ModuleForm onProblems={onProblems} />)
  await waitFor(() =>
    expect(onProblems.mock.lastCall?.[0].map(({ code, level }) => [code, level])).toEqual([['host/no-source', 'warning']]),
  )
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('The form has neither baseUrl, client nor schema, so it waits and shows that it loads.')],
  ])
  rerender(<ModuleForm schema={schema} onProblems={onProblems} />)
  await waitFor(() => expect(onProblems.mock.lastCall?.[0]).toEqual([]))
})

it('writes nothing to the console of a production build', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  render(<ModuleForm schema={schema} {...withTheme('night')} onProblems={onProblems} />)
  await waitFor(() => expect(onProblems).toHaveBeenCalled())
  expect(warn).not.toHaveBeenCalled()
})

it.each([undefined, null])('takes %s for no theme, without a word', async (theme) => {
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  render(<ModuleForm schema={schema} {...withTheme(theme)} onProblems={onProblems} />)
  await waitFor(() => expect(onProblems).toHaveBeenCalledWith([]))
  expect(warn).not.toHaveBeenCalled()
})

it('does not ask for a stylesheet where nothing is laid out, not even where a host has an observer of its own', async () => {
  class EagerObserver {
    private readonly tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell
    }
    observe(target: Element) {
      const boundingClientRect = target.getBoundingClientRect()
      // `as`: only this is read by the form.
      this.tell([{ boundingClientRect, isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver)
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', EagerObserver)
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  render(<ModuleForm schema={schema} onProblems={onProblems} />)
  await waitFor(() => expect(onProblems).toHaveBeenCalledWith([]))
  expect(error).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

it('puts what the host can do about a missing stylesheet into words', () => {
  expect(formatProblem({ code: 'host/no-stylesheet', level: 'error', pointer: '', args: {} })).toEqual({
    message: 'The form has no stylesheet: it works, but as bare controls.',
    hint: "Add import 'moduleform/styles.css' where your app starts; in a shadow root, put the stylesheet into that.",
  })
})

it.each(['.vite', '.cache/storybook/4b5c/sb-vite'])('says how to keep the workers of the editor where Vite moves them to %s', (cache) => {
  const cause = `http://localhost:6006/node_modules/${cache}/deps/json.worker.js?worker_file&type=module could not be loaded as a worker.`
  const { hint } = formatProblem({ code: 'host/no-editor-worker', level: 'error', pointer: '', args: { cause } })
  expect(hint).toContain("optimizeDeps: { exclude: ['moduleform'] }")
})

it.each(['locale', 'messages', 'classNames', 'templates', 'theme', 'values', 'initialValues', 'connections'])(
  'takes null for %s as if it were left out',
  async (prop) => {
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    const number = schemaOf([{ id: 'count', type: 'integer', label: 'Count' }])
    const form = createRef<ModuleFormHandle>()
    // `as`: a store of the host may hold null for what is missing, whatever the types say.
    const props = { [prop]: null } as Partial<ModuleFormProps>
    render(<ModuleForm ref={form} schema={number} onProblems={onProblems} {...props} />)
    await userEvent.type(screen.getByLabelText('Count'), '{{{{ steps.a }}')
    expect(form.current?.getFormData()).toEqual({})
    await waitFor(() => expect(onProblems).toHaveBeenCalledWith([]))
  },
)
