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

describe('before what reads numbers has come', () => {
  it('a number shows a point, and the sign of its locale afterwards', async () => {
    await formWith({ amount: 1.5 })
    expect(amount().value).toBe('1.5')
    await answer(true)
    await waitFor(() => expect(amount().value).toBe('1,5'))
  })

  it('an empty number has nothing to show differently, and is not rendered again', async () => {
    const { defaultWidgets, ModuleForm } = await import('moduleform')
    const renders = { empty: 0, filled: 0 }
    const number = (props: WidgetProps) => (
      <Profiler id={props.id} onRender={() => (renders[props.value === undefined ? 'empty' : 'filled'] += 1)}>
        <defaultWidgets.number {...props} />
      </Profiler>
    )
    const fields = ['a', 'b'].map((id) => ({ id, type: 'number', label: id }))
    render(<ModuleForm schema={{ ...schema, fields }} locale="de-DE" initialValues={{ b: 1.5 }} widgets={{ number }} />)
    expect(renders).toEqual({ empty: 1, filled: 1 })
    await answer(true)
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'b' }).value).toBe('1,5'))
    expect(renders).toEqual({ empty: 1, filled: 2 })
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
