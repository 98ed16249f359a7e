import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createRef } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { dates } from '../../../src/widgets/date/lazyDates.ts'
import { schemaOf } from '../../support/createTestForm.ts'
import { expectSilentConsole } from '../../support/silentConsole.ts'

beforeAll(dates.load)
expectSilentConsole()
afterEach(cleanup)

const day = (id: string) => ({ id, type: 'string', format: 'date', label: id })
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

/** A form in which `31/12/2026` was typed while the month came first. */
async function openUnread() {
  const form = createRef<ModuleFormHandle>()
  const draw = (locale: string) => <ModuleForm ref={form} schema={schemaOf([day('Start'), day('End')])} locale={locale} />
  const { rerender } = render(draw('en-US'))
  for (const name of ['Start', 'End']) await userEvent.type(box(name), '31/12/2026{Tab}')
  rerender(draw('en-GB'))
  return { form, data: () => form.current?.getFormData() }
}

describe('A text that becomes a date with another locale', () => {
  it('stays as it is while somebody only looks at it', async () => {
    const { data } = await openUnread()
    for (const name of ['Start', 'End']) {
      await userEvent.click(box(name))
      await userEvent.tab()
    }
    expect(data()).toEqual({})
    expect(box('Start').value).toBe('31/12/2026')
  })

  it('is undone step by step', async () => {
    const { form } = await openUnread()
    act(() => form.current?.undo())
    await vi.waitFor(() => expect([box('Start').value, box('End').value]).toEqual(['31/12/2026', '']))
    act(() => form.current?.undo())
    await vi.waitFor(() => expect([box('Start').value, box('End').value]).toEqual(['', '']))
  })

  it('is a date once it is edited', async () => {
    const { data } = await openUnread()
    await userEvent.type(box('Start'), '{Backspace}7{Tab}')
    expect(data()).toEqual({ Start: '2027-12-31' })
  })
})
