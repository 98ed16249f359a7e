import { type Arbitrary, array, assert, asyncProperty, boolean, constant, constantFrom, integer, nat, oneof, record } from 'fast-check'
import type { FormValues } from 'moduleform/core'
import { describe, expect, it } from 'vitest'
import { isJsonObject } from '../../src/core/schema/json.ts'
import { createControlledForm } from '../support/createControlledForm.ts'
import type { TestForm } from '../support/createTestForm.ts'

const name = { id: 'name', type: 'string' }
const size = { id: 'size', type: 'integer', default: 3 }
const schema = [
  name,
  size,
  { id: 'flag', type: 'boolean' },
  { id: 'tags', type: 'array', items: { type: 'string', choices: ['x', 'y', 'z'] } },
  { id: 'people', type: 'array', items: { type: 'object', fields: [name, size] } },
  { id: 'at', type: 'object', fields: [name] },
]

const text = constantFrom('', 'a', 'ab', ' A', 'Ab ', '1x')
const digits = constantFrom('', '1', '12', '99')
const row = nat(2)
const user = oneof(
  record({ do: constant('type' as const), path: constantFrom('name', 'at/name'), text }),
  record({ do: constant('type' as const), path: constant('size'), text: digits }),
  record({ do: constant('typeInRow' as const), id: constant('name'), row, text }),
  record({ do: constant('typeInRow' as const), id: constant('size'), row, text: digits }),
  record({ do: constant('choose' as const), path: constant('flag'), value: boolean() }),
  record({ do: constant('choose' as const), path: constant('tags'), value: constantFrom([], ['z'], ['z', 'x'], ['y', 'z', 'x']) }),
  record({ do: constant('addRow' as const) }),
  record({ do: constant('undo' as const) }),
  record({ do: constant('redo' as const) }),
  record({ do: constant('leave' as const) }),
  record({ do: constant('removeRow' as const), row }),
  record({ do: constant('moveRow' as const), row, to: row }),
)
const world = oneof(
  record({ do: constant('frame' as const) }),
  record({ do: constant('answer' as const), count: integer({ min: 1, max: 3 }) }),
)

type Step = typeof user extends Arbitrary<infer One> ? One : never

const pathOf = (written: string): string[] => written.split('/')

function leaveAll(form: TestForm): void {
  for (const path of ['name', 'size', 'at/name']) form.blur(pathOf(path))
}

/** Does what a user does, if the form has the required row. */
function act(form: TestForm, step: Step): void {
  const rows = form.at('people').cell.rows?.length ?? 0
  if (step.do === 'type') form.type(pathOf(step.path), step.text)
  else if (step.do === 'choose') form.choose(step.path, step.value)
  else if (step.do === 'addRow') form.addRow('people')
  else if (step.do === 'undo') form.undo()
  else if (step.do === 'redo') form.redo()
  else if (step.do === 'leave') leaveAll(form)
  else if (step.row >= rows) return
  else if (step.do === 'typeInRow') form.type(['people', step.row, step.id], step.text)
  else if (step.do === 'removeRow') form.removeRow('people', step.row)
  else if (step.to < rows) form.moveRow('people', step.row, step.to)
}

/** A copy in which each value, from the inside out, is what `change` makes of it. */
function changed(value: unknown, change: (one: unknown) => unknown): unknown {
  if (Array.isArray(value)) return change(value.map((one) => changed(one, change)))
  return change(isJsonObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, change)])) : value)
}

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isJsonObject(value) && Object.keys(value).length === 0)

/** What stores do with what they are given. */
const habits: Readonly<Record<string, (value: unknown) => unknown>> = {
  copies: (value) => value,
  trims: (value) => (typeof value === 'string' ? value.trim() : value),
  'changes the case': (value) => (typeof value === 'string' ? value.toLowerCase() : value),
  'sorts lists': (value) => (Array.isArray(value) && value.every((one) => typeof one === 'string') ? [...value].sort() : value),
  'leaves out empty values': (value) =>
    isJsonObject(value) ? Object.fromEntries(Object.entries(value).filter(([, one]) => !isEmpty(one))) : value,
  'limits numbers': (value) => (typeof value === 'number' ? Math.min(value, 10) : value),
  'adds ids to rows': (value) =>
    Array.isArray(value) ? value.map((one, index) => (isJsonObject(one) ? { key: `k${index}`, ...one } : (one as unknown))) : value,
}

/** Values of another person, equal to none that this user enters. `flag` has no third value. */
const others: readonly FormValues[] = [
  { name: 'remote', size: 7, flag: false, tags: ['y'], people: [{ name: 'r', size: 5 }], at: { name: 'there' } },
  {
    name: 'other',
    size: 8,
    flag: true,
    tags: ['x'],
    people: [
      { name: 's', size: 6 },
      { name: 't', size: 4 },
    ],
    at: { name: 'elsewhere' },
  },
]

/** A form and a host that passes back what its store keeps of each value, in order, or only of the newest when it is slow. */
async function openWithStore(kept: readonly string[], isSlow: boolean) {
  const keep = (formData: FormValues) =>
    // `as`: no habit makes anything else of an object.
    kept.reduce((at, habit) => changed(at, habits[habit] ?? String) as FormValues, formData)
  const form = await createControlledForm({}, { schema })
  const waiting: { readonly formData: FormValues; readonly step: number }[] = []
  const editedIn = new Map<string, number>()
  let step = 0
  form.changeEnvironment({
    onChange: (formData) => void waiting.splice(isSlow ? 0 : waiting.length, isSlow ? 1 : 0, { formData, step }),
  })
  return {
    form,
    waiting,
    giveOther: (values: FormValues) => form.give(keep(values)),
    edit: (one: Step) => {
      step += 1
      if (one.do === 'type' || one.do === 'choose') editedIn.set(one.path, step)
      // They set fields that they do not name.
      if (one.do === 'undo' || one.do === 'redo') editedIn.clear()
      act(form, one)
    },
    /** What the user entered after the data were handed out stays. */
    answer: () => {
      const next = waiting.shift()
      if (next === undefined) return
      const later = [...editedIn].flatMap(([path, at]) => (at > next.step ? [pathOf(path)] : []))
      const read = () => later.map((path) => [path, form.at(path).cell.text, form.valueAt(path)])
      const before = read()
      form.give(keep(next.formData))
      expect(read()).toEqual(before)
    },
  }
}

/** Lets the host answer until nothing is under way, which it never would if form and host kept correcting each other. */
async function untilAnswered({ form, waiting, answer }: Awaited<ReturnType<typeof openWithStore>>): Promise<void> {
  for (let frame = 0; frame < 20; frame += 1) {
    await form.clock.advance(16)
    if (waiting.length === 0) return
    while (waiting.length > 0) answer()
  }
  expect(waiting).toEqual([])
}

describe('with a host whose store changes what it is given', () => {
  it('what the user entered since stays, form and host come to rest, and what another person enters then arrives', async () => {
    const { MODULEFORM_RUNS: runs = '300', MODULEFORM_SEED: seed = '17' } = process.env
    const kept = array(constantFrom(...Object.keys(habits)), { minLength: 1, maxLength: 2 })
    const run = asyncProperty(array(oneof(user, world), { maxLength: 30 }), kept, boolean(), async (steps, habitsKept, isSlow) => {
      const opened = await openWithStore(habitsKept, isSlow)
      for (const step of steps) {
        if (step.do === 'frame') await opened.form.clock.advance(16)
        else if (step.do === 'answer') for (let count = 0; count < step.count; count += 1) opened.answer()
        else opened.edit(step)
      }
      leaveAll(opened.form)
      await untilAnswered(opened)
      // Each value that was handed out, such as a checked box, may be taken for an echo once.
      for (let round = 0; round < 2; round += 1) for (const values of others) opened.giveOther(values)
      expect(opened.form.data()).toEqual(others[1])
      opened.form.stop()
    })
    await assert(run, { numRuns: Number(runs), seed: Number(seed) })
  })
})
