import { isEqual, type FormValues } from 'moduleform/core'
import { readSentData } from '../../../src/store/cells/expressions.ts'
import type { Address } from '../../../src/core/values/path.ts'
import type { Call } from '../createModuleDouble.ts'
import type { Trial } from '../createTrial.ts'
import type { Json } from '../generate/pools.ts'
import type { Step } from '../step.ts'
import { isEditable } from '../../../src/store/formSettings.ts'
import { formDataFor, readNeeds, type NeedNow } from './readNeeds.ts'

const mostRequests = 4

/** Options as the rules have them: the tag of the answer they came with. */
interface Loaded {
  readonly tag: unknown
  readonly isEmpty: boolean
  /** The form data they were asked for with. */
  readonly formData: FormValues
}

/**
 * Invariants 2 and 3 for `/content`: what is needed is asked for, once, with the form data there are, and nothing else is; options are those
 * of the newest request for their key. Knows nothing of the form's own account of it. Decisions §6.
 */
export function createContentCheck({ state, module, isDrawn }: Trial) {
  let needs: ReadonlyMap<Address, readonly NeedNow[]> = new Map()
  const due = new Set<string>()
  /** May be asked for as well: what had failed or was empty in a field of which another object is needed anew. */
  const welcome = new Set<string>()
  const asked = new Map<string, { readonly call: Call; readonly formData: FormValues }>()
  const failed = new Set<string>()
  const loaded = new Map<string, Loaded>()
  let formData = readSentData(state)
  let looked = 0
  let wasEditable = isEditable(state.settings)

  return (step: Step): void => {
    formData = readSentData(state)
    const before = step.replacesModule === true ? new Map<Address, readonly NeedNow[]>() : needs
    if (step.replacesModule === true) takeModule()
    if (state.indexes.uncommitted.size === 0) needs = readNeeds(state)
    else if (step.replacesModule === true) needs = new Map()
    else needs = new Map([...needs].filter(([address]) => state.cells.get(address)?.node.optionSource?.content !== undefined))
    takeOutcomes(step)
    takeNeeds(before, step)
    wasEditable = isEditable(state.settings)
    takeWishes(step)
    const made = module.calls.slice(looked).filter(({ endpoint }) => endpoint === 'content')
    looked = module.calls.length
    for (const call of made) take(call, made, step)
    for (const key of welcome) if (statusNow(key) === 'wanted') due.add(key)
    checkMissing()
    checkOptions()
  }

  /** Nothing counts that another module said. What is needed is known when no text is half typed. */
  function takeModule() {
    for (const known of [due, asked, failed, loaded]) known.clear()
  }

  /** Who needs a key, apart from those that wait for another field. */
  function needing(key: string): readonly NeedNow[] {
    return [...needs.values()].flat().filter((need) => need.key === key && !need.isGated)
  }

  function isMissing(key: string): boolean {
    if (due.has(key) || asked.has(key)) return false
    return failed.has(key) || loaded.get(key)?.isEmpty !== false
  }

  function takeOutcomes(step: Step) {
    for (const [key, { call, formData: askedWith }] of asked) {
      if (call.isAborted) {
        asked.delete(key)
        if (step.restarts === true) due.add(key)
        else if (needing(key).length > 0) throw new Error(`Request #${call.number} was aborted, and ${key} is still needed.`)
      } else if (call.state !== 'open') {
        asked.delete(key)
        const record = call.state === 'answered' ? recordOf(step, call, key) : undefined
        if (record === undefined || 'error' in record) failed.add(key)
        else loaded.set(key, { ...readTag(record), formData: askedWith })
      }
    }
  }

  /** A field that has come to need a key asks for what is not known, and looks again at what nobody else shows. */
  function takeNeeds(before: ReadonlyMap<Address, readonly NeedNow[]>, { submits }: Step) {
    welcome.clear()
    // A submit has what is half typed count before the host locks the form in the same tick.
    const mayLookAgain = isEditable(state.settings) || (submits === true && wasEditable)
    for (const [address, own] of needs) {
      if (!isEqual(own, before.get(address))) for (const { key, isGated } of own) if (!isGated && isMissing(key)) welcome.add(key)
      for (const { key, isGated } of own) {
        const wasKnown = before.get(address)?.some((need) => need.key === key && !need.isGated)
        if (isGated || wasKnown === true) continue
        const isShown = fieldsNeeding(before, key).some((field) => fieldsNeeding(needs, key).includes(field))
        const isBack = mayLookAgain && loaded.has(key) && !asked.has(key) && !isShown
        if (isMissing(key) || isBack) due.add(key)
      }
    }
  }

  function takeWishes({ opens, refreshes }: Step) {
    for (const { key, isGated } of (opens === undefined ? undefined : needs.get(opens)) ?? []) {
      if (isGated || due.has(key) || asked.has(key)) continue
      if (isMissing(key) || !isEqual(loaded.get(key)?.formData, formData)) due.add(key)
    }
    for (const { key, isGated } of (refreshes === undefined ? undefined : needs.get(refreshes)) ?? []) if (!isGated) due.add(key)
  }

  function take(call: Call, made: readonly Call[], { submits, resets, turnsReset }: Step) {
    for (const name of call.names) {
      const serves = (key: string) =>
        mayAsk(key, call).some((need) => need.name === name && isEqual(formDataFor(state, need), call.formData))
      const served = [...new Set([...due, ...welcome])].filter(serves)
      // A submit has what is half typed count, and a reset takes that back: for a moment other options were needed than before and after.
      // Where a reset is taken back, fields that have come since are made anew. What waits for an answer already is not asked for again.
      const wereOthersNeeded = (submits === true && resets === true) || turnsReset === true
      if (wereOthersNeeded) {
        const again = [...loaded.keys(), ...failed].filter((key) => !asked.has(key) && !served.includes(key) && serves(key))
        served.push(...(served.length === 0 ? again : again.filter((key) => statusNow(key) === 'loading')))
      }
      // Two rows may share a key and differ in what goes with the request: which of them asked is known by the one that is left.
      const shared = served.length === 0 ? askedWithOthers(name, call, made) : undefined
      if (shared !== undefined) served.push(shared)
      if (served.length === 0) {
        throw new Error(`Request #${call.number} asks for ${name} with ${JSON.stringify(call.formData)}, for which there is no reason.`)
      }
      for (const key of served) {
        due.delete(key)
        welcome.delete(key)
        failed.delete(key)
        asked.set(key, { call, formData })
      }
    }
    if (new Set(call.names).size < call.names.length) throw new Error(`Request #${call.number} names an object twice.`)
  }

  /** A key that an earlier request of the same step was taken to ask for, together with another one. */
  function askedWithOthers(name: string, call: Call, made: readonly Call[]): string | undefined {
    return [...asked].find(
      ([key, { call: earlier }]) =>
        made.includes(earlier) &&
        [...asked.values()].filter((other) => other.call === earlier).length > 1 &&
        mayAsk(key, call).some((need) => need.name === name && isEqual(formDataFor(state, need), call.formData)),
    )?.[0]
  }

  /** The needs that may have a key asked for, now or when a request was made. */
  function mayAsk(key: string, call?: Call): readonly NeedNow[] {
    return needing(key).filter(({ isOfRow, field }) => !isOfRow || isDrawn(field, call?.number))
  }

  /** Where the form says that a key stands. */
  function statusNow(key: string): string | undefined {
    const [need] = needing(key)
    const place = need === undefined ? -1 : (needs.get(need.field)?.findIndex((own) => own.key === key) ?? -1)
    return need && state.options.get(state.cells.get(need.field)?.requests?.[place]?.key ?? '')?.status
  }

  function checkMissing() {
    const count = module.live().filter(({ endpoint }) => endpoint === 'content').length
    if (count > mostRequests) throw new Error(`${count} content requests are under way.`)
    if (count === mostRequests) return
    for (const key of due) if (mayAsk(key).length > 0) throw new Error(`No request was made for ${key}.`)
  }

  function checkOptions() {
    for (const [address, own] of needs) {
      own.forEach(({ key }, place) => {
        const set = state.options.get(state.cells.get(address)?.requests?.[place]?.key ?? '')
        const { tag, isEmpty = false } = loaded.get(key) ?? {}
        const status = statusOf(key)
        if (status !== undefined && set?.status !== status) throw new Error(`${address}: ${key} is ${set?.status} and not ${status}.`)
        const first = set?.data?.[0] as Json | undefined
        if (first?.['tag'] !== tag) throw new Error(`${address}: ${key} shows answer ${String(first?.['tag'])} and not ${String(tag)}.`)
        if (isEmpty && set?.data?.length !== 0) throw new Error(`${address}: ${key} should be empty.`)
      })
    }
  }

  function statusOf(key: string): string | undefined {
    if (due.has(key)) return 'wanted'
    if (asked.has(key)) return 'loading'
    if (failed.has(key)) return 'failed'
    return loaded.has(key) ? 'ready' : undefined
  }
}

const fieldsNeeding = (needs: ReadonlyMap<Address, readonly NeedNow[]>, key: string): readonly Address[] =>
  [...needs.values()].flat().flatMap((need) => (need.key === key ? [need.field] : []))

/** The record that an answer holds for a key; the first counts. */
function recordOf({ answers }: Step, call: Call, key: string): Json | undefined {
  if (answers?.attempt.call !== call) throw new Error(`Request #${call.number} has been answered by nobody.`)
  // Keys begin with their name, answers hold records.
  const [name] = JSON.parse(key) as [string]
  const records = (answers.body?.['content_objects'] ?? []) as readonly Json[]
  return records.find((record) => record['content_object_name'] === name)
}

function readTag({ data }: Json): { readonly tag: unknown; readonly isEmpty: boolean } {
  const options = data as readonly Json[]
  return { tag: options[0]?.['tag'], isEmpty: options.length === 0 }
}
