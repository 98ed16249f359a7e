import { isTemplate, type FormValues, type Schema } from 'moduleform/core'
import type { FormEvent } from '../../src/store/formEvents.ts'
import { isEditable } from '../../src/store/formSettings.ts'
import { pathOf } from '../../src/store/cells/pathOf.ts'
import { createTestForm } from '../support/createTestForm.ts'
import { createHostDouble, isFoundIn } from './createHostDouble.ts'
import { createModuleDouble } from './createModuleDouble.ts'
import type { Json } from './generate/pools.ts'
import type { WrittenSchema } from './generate/schemaArbitrary.ts'
import type { MergeName, Scenario } from './generate/scenarioArbitrary.ts'
import { createSubmissions } from './createSubmissions.ts'
import { LawBroken } from './laws/obey.ts'

/** A merge function of a host: the fields of the answer come first, the others after them. */
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

/** One run: a form, its module, its host, and what has been done. */
export function createTrial(scenario: Scenario) {
  const { schema, isInline, values, merge, hiddenValues, drawsAll, isDeaf, templates = 'off' } = scenario
  const trace: string[] = []
  let lastTag = 0
  /** Values of the host with a unique text in place of each `#`. */
  const tagged = (json: Json): Json =>
    JSON.parse(JSON.stringify(json), (_key, value: unknown) =>
      typeof value === 'string' && value.includes('#') ? value.replace('#', `v${(lastTag += 1)}`) : value,
    ) as Json
  let resets = 0

  const host = createHostDouble(scenario, {
    resets: () => resets,
    sentFields: (submitted) => {
      const { state } = form.store
      const whole = form.data()
      return [...state.cells.values()].flatMap((cell) => {
        const { address } = cell
        const path = pathOf(state, address)
        return address !== '' && isFoundIn(submitted, whole, path) ? [{ address, cell, path, value: form.valueAt(path) }] : []
      })
    },
  })
  const { onReload, ...environment } = host.environment
  const form = createTestForm({
    ...(isInline ? { schema } : {}),
    initialValues: tagged(values),
    schemaMerge: merges[merge],
    hiddenValues,
    templates: templates === 'off' ? undefined : { isTemplate, reloads: templates === 'sent' },
    ...environment,
    ...host.settings,
  })
  let stop = form.stop
  let isStopped = false
  let hasOwnSchema = false
  let runaway: Error | undefined
  const module = createModuleDouble(form.clock, isDeaf, (what) => {
    const isConfirmed = form.store.state.schema.isConfirmed
    runaway = new LawBroken(isConfirmed ? 'comes to rest' : 'comes to rest with a kept schema', what)
    stop()
  })
  form.changeEnvironment({ client: module.client, onReload })

  /** Rendered fields, with the number of the next request at that time. */
  const drawn = new Map<string, number>()
  const draw = (address: string) => {
    if (drawn.has(address)) return
    drawn.set(address, module.calls.length)
    form.store.subscribeField(address, () => {})
  }

  /** The last answers of each kind, whether or not they were accepted. */
  const arrivals = new Map<string, FormEvent>()
  form.store.subscribe(({ event }) => {
    if (event.type === 'schemaArrived' || event.type === 'contentArrived') arrivals.set(event.type, event)
  })

  return {
    scenario,
    lastArrivals: () => [...arrivals.values()],
    form,
    state: form.store.state,
    module,
    host,
    handovers: host.handovers,
    submissions: createSubmissions(form),
    trace,
    tagged,
    nextTag: () => (lastTag += 1),
    draw,
    /** Whether a field is rendered; with a number, whether it was when that request was sent. */
    isDrawn: (address: string, request?: number) => (drawn.get(address) ?? Infinity) <= (request ?? module.calls.length),
    /** Waits until everything that only depends on promises has happened, and rendered fields have sent their requests. */
    settle: async () => {
      await form.settle()
      if (runaway !== undefined) throw runaway
      if (!drawsAll) return
      for (const address of form.store.state.cells.keys()) draw(address)
      await form.settle()
    },
    replaceStart: (to: object) => {
      hasOwnSchema = true
      form.replaceStart(to)
    },
    reset: (to: FormValues) => {
      resets += 1
      form.reset(to)
    },
    resets: () => resets,
    stop: () => {
      stop()
      isStopped = true
    },
    start: () => {
      stop = form.effects.start()
      isStopped = false
    },
    /** The host has set a schema, initially or later. */
    hasOwnSchema: () => isInline || hasOwnSchema,
    /** The form is not mounted. */
    isStopped: () => isStopped,
    /** Whether a user can edit the form. */
    isUsable: () => !isStopped && isEditable(form.store.state.settings),
  }
}

/** The form data that a schema of the host is current for: its own defaults. Decisions §5. */
export function readOwnDefaults(schema: WrittenSchema | Schema): FormValues {
  const bare = createTestForm({ schema })
  bare.stop()
  return bare.data()
}

export type Trial = ReturnType<typeof createTrial>
