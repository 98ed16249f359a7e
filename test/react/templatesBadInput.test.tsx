import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ModuleForm, type ModuleFormProps, type Templates } from 'moduleform'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { createManualClock, settlePromises } from '../support/manualClock.ts'

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const template = '{{ steps.order.total }}'

function open(fields: readonly object[], templates: Templates, props: Partial<ModuleFormProps> = {}) {
  const clock = createManualClock()
  const onProblems = vi.fn<NonNullable<ModuleFormProps['onProblems']>>()
  const onSubmit = vi.fn<NonNullable<ModuleFormProps['onSubmit']>>()
  render(
    <ModuleForm schema={schemaOf(fields)} templates={templates} clock={clock} onProblems={onProblems} onSubmit={onSubmit} {...props} />,
  )
  return { clock, onSubmit, problems: () => onProblems.mock.lastCall?.[0] ?? [] }
}

const toggleOf = (label: string) => screen.findByRole('button', { name: `Expression for ${label}` })

it('A template in the default of a field of another type is told, and the field is empty', async () => {
  const { problems } = open([{ id: 'n', type: 'number', label: 'N', default: template }], {})
  await toggleOf('N')
  await waitFor(() => expect(problems().map(({ pointer }) => pointer)).toContain('/fields/0/default'))
  expect(screen.getByLabelText<HTMLInputElement>('N').value).toBe('')
})

describe('a preview that never comes', () => {
  const amount = [{ id: 'amount', type: 'number', label: 'Amount' }]

  it('is told after ten seconds, and its line goes', async () => {
    const { clock, problems } = open(amount, { preview: () => new Promise(() => {}) }, { initialValues: { amount: template } })
    await toggleOf('Amount')
    await act(() => clock.advance(300))
    expect(document.querySelector('.mf-preview')?.hasAttribute('hidden')).toBe(false)
    await act(() => clock.advance(9_999))
    expect(problems()).toEqual([])
    await act(() => clock.advance(1))
    expect(document.querySelector('.mf-preview')?.hasAttribute('hidden')).toBe(true)
    await waitFor(() =>
      expect(problems()).toEqual([
        expect.objectContaining({ code: 'host/callback-failed', args: expect.objectContaining({ callback: 'templates' }) }),
      ]),
    )
  })

  it('holds nothing up: the form is filled in and submitted', async () => {
    const { onSubmit } = open(amount, { preview: () => new Promise(() => {}) }, { initialValues: { amount: template } })
    await toggleOf('Amount')
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '{{ other }}' } })
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ amount: '{{ other }}' }))
  })

  it('shows where it comes all the same', async () => {
    let answer = (_line: string) => {}
    const preview = () => new Promise<string>((resolve) => (answer = resolve))
    const { clock } = open(amount, { preview }, { initialValues: { amount: template } })
    await toggleOf('Amount')
    await act(() => clock.advance(10_300))
    await act(async () => {
      answer('149.90')
      await settlePromises()
    })
    expect(screen.getByText('149.90')).toBeDefined()
  })
})

describe('references that cannot be listed', () => {
  const name = [{ id: 'name', type: 'string', label: 'Name' }]

  it.each<[string, NonNullable<Templates['complete']>, boolean]>([
    ['never come', () => new Promise(() => {}), false],
    ['are refused', () => Promise.reject(new Error('offline')), true],
    [
      'throw',
      () => {
        throw new Error('offline')
      },
      true,
    ],
    // @ts-expect-error -- a host without types gives anything
    ['are no list', () => Promise.resolve('none'), false],
  ])('say so in their list and hold nothing up: they %s', async (_name, complete, isTold) => {
    const { clock, onSubmit, problems } = open(name, { complete }, { initialValues: { name: template } })
    await toggleOf('Name')
    fireEvent.click(await screen.findByRole('button', { name: 'Insert a reference into Name' }))
    await act(() => clock.advance(10_000))
    expect(await screen.findByText('Could not be loaded.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
    if (isTold) await waitFor(() => expect(problems().map(({ code }) => code)).toEqual(['host/callback-failed']))
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: template }))
  })
})

it('A password with braces stays masked and goes to none of the functions of the host', async () => {
  const host = { complete: vi.fn(() => []), preview: vi.fn(() => 'seen'), editor: vi.fn(() => null) }
  const fields = ['typed', 'stored'].map((id) => ({ id, type: 'string', label: id, ui_options: { ui_widget: 'password' } }))
  const { clock, problems } = open(fields, host, { initialValues: { stored: '{{ hunter2 }}' } })
  expect((await toggleOf('stored')).getAttribute('aria-pressed')).toBe('true')
  fireEvent.change(screen.getByLabelText('typed'), { target: { value: '{{ hunter3 }}' } })
  expect((await toggleOf('typed')).getAttribute('aria-pressed')).toBe('false')
  await act(() => clock.advance(20_000))
  for (const label of ['typed', 'stored']) expect(screen.getByLabelText<HTMLInputElement>(label).type).toBe('password')
  expect([host.complete, host.preview, host.editor].flatMap(({ mock }) => mock.calls)).toEqual([])
  expect(document.body.textContent).not.toContain('hunter')
  expect(JSON.stringify(problems())).not.toContain('hunter')
})
