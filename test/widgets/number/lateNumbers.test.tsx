import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormValues, WidgetProps } from 'moduleform'
import { Profiler } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { holdParts } from '../../support/heldParts.ts'
import { expectSilentConsole } from '../../support/silentConsole.ts'

expectSilentConsole()

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'amount', type: 'number', label: 'Amount' }],
}

const answer = holdParts()
afterEach(cleanup)

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })

/** A German form whose code for numbers has not loaded, with the last data its host received. */
async function formWith(initialValues: FormValues) {
  const { ModuleForm } = await import('moduleform')
  let data: FormValues | undefined
  render(<ModuleForm schema={schema} locale="de-DE" initialValues={initialValues} onChange={(formData) => void (data = formData)} />)
  return { data: () => data }
}

/** A German form with four numbers whose code for numbers has not loaded; counts how often each is rendered, by label. */
async function openCounted(initialValues: FormValues) {
  const { defaultWidgets, ModuleForm } = await import('moduleform')
  const renders: Record<string, number> = {}
  const number = (props: WidgetProps) => (
    <Profiler id={props.id} onRender={() => (renders[props.label] = (renders[props.label] ?? 0) + 1)}>
      <defaultWidgets.number {...props} />
    </Profiler>
  )
  const fields = ['a', 'b', 'c', 'd'].map((id) => ({ id, type: 'number', label: id }))
  render(<ModuleForm schema={{ ...schema, fields }} locale="de-DE" initialValues={initialValues} widgets={{ number }} />)
  return renders
}

describe('before what reads numbers has come', () => {
  it('a number shows a point, and the sign of its locale afterwards', async () => {
    await formWith({ amount: 1.5 })
    expect(amount().value).toBe('1.5')
    await answer(true)
    await waitFor(() => expect(amount().value).toBe('1,5'))
  })

  it('what is selected to be replaced is still selected afterwards', async () => {
    const { data } = await formWith({ amount: 1.5 })
    await userEvent.click(amount())
    amount().select()
    await answer(true)
    await waitFor(() => expect(amount().value).toBe('1,5'))
    await userEvent.keyboard('7{Tab}')
    await waitFor(() => expect(data()).toEqual({ amount: 7 }))
  })

  it('an empty number has nothing to show differently, and is not rendered again', async () => {
    const renders = await openCounted({ b: 1.5 })
    expect(renders).toEqual({ a: 1, b: 1, c: 1, d: 1 })
    await answer(true)
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'b' }).value).toBe('1,5'))
    expect(renders).toEqual({ a: 1, b: 2, c: 1, d: 1 })
  })

  it('many numbers ask for it once, and are rendered once more with it', async () => {
    const renders = await openCounted({ a: 0.5, b: 1.5, c: 2.5, d: 3.5 })
    // As often as it is asked for.
    while (await answer(true));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'd' }).value).toBe('3,5'))
    expect(renders).toEqual({ a: 2, b: 2, c: 2, d: 2 })
  })

  it('what is typed is kept, and read as soon as that can be', async () => {
    const { data } = await formWith({})
    await userEvent.type(amount(), '12,5')
    await waitFor(() => expect(data()).toEqual({}))
    await answer(true)
    await waitFor(() => expect(data()).toEqual({ amount: 12.5 }))
    expect(amount().value).toBe('12,5')
  })

  it('what could be two numbers is none of them then', async () => {
    const { data } = await formWith({})
    await userEvent.type(amount(), '1.250')
    await answer(true)
    await waitFor(() => expect(data()).toEqual({}))
    expect(amount().value).toBe('1.250')
  })

  it('numbers are read with a point, also where it does not come', async () => {
    const { data } = await formWith({})
    await answer(false)
    await userEvent.type(amount(), '2.5{Tab}')
    await waitFor(() => expect(data()).toEqual({ amount: 2.5 }))
    expect(amount().value).toBe('2.5')
  })
})
