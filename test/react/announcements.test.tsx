import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { createRef, StrictMode } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createManualClock } from '../support/manualClock.ts'
import { rowChanges } from '../../src/react/field/useRowsView.tsx'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { pressInRowMenu } from '../support/pressInRowMenu.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
// The code that copies a row focuses the copy: loaded late, it would take the focus out of the next menu.
beforeAll(() => rowChanges.load())
afterEach(cleanup)

const text = (id: string) => ({ id, type: 'string', label: id })

/** The current text of the form's live region. */
const said = () => screen.getByRole('status').textContent

function open(props: ModuleFormProps = {}) {
  const module = createScriptedModule()
  const clock = createManualClock()
  const ref = createRef<ModuleFormHandle>()
  const draw = (next: ModuleFormProps) => (
    <StrictMode>
      <ModuleForm ref={ref} client={module.client} clock={clock} {...next} />
    </StrictMode>
  )
  const { rerender, unmount } = render(draw(props))
  const advance = (milliseconds: number) => act(() => clock.advance(milliseconds))
  const answer = (schema: object) => act(() => module.answer(module.requests.length - 1, schema))
  const fail = () => act(() => module.fail(module.requests.length - 1, new Error('The module is asleep.')))
  return {
    module,
    clock,
    advance,
    answer,
    fail,
    unmount,
    update: (next: ModuleFormProps) => rerender(draw(next)),
    reload: () => act(() => ref.current?.reload()),
  }
}

describe('of a first load', () => {
  it('says that it goes on, that it is over, and then nothing', async () => {
    const { advance, answer } = open()
    await advance(0)
    // With a space behind it, because StrictMode runs effects twice.
    expect(said().trim()).toBe('Loading the form…')
    await advance(25_000)
    expect(said().trim()).toBe('Loading the form…')
    await answer(schemaOf([text('name'), text('city')]))
    expect(said()).toBe('The form is loaded.')
    await advance(10_000)
    expect(said()).toBe('')
  })

  it('says once that it is over, whatever name the form has since', async () => {
    const { advance, answer, update } = open({ label: 'First' })
    await advance(0)
    await answer(schemaOf([text('name')]))
    expect(said()).toBe('First: The form is loaded.')
    await advance(10_000)
    update({ label: 'Second' })
    expect(said()).toBe('')
  })

  it('says no longer that it goes on when it has failed, and says it again with Retry', async () => {
    const { advance, fail } = open()
    await advance(0)
    await fail()
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('The module is asleep.')
    expect(said()).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Retry loading the form' }))
    expect(said()).toBe('Loading the form…')
  })
})

it('says nothing before the errors of a form with an empty label', async () => {
  open({ schema: schemaOf([{ ...text('name'), validation: { required: true } }]), label: '' })
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const title = await screen.findByRole('heading')
  expect(title.textContent).toBe('Fix 1 field to continue')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Fix 1 field to continue')
})

describe('of a reload', () => {
  const schema = schemaOf([text('name')])

  it('says that it goes on, what has changed, and then nothing', async () => {
    const { advance, answer, reload } = open({ schema })
    expect(said()).toBe('')
    reload()
    await advance(0)
    expect(said()).toBe('Updating the form…')
    await answer(schemaOf([text('name'), text('city')]))
    expect(said()).toBe('1 field added')
    await advance(9_999)
    expect(said()).toBe('1 field added')
    await advance(1)
    expect(said()).toBe('')
  })

  it.each(['answer', 'fail'] as const)('says no longer that it goes on when it ends in an %s that changes nothing', async (end) => {
    const form = open({ schema, label: 'Step' })
    form.reload()
    await form.advance(0)
    expect(said()).toBe('Step: Updating the form…')
    await form[end](schema)
    expect(said()).toBe('')
  })
})

it('says that a form was submitted until it is changed', async () => {
  const { advance } = open({ schema: schemaOf([text('name')]), onSubmit: () => {} })
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  await advance(20_000)
  expect(said()).toBe('Submitted.')
  await userEvent.type(screen.getByLabelText('name'), 'A')
  expect(said()).toBe('')
})

const tags = { id: 'tags', type: 'array', items: { type: 'object', label: 'Tag', fields: [text('x')] }, default: [{}] }

it('says for a while what a row did, also twice the same', async () => {
  const { advance } = open({ schema: schemaOf([tags]) })
  await pressInRowMenu('Tag 1', 'Duplicate')
  await advance(6_000)
  await pressInRowMenu('Tag 1', 'Duplicate')
  await advance(6_000)
  expect(said()).toBe('Tag 1 duplicated\u00a0')
  await advance(4_000)
  expect(said()).toBe('')
})

it('says both what a row did and that the form updates because of it', async () => {
  const { advance } = open({ schema: schemaOf([{ ...tags, on_action: { load_schema: true } }]) })
  await pressInRowMenu('Tag 1', 'Remove')
  await advance(0)
  expect([...screen.getByRole('status').children].map(({ textContent }) => textContent)).toEqual([
    'Tag 1 removed, 0 left',
    'Updating the form…',
  ])
})

it('leaves no timer behind', async () => {
  const { clock, unmount } = open({ schema: schemaOf([tags]) })
  await pressInRowMenu('Tag 1', 'Duplicate')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  unmount()
  expect(clock.pendingTimers()).toBe(0)
})
