import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import { createFixtureClient } from 'moduleform/client'
import type { FormValues } from 'moduleform/core'
import { createRef } from 'react'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createManualClock } from '../support/manualClock.ts'
import { growingMore, startCounting, type Calls } from '../support/countCalls.ts'
import { growingRows, growingRowValues, growingSchema, growingValues, ruled } from './growingForm.ts'

const counter = await startCounting()
afterAll(counter.stop)
afterEach(cleanup)

const small = 51
const factor = 4
/** A little above the factor: sorting grows by its logarithm. */
const most = factor * 1.5

type Handle = ModuleFormHandle

/** Of the form that is open: what it waits for happens at the same turn on every machine. */
let clock = createManualClock()

/** Until what was loaded and answered has arrived. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++)
    await act(async () => {
      await vi.dynamicImportSettled()
      await clock.advance(500)
      await nextTurn()
    })
}

interface Opened {
  readonly form: Handle
  readonly draw: (more: Partial<ModuleFormProps>) => void
}

type Form = (count: number) => Partial<ModuleFormProps>

const content = { cities: [{ value: 'x1', label: 'X1' }] }
const clientOf = (schemas: (answer: number) => object) => {
  let answers = 0
  // The answers are those of a module, which nobody has checked.
  return createFixtureClient({ schema: () => schemas(answers++), content } as unknown as Parameters<typeof createFixtureClient>[0])
}

const ofFields: Form = (count) => ({
  schema: growingSchema(count),
  initialValues: growingValues(count),
  client: clientOf((answer) => growingSchema(count, ` ${answer}`)),
})

const ofRows: Form = (count) => ({
  schema: growingRows(),
  initialValues: growingRowValues(count),
  client: clientOf((answer) => growingRows(` ${answer}`)),
})

const ofRetypedRows: Form = (count) => ({ ...ofRows(count), schema: growingRows('', 'number') })

async function open(form: Form, count: number): Promise<Opened> {
  const ref = createRef<Handle>()
  clock = createManualClock()
  const draw = (more: Partial<ModuleFormProps>) => (
    <ModuleForm
      ref={ref}
      clock={clock}
      locale="de-DE"
      connections={[{ id: 'p', label: 'Mine', app_type: 'a', connection_management_type: 'b' }]}
      onSubmit={() => {}}
      onChange={() => {}}
      {...form(count)}
      {...more}
    />
  )
  const { rerender } = render(draw({}))
  await settle()
  if (ref.current === null) throw new Error('The form has not mounted.')
  return { form: ref.current, draw: (more) => rerender(draw(more)) }
}

type Act = (opened: Opened, count: number) => unknown

/** The calls of an action in an open form of a size. */
async function callsOf(form: Form, count: number, run: Act, before?: Act): Promise<Calls> {
  const opened = await open(form, count)
  if (before) {
    await act(async () => before(opened, count))
    await settle()
  }
  const calls = await counter.count(async () => {
    await act(async () => run(opened, count))
    await settle()
  })
  cleanup()
  return calls
}

/** The calls of the same in forms of two sizes, after a form in which all that it needs is loaded. */
async function countBoth(calls: (count: number) => Promise<Calls>): Promise<readonly [Calls, Calls]> {
  await calls(17)
  return [await calls(small), await calls(small * factor)]
}

describe('opening a form', () => {
  it.each([
    ['of every kind of field', ofFields],
    ['that is read-only', (count: number) => ({ ...ofFields(count), readOnly: true })],
    ['that is disabled', (count: number) => ({ ...ofFields(count), disabled: true })],
    ['without values', (count: number) => ({ ...ofFields(count), initialValues: {} })],
    ['of rows', ofRows],
  ] satisfies [string, Form][])('%s calls no function with the square of its size', async (_name, form) => {
    const [before, after] = await countBoth(async (count) => {
      const calls = await counter.count(async () => void (await open(form, count)))
      cleanup()
      return calls
    })
    expect(growingMore(before, after, most)).toEqual([])
  })
})

const ofNoValues: Form = (count) => ({ ...ofFields(count), initialValues: {} })

const ofHostValues: Form = (count) => ({ schema: growingSchema(count), values: growingValues(count) })

const otherValues = (count: number): FormValues =>
  Object.fromEntries(Object.entries(growingValues(count)).map(([id, value]) => [id, typeof value === 'string' ? `${value}x` : value]))

/** Types into the field at the top. */
const typeOnTop: Act = () => {
  const input = document.querySelector('[data-field="/top"] input')
  if (input === null) throw new Error('The form has no field at the top.')
  fireEvent.change(input, { target: { value: 'on' } })
}

const setAllErrors: Act = ({ form }) =>
  form.setErrors({ errors: Object.keys(form.getFormData()).map((id) => ({ path: [id], message: 'No.' })) })

const removeAllRows: Act = ({ form }) => form.setValue('/all', [], { byUser: true })

interface Situation {
  readonly form: Form
  readonly run: Act
  /** What happened before, uncounted. */
  readonly before?: Act
}

const situations: Readonly<Record<string, Situation>> = {
  'a submit': { form: ofFields, run: ({ form }) => form.submit() },
  'a submit with errors': { form: ofNoValues, run: ({ form }) => form.submit() },
  'a reset': { form: ofFields, run: ({ form }) => form.reset(), before: ({ form }) => form.setValue(`/${ruled}`, 'other') },
  'a reload': { form: ofFields, run: ({ form }) => form.reload() },
  'a rule for every tenth field': { form: ofFields, run: ({ form }) => form.setValue(`/${ruled}`, 'on') },
  'new values of the host': { form: ofHostValues, run: ({ draw }, count) => draw({ values: otherValues(count) }) },
  'errors that the host sets': { form: ofFields, run: setAllErrors },
  'a submit of rows': { form: ofRows, run: ({ form }) => form.submit() },
  'a reload of rows': { form: ofRows, run: ({ form }) => form.reload() },
  'a rule that renames the fields of rows': { form: ofRows, run: typeOnTop },
  'a rule that retypes the fields of rows': { form: ofRetypedRows, run: typeOnTop },
  'the removal of all rows': { form: ofRows, run: removeAllRows },
  'undo of that': { form: ofRows, run: ({ form }) => form.undo(), before: removeAllRows },
}

describe('no function is called with the square of the size of the form', () => {
  it.each(Object.entries(situations))('by %s', async (_name, { form, run, before }) => {
    const [first, second] = await countBoth((count) => callsOf(form, count, run, before))
    expect(second.size).toBeGreaterThan(100)
    expect(growingMore(first, second, most)).toEqual([])
  })
})
