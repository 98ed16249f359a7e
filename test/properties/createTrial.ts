import type { FormValues, Schema } from 'moduleform/core'
import type { SubmitRest } from '../../src/store/formEnvironment.ts'
import { createTestForm } from '../support/createTestForm.ts'
import { createModuleDouble } from './createModuleDouble.ts'
import type { Json } from './generate/pools.ts'
import type { WrittenSchema } from './generate/schemaArbitrary.ts'
import type { MergeName, Scenario } from './generate/scenarioArbitrary.ts'

/** What the host got from a submit. */
interface Handover {
  readonly formData: FormValues
  readonly rest: Pick<SubmitRest, 'hidden' | 'setAside'>
}

/** A merge as a host might write it: what the answer says comes first, what it does not name stays behind it. */
export const customMerge = (current: Schema, answer: Schema): unknown => {
  const named = new Set(answer.fields.map(({ id }) => id))
  return { ...answer, fields: [...answer.fields, ...current.fields.filter(({ id }) => !named.has(id))] }
}

const merges: Readonly<Record<MergeName, 'merge' | 'replace' | 'accumulate' | typeof customMerge>> = {
  merge: 'merge',
  replace: 'replace',
  accumulate: 'accumulate',
  custom: customMerge,
}

/** One run under way: a form, its module, and what has been done. */
export function createTrial(scenario: Scenario) {
  const { schema, isInline, values, merge, hiddenValues, drawsAll, isDeaf } = scenario
  const handovers: Handover[] = []
  const trace: string[] = []
  let lastTag = 0
  /** Host values with a text of its own in place of each `#`. */
  const tagged = (json: Json): Json =>
    JSON.parse(JSON.stringify(json), (_key, value: unknown) => (value === '#' ? `v${(lastTag += 1)}` : value)) as Json

  let submitsUnderWay = 0

  const form = createTestForm({
    ...(isInline ? { schema } : {}),
    initialValues: tagged(values),
    schemaMerge: merges[merge],
    hiddenValues,
    onSubmit: (formData, rest) => void handovers.push({ formData, rest }),
  })
  let stop = form.stop
  let runaway: Error | undefined
  const module = createModuleDouble(form.clock, isDeaf, (error) => {
    runaway = error
    stop()
  })
  form.changeEnvironment({ client: module.client })

  /** Fields that are drawn, with the number of the request that came next. */
  const drawn = new Map<string, number>()
  const draw = (address: string) => {
    if (drawn.has(address)) return
    drawn.set(address, module.calls.length)
    form.store.subscribeField(address, () => {})
  }

  return {
    scenario,
    form,
    state: form.store.state,
    module,
    handovers,
    trace,
    tagged,
    nextTag: () => (lastTag += 1),
    draw,
    /** Whether a field is drawn; with a number, whether it was when that request was made. */
    isDrawn: (address: string, request?: number) => (drawn.get(address) ?? Infinity) <= (request ?? module.calls.length),
    /** Everything that waits for promises alone has happened, and what is drawn has been asked for. */
    settle: async () => {
      await form.settle()
      if (runaway !== undefined) throw runaway
      if (!drawsAll) return
      for (const address of form.store.state.cells.keys()) draw(address)
      await form.settle()
    },
    submit: () => {
      submitsUnderWay += 1
      void form.submit().finally(() => (submitsUnderWay -= 1))
    },
    submitsUnderWay: () => submitsUnderWay,
    stop: () => stop(),
    restart: () => {
      stop()
      stop = form.effects.start()
    },
  }
}

/** What a form with a schema holds of itself: one that the host gives is current for that. Decisions §5. */
export function readOwnDefaults(schema: WrittenSchema): FormValues {
  const bare = createTestForm({ schema })
  bare.stop()
  return bare.data()
}

export type Trial = ReturnType<typeof createTrial>
