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

/** Expected options: the tag of the answer they came with. */
interface Loaded {
  readonly tag: unknown
  readonly isEmpty: boolean
  /** The form data of their request. */
  readonly formData: FormValues
}

const isTwin = (one: Call, other: Call): boolean => isEqual(one.names, other.names) && isEqual(one.formData, other.formData)

/**
 * Invariants 2 and 3 for `/content`: everything needed is requested once, with the current form data, and nothing else is; options are
 * those of the newest request for their key. Independent of the form's own state of requests, except where two rows cannot be told apart.
 * Decisions §6.
 */
export function createContentCheck({ state, module, isDrawn }: Trial) {
  let needs: ReadonlyMap<Address, readonly NeedNow[]> = new Map()
  const due = new Set<string>()
  /** Optional requests: options that had failed or were empty, in a field that now needs a different object. */
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

  /** Everything from the old module is discarded. Needs are known when no text is incomplete. */
  function takeModule() {
    for (const known of [due, asked, failed, loaded]) known.clear()
  }

  /** The needs for a key, except those that wait for another field. */
  function needing(key: string): readonly NeedNow[] {
    return [...needs.values()].flat().filter((need) => need.key === key && !need.isGated)
  }

  function isMissing(key: string): boolean {
    if (due.has(key) || asked.has(key)) return false
    return failed.has(key) || loaded.get(key)?.isEmpty !== false
  }

  /**
   * Requests of two rows with the same names and form data differ only in their answers: which row got the first one, the form says. What it
   * then shows is checked as always.
   */
  function tellApart() {
    for (const [key, one] of asked) {
      if (one.call.state === 'open' || statusNow(key) !== 'loading') continue
      const twin = [...asked].find(
        ([other, { call }]) =>
          call.state === 'open' && isTwin(call, one.call) && statusNow(other) !== 'loading' && needing(other).length > 0,
      )
      if (twin === undefined) continue
      asked.set(key, twin[1])
      asked.set(twin[0], one)
    }
  }

  function takeOutcomes(step: Step) {
    tellApart()
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

  /** A field that newly needs a key requests it if unknown, and reloads it if no other visible field has it. */
  function takeNeeds(before: ReadonlyMap<Address, readonly NeedNow[]>, { submits }: Step) {
    welcome.clear()
    // A submit commits incomplete texts before the host locks the form in the same tick.
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
      // A submit commits incomplete texts, and a reset reverts that: for a moment, different options were needed. When a reset is undone,
      // fields that were added since are created again. Options whose request is pending are not requested again.
      const wereOthersNeeded = (submits === true && resets === true) || turnsReset === true
      if (wereOthersNeeded) {
        const again = [...loaded.keys(), ...failed].filter((key) => !asked.has(key) && !served.includes(key) && serves(key))
        served.push(...(served.length === 0 ? again : again.filter((key) => statusNow(key) === 'loading')))
      }
      // Two rows may share a key but send different form data: which of them sent the request is known only by elimination.
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

  /** A key that was attributed to an earlier request of the same step, together with another one. */
  function askedWithOthers(name: string, call: Call, made: readonly Call[]): string | undefined {
    return [...asked].find(
      ([key, { call: earlier }]) =>
        made.includes(earlier) &&
        [...asked.values()].filter((other) => other.call === earlier).length > 1 &&
        mayAsk(key, call).some((need) => need.name === name && isEqual(formDataFor(state, need), call.formData)),
    )?.[0]
  }

  /** The needs that may cause a request for a key, now or when a request was sent. */
  function mayAsk(key: string, call?: Call): readonly NeedNow[] {
    return needing(key).filter(({ isOfRow, field }) => !isOfRow || isDrawn(field, call?.number))
  }

  /** The form's own status of a key. */
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

/** The record for a key in an answer; the first counts. */
function recordOf({ answers }: Step, call: Call, key: string): Json | undefined {
  if (answers?.attempt.call !== call) throw new Error(`Request #${call.number} has been answered by nobody.`)
  // `as`: keys begin with their name, answers contain records.
  const [name] = JSON.parse(key) as [string]
  const records = (answers.body?.['content_objects'] ?? []) as readonly Json[]
  return records.find((record) => record['content_object_name'] === name)
}

function readTag({ data }: Json): { readonly tag: unknown; readonly isEmpty: boolean } {
  const options = data as readonly Json[]
  return { tag: options[0]?.['tag'], isEmpty: options.length === 0 }
}
