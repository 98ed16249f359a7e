import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, useModuleForm, type ModuleFormApi, type ModuleFormProps } from 'moduleform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const name = { id: 'name', type: 'string', label: 'Name' }
const size = {
  id: 'size',
  type: 'integer',
  label: 'Size',
  choices: { values: [{ value: 1, label: 'One box' }] },
}
const secret = { id: 'secret', type: 'string', label: 'API key', ui_options: { ui_widget: 'password' } }

/** A form whose module has removed all its fields but one; returns what its host receives. */
function renderDropped(initialValues: NonNullable<ModuleFormProps['initialValues']>, props: Partial<ModuleFormProps> = {}) {
  const seen: ModuleFormApi[] = []
  const see = (api: ModuleFormApi) => void seen.push(api)
  function Spy() {
    see(useModuleForm())
    return null
  }
  const form = (...fields: readonly object[]) => (
    <ModuleForm schema={schemaOf(fields)} initialValues={initialValues} {...props}>
      <Spy />
    </ModuleForm>
  )
  const { rerender } = render(form(name, size, secret))
  rerender(form(name))
  return { api: () => seen.at(-1), takeBack: () => rerender(form(name, size, secret)) }
}

const show = () => userEvent.click(screen.getByRole('button', { name: 'Show' }))

describe('values that lost their field', () => {
  it('are counted, and listed with their label and the label of their choice when asked for', async () => {
    renderDropped({ size: 1, stranger: 'x' })
    expect(screen.getByText(/^2 values are kept/)).toBeDefined()
    expect(screen.queryByText('One box')).toBeNull()
    await show()
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Stranger', 'Size'])
    expect(screen.getAllByRole('definition').map((definition) => definition.textContent)).toEqual(['x', 'One box'])
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(screen.queryByRole('term')).toBeNull()
  })

  it('are not shown where a password field held them', async () => {
    renderDropped({ secret: 'k3y' })
    await show()
    expect(screen.getByRole('definition').textContent).toBe('not shown')
    expect(document.body.textContent).not.toContain('k3y')
  })

  it.each(['readOnly', 'disabled'])('are shown but stay in a form that is %s', async (mode) => {
    const { api } = renderDropped({ size: 1 }, { [mode]: true })
    await show()
    expect(screen.getByText('One box')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
    expect(api()?.setAside).toHaveLength(1)
  })

  it('are listed by the API, and given up by it', () => {
    const { api } = renderDropped({ size: 1 })
    expect(api()?.setAside).toEqual([{ path: ['size'], label: 'Size', text: 'One box', isSecret: false }])
    act(() => api()?.discardSetAside())
    expect(api()?.setAside).toEqual([])
    expect(screen.queryByText(/is kept for a field/)).toBeNull()
  })

  it('are told of when they are given up, and when that is taken back: a host may keep them beside the form data', async () => {
    const kept: unknown[] = []
    const told = vi.fn<() => void>(() =>
      kept.push(
        api()
          ?.getSetAside()
          .map(({ value }) => value),
      ),
    )
    const { api } = renderDropped({ name: 'Ada', size: 1 }, { onChange: told })
    await vi.waitFor(() => expect(kept).toEqual([[1]]))
    act(() => api()?.discardSetAside())
    await vi.waitFor(() => expect(kept).toEqual([[1], []]))
    expect(told).toHaveBeenLastCalledWith({ name: 'Ada' }, expect.objectContaining({ reason: 'edit', paths: [] }))
    act(() => api()?.undo())
    await vi.waitFor(() => expect(kept).toEqual([[1], [], [1]]))
    act(() => api()?.reset())
    await vi.waitFor(() => expect(kept.length).toBe(4))
  })

  it('leave the list when their field is back', async () => {
    const { api, takeBack } = renderDropped({ size: 1, secret: 'k3y' })
    await show()
    takeBack()
    expect(api()?.setAside).toEqual([])
    expect(screen.queryByText(/is kept for a field/)).toBeNull()
    expect(api()?.getFormData()).toEqual({ size: 1, secret: 'k3y' })
  })
})
