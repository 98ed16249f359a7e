import { isEqual, parseSchema, type Field, type Schema } from 'moduleform/core'
import { segmentsOf, type Template } from '../../../src/core/values/path.ts'
import { customMerge, type Trial } from '../createTrial.ts'
import type { Json } from '../generate/pools.ts'

/**
 * The reason for an answer: `whole` for a first load or a manual reload, otherwise the fields whose change caused it. `open`: unknown which
 * of the two.
 */
export type Trigger = 'whole' | 'open' | readonly Template[]

interface Arrival {
  readonly before: Schema
  readonly start: Schema
  readonly answer: Schema
  readonly trigger: Trigger
}

/** Which fields a schema must have, and which of them exactly as in the answer: `undefined` if both are possible. */
type Expectation = (id: string, arrival: Arrival) => Field | 'merged' | undefined

/** Invariant 2: the schema is that of the newest answer, with the chosen merge, and changes for no other reason. Decisions §5. */
export function createExpectedSchema({ state, scenario }: Trial) {
  let before = state.plan.schema
  let start = before
  let isStartKnown = true
  let isLoaded = scenario.isInline

  const fail = (what: string) => {
    throw new Error(`Schema: ${what}.`)
  }

  const keep = () => {
    before = state.plan.schema
    isLoaded = true
  }

  return {
    /** The form has opened, perhaps with a stored schema. */
    opened: () => {
      before = state.plan.schema
      start = before
    },
    /** The host set the schema. */
    start: () => {
      start = state.plan.schema
      isStartKnown = true
      keep()
    },
    /** Another module is asked, without a schema of the host: its first answer is the schema. */
    forget: () => {
      isLoaded = false
    },
    /** No relevant answer has arrived. */
    same: () => {
      if (state.plan.schema !== before) fail('it changed, and no answer that counts has come')
    },
    arrived: (body: Json, trigger: Trigger) => {
      const now = state.plan.schema
      const answer = parseSchema(body).schema
      if (now['tag'] !== body['tag']) fail(`it is that of answer ${String(now['tag'])} and not of ${String(body['tag'])}`)
      const isWhole = !isLoaded || scenario.merge === 'replace'
      // A custom merge of the host also applies to the first answer, merged into a stored schema.
      const exact = scenario.merge === 'custom' ? parseSchema(customMerge(before, answer)).schema : isWhole ? answer : undefined
      if (exact !== undefined && !isEqual(now, exact)) fail(`it is ${JSON.stringify(now)} and not ${JSON.stringify(exact)}`)
      if (exact === undefined) compare(now, { before, start, answer, trigger: scenario.merge === 'accumulate' ? [] : trigger })
      if (!isLoaded) start = now
      keep()
    },
    /** Which fields of the first answer stay although another does not name them. */
    startedWith: (fields: 'all' | 'nothing' | 'unknown') => {
      start = { ...before, fields: fields === 'all' ? before.fields : [] }
      isStartKnown = fields !== 'unknown'
    },
  }

  function compare(now: Schema, arrival: Arrival) {
    const { trigger, answer } = arrival
    if (trigger === 'open') return
    const isWhole =
      scenario.merge !== 'accumulate' &&
      (trigger === 'whole' || trigger.length === 0 || trigger.some((template) => names(answer.fields, template)))
    const expected = isWhole ? expectWhole : expectPartial
    const ids = new Set([...arrival.before.fields, ...answer.fields, ...now.fields].map(({ id }) => id))
    for (const id of ids) {
      if (isWhole && !isStartKnown && find(answer.fields, id) === undefined) continue
      const field = find(now.fields, id)
      const wanted = expected(id, arrival)
      if (wanted === 'merged' ? field === undefined : !isEqual(field, wanted)) {
        fail(`after a ${isWhole ? 'whole' : 'partial'} answer "${id}" is ${JSON.stringify(field)} and not ${JSON.stringify(wanted)}`)
      }
    }
  }

  /** Whether an answer contains a field that caused its request. */
  function names(fields: readonly Field[], template: Template): boolean {
    let inside: readonly Field[] = fields
    for (const id of segmentsOf(template)) {
      if (id === '~') continue
      const field = find(inside, id)
      if (field === undefined) return false
      inside = field.fields ?? field.items?.fields ?? []
    }
    return true
  }
}

const find = (fields: readonly Field[], id: string): Field | undefined => fields.find((field) => field.id === id)

const expectWhole: Expectation = (id, { before, start, answer }) =>
  find(answer.fields, id) ?? (find(start.fields, id) === undefined ? undefined : find(before.fields, id))

const expectPartial: Expectation = (id, { before, answer }) => {
  const [known, named] = [find(before.fields, id), find(answer.fields, id)]
  return known !== undefined && named !== undefined ? 'merged' : (named ?? known)
}
