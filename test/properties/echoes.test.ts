import { type Arbitrary, array, assert, asyncProperty, boolean, constantFrom, integer, nat, oneof, record, constant } from 'fast-check'
import type { FormValues } from 'moduleform/core'
import { expect, it } from 'vitest'
import { createControlledForm } from '../support/createControlledForm.ts'
import type { TestForm } from '../support/createTestForm.ts'

const name = { id: 'name', type: 'string' }
const size = { id: 'size', type: 'integer', default: 3 }
const schema = [
  name,
  size,
  { id: 'flag', type: 'boolean' },
  { id: 'people', type: 'array', items: { type: 'object', fields: [name, size] } },
  { id: 'at', type: 'object', fields: [name] },
]

const text = constantFrom('', 'a', 'ab', 'abc', '1', '1x', '12')
const row = nat(2)
const user = oneof(
  record({ do: constant('type' as const), path: constantFrom('name', 'size', 'at/name'), text }),
  record({ do: constant('typeInRow' as const), id: constantFrom('name', 'size'), row, text }),
  record({ do: constant('flag' as const), value: boolean() }),
  record({ do: constant('addRow' as const) }),
  record({ do: constant('removeRow' as const), row }),
  record({ do: constant('moveRow' as const), row, to: row }),
  record({ do: constant('undo' as const) }),
  record({ do: constant('redo' as const) }),
  record({ do: constant('blur' as const) }),
)
const world = oneof(
  record({ do: constant('frame' as const) }),
  record({ do: constant('deliver' as const), count: integer({ min: 1, max: 3 }) }),
)

/** Does what a user does, if the form has the required field. */
function act(form: TestForm, step: typeof user extends Arbitrary<infer Step> ? Step : never): void {
  const rows = form.at('people').cell.rows?.length ?? 0
  if (step.do === 'type') form.type(step.path, step.text)
  else if (step.do === 'flag') form.choose('flag', step.value)
  else if (step.do === 'addRow') form.addRow('people')
  else if (step.do === 'undo') form.undo()
  else if (step.do === 'redo') form.redo()
  else if (step.do === 'blur') form.blur('name')
  else if (step.row >= rows) return
  else if (step.do === 'typeInRow') form.type(['people', step.row, step.id], step.text)
  else if (step.do === 'removeRow') form.removeRow('people', step.row)
  else if (step.to < rows) form.moveRow('people', step.row, step.to)
}

it('what comes back from a form changes nothing in it, whatever was done and however late it comes', async () => {
  const runs = Number(process.env['MODULEFORM_RUNS'] ?? 300)
  await assert(
    asyncProperty(
      array(oneof(user, world), { maxLength: 30 }),
      boolean(),
      constantFrom('in order', 'newest alone', 'newest first'),
      async (steps, areCopies, order) => {
        const form = await createControlledForm({}, { schema })
        let last: FormValues | undefined
        const waiting: FormValues[] = []
        form.changeEnvironment({
          onChange: (formData) => void (order === 'newest alone' ? waiting.splice(0, 1, formData) : waiting.push(formData)),
        })
        /** The host passes some of the received values back. */
        const deliver = () => {
          const formData = order === 'newest first' ? waiting.pop() : waiting.shift()
          if (formData === undefined) return
          last = formData
          const before = [form.data(), [...form.store.state.cells.values()].map(({ text, unread }) => unread && text)]
          form.give(areCopies ? structuredClone(formData) : formData)
          expect([form.data(), [...form.store.state.cells.values()].map(({ text, unread }) => unread && text)]).toEqual(before)
        }
        for (const step of steps) {
          if (step.do === 'frame') await form.clock.advance(16)
          else if (step.do === 'deliver') for (let count = 0; count < step.count; count += 1) deliver()
          else act(form, step)
        }
        await form.clock.advance(16)
        while (waiting.length > 0) deliver()
        if (order !== 'newest first' && last !== undefined) expect(last).toEqual(form.data())
        form.stop()
      },
    ),
    { numRuns: runs, ...(process.env['MODULEFORM_SEED'] === undefined ? { seed: 17 } : { seed: Number(process.env['MODULEFORM_SEED']) }) },
  )
})
