import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { createRef } from 'react'
import 'moduleform/styles.css'
import { expressionControls, type ExpressionControl } from '../support/expressionControls.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { control, give, toggle } from './referenceForm.tsx'

expectSilentConsole()

const reference = '{{ steps.order.id }}'

/**
 * Controls without a text input, and passwords, where typing never starts an expression: they are switched to their expression side first.
 */
const toggledFirst: readonly ExpressionControl[] = ['password', 'checkbox', 'select', 'multiSelect', 'connection', 'group', 'rows']

/** Whether typed text is recognised as an expression; in code, a reference is plain text. */
const isFound = (name: ExpressionControl) => name !== 'code'

// `as`: all keys of the table are of that type.
const names = Object.keys(expressionControls) as ExpressionControl[]

/** A form with one field, and a text to copy above it. */
async function openControl(name: ExpressionControl, props: Partial<ModuleFormProps> = {}) {
  const form = createRef<ModuleFormHandle>()
  const { field, fixed } = expressionControls[name]
  const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'f', label: 'Field', ...field }] }
  const draw = (more: Partial<ModuleFormProps>) => (
    <>
      <input aria-label="Elsewhere" defaultValue={reference} />
      <ModuleForm ref={form} schema={schema} initialValues={{ f: fixed }} templates={{}} connections={[]} {...props} {...more} />
    </>
  )
  const { rerender } = await render(draw({}))
  return {
    fixed,
    data: () => form.current?.getFormData(),
    // One at a time, because the first waits for the code for undo.
    undoAll: () =>
      takeAll(
        () => form.current?.undo(),
        () => form.current?.canUndo,
      ),
    redoAll: () =>
      takeAll(
        () => form.current?.redo(),
        () => form.current?.canRedo,
      ),
    setProps: (more: Partial<ModuleFormProps>) => rerender(draw(more)),
  }
}

/** Repeats undo or redo until there is nothing left. */
const takeAll = (go: () => void, hasMore: () => boolean | undefined) =>
  vi.waitFor(() => {
    go()
    expect(hasMore()).toBe(false)
  })

/** Focuses the control of the field, or its card. */
const enter = (name: ExpressionControl, isExpression = false) =>
  !isExpression && (name === 'group' || name === 'rows')
    ? userEvent.click(page.getByText('Field', { exact: true }))
    : Promise.resolve(focus(control('Field').elements().at(-1)))

const focus = (element: Element | undefined) => element instanceof HTMLElement && element.focus()

const isPressed = (pressed: boolean) => expect.element(toggle('Field')).toHaveAttribute('aria-pressed', String(pressed))

/** Neither switching sides and back, nor undo and redo, lose the reference or the previous value. */
async function expectNothingLost(name: ExpressionControl, { data, undoAll, redoAll, fixed }: Awaited<ReturnType<typeof openControl>>) {
  await expect.poll(data).toEqual({ f: reference })
  await isPressed(isFound(name) || toggledFirst.includes(name))
  await toggle('Field').click()
  await isPressed(!isFound(name))
  await toggle('Field').click()
  await isPressed(isFound(name))
  await expect.poll(data).toEqual({ f: reference })
  await undoAll()
  await expect.poll(data).toEqual({ f: fixed })
  await isPressed(false)
  await redoAll()
  await expect.poll(data).toEqual({ f: reference })
  await isPressed(isFound(name))
}

/** The visible text of the field, including that of its control. */
function shownIn(): string {
  const field = document.querySelector('[data-field="/f"]')
  const controls = [...(field?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])]
  return [field?.textContent, ...controls.map(({ value, type }) => (type === 'password' ? '' : value))].join('\n')
}

describe.each(names)('a reference in the control %s', (name) => {
  it('is typed, and nothing is lost', async () => {
    const opened = await openControl(name)
    await expect.element(toggle('Field')).toBeVisible()
    if (toggledFirst.includes(name)) await toggle('Field').click()
    await enter(name, toggledFirst.includes(name))
    await userEvent.keyboard(`{Control>}a{/Control}${reference.replaceAll('{', '{{')}`)
    await expectNothingLost(name, opened)
  })

  it('is pasted, and nothing is lost', async () => {
    const opened = await openControl(name)
    await expect.element(toggle('Field')).toBeVisible()
    focus(page.getByLabelText('Elsewhere').element())
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.copy()
    await enter(name)
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.paste()
    await expectNothingLost(name, opened)
  })

  it('is shown and marked where the form can only be read, and nothing puts another in its place', async () => {
    const { data } = await openControl(name, { readOnly: true, initialValues: { f: reference } })
    await expect.poll(() => [shownIn().includes(reference), shownIn().includes('Expression')]).toEqual([name !== 'password', isFound(name)])
    const field = document.querySelector('[data-field="/f"]')
    expect(field?.querySelectorAll('.mf-side, .mf-preview, [aria-invalid]')).toHaveLength(0)
    for (const element of [field, ...(field?.querySelectorAll('*') ?? [])]) {
      if (element === null) continue
      give(element, 'paste', '{{ other }}')
      give(element, 'drop', '{{ other }}')
    }
    expect(data()).toEqual({ f: reference })
  })

  it('keeps both sides while the form can only be read for a while', async () => {
    const { data, setProps, fixed } = await openControl(name)
    await toggle('Field').click()
    await userEvent.fill(control('Field'), reference)
    await expect.poll(data).toEqual({ f: reference })
    await setProps({ readOnly: true })
    await expect.element(toggle('Field')).not.toBeInTheDocument()
    expect(data()).toEqual({ f: reference })
    await setProps({ readOnly: false })
    await isPressed(true)
    await toggle('Field').click()
    await expect.poll(data).toEqual({ f: fixed })
  })
})
