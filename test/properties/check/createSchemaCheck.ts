import { isEmpty } from 'moduleform/core'
import type { Call } from '../createModuleDouble.ts'
import { readOwnDefaults, type Trial } from '../createTrial.ts'
import type { Step } from '../step.ts'
import { LawBroken } from '../laws/obey.ts'
import type { WrittenSchema } from '../generate/schemaArbitrary.ts'
import { createExpectedSchema, type Trigger } from './createExpectedSchema.ts'
import { isEditable } from '../../../src/store/formSettings.ts'
import { changedSince, loadOtherwise, valuesAsOf, valuesSentNow, type Sent } from './sent.ts'

/** After this many answers, nothing more is requested without an edit. */
const mostAnswers = 10

/**
 * Invariants 2 and 3 for `/schema`: a request is sent if the schema is not current, and for no other reason, and the newest answer is the
 * schema. Independent of the form's own state of requests. Decisions §5.
 */
export function createSchemaCheck(trial: Trial) {
  const { state, module, scenario } = trial
  const checkSchema = createExpectedSchema(trial)
  /** The values that the current schema is based on. */
  let sent = valuesAsOf(state, scenario.isInline ? readOwnDefaults(scenario.schema) : {})
  let newest: { readonly call: Pick<Call, 'state' | 'isAborted' | 'number'>; readonly asked: Sent; readonly trigger: Trigger } | undefined
  let isWanted = !scenario.isInline
  let isLoaded = scenario.isInline
  let answers = 0
  let looked = 0
  let wasAbsent = false
  /** By one interpretation of what was sent for a row added later, the values of a failed request had changed in between. */
  let mayAskAgain = false

  return (step: Step): void => {
    if (step.edits === true || step.reloads === true || step.resets === true) answers = 0
    if (step.reloads === true) isWanted = true
    if (step.kind === 'open') checkSchema.opened()
    if (step.replacesModule === true) takeModule()
    if (step.newStart !== undefined) takeStart(step.newStart)
    if (step.resets === true || step.turnsReset === true) takeReset()
    takeAnswer(step)
    // An interrupted first load or manual reload is repeated when the form starts again.
    if (step.restarts === true && newest?.call.isAborted === true && newest.trigger === 'whole') isWanted = true
    // A reload by hand is owed whatever the values are.
    const isOwed = newest?.trigger === 'whole'
    const isCurrent = {
      surely: isLoaded && !isOwed && changedSince(state, sent, 'maybe').length === 0,
      maybe: isLoaded && !isOwed && changedSince(state, sent, 'surely').length === 0,
    }
    // A submit sends a request at once; if a reset in the same tick makes it unnecessary it is aborted by now, unless it also suits the
    // reset values.
    const isReset = step.submits === true && step.resets === true
    const all = module.calls.slice(looked).filter((call) => call.endpoint === 'schema')
    const made = all.filter((call) => !(isReset && call.isAborted))
    looked = module.calls.length
    // In between, the values differed from those of the failed request.
    if (isReset && all.length > 0) mayAskAgain = true
    if (made.length > 1) throw new Error(`${made.length} schema requests were made at once.`)
    // Values sent before the reset are compared by their places after it; under a stored schema, those without a field are sent too.
    const isByPlace = isReset || !state.schema.isConfirmed
    for (const call of made) take(call, isCurrent.surely && !isReset, isByPlace ? valuesAsOf : valuesSentNow)
    checkAbort(step, isCurrent.maybe)
    checkMissing(isCurrent.maybe)
    // The values of a failed request have changed: setting them again counts as a change.
    const hasGone = newest?.call.state === 'failed' && changedSince(state, newest.asked, 'surely').length > 0
    if (hasGone && isCurrent.surely) newest = undefined
    if (hasGone && isCurrent.maybe) mayAskAgain = true
    wasAbsent = state.schema.phase === 'absent'
    if (module.live().filter(({ endpoint }) => endpoint === 'schema').length > 1) throw new Error('Two schema requests are under way.')
  }

  /** A stored schema is shown: it is unknown which values it is current for. */
  function isKept(): boolean {
    return !isLoaded && state.schema.phase === 'ready'
  }

  function takeStart(schema: WrittenSchema) {
    checkSchema.start()
    sent = valuesAsOf(state, readOwnDefaults(schema))
    // Only the first schema was missing, and it is here now.
    isWanted &&= isLoaded
    isLoaded = true
    newest = undefined
    answers = 0
  }

  /** A schema of the host must be requested again if it was merged with answers of the old module, or is not current for the values. */
  function takeModule() {
    const own = valuesAsOf(state, readOwnDefaults(state.start))
    isWanted = !trial.hasOwnSchema() || state.plan.schema !== state.start || changedSince(state, own, 'surely').length > 0
    if (!trial.hasOwnSchema()) checkSchema.forget()
    newest = undefined
    answers = 0
  }

  /** All rows are new. */
  function takeReset() {
    sent = valuesAsOf(state, sent.formData)
    if (newest !== undefined) newest = { ...newest, asked: valuesAsOf(state, newest.asked.formData) }
  }

  function takeAnswer({ answers: answer }: Step) {
    const isAccepted = answer !== undefined && answer.attempt.call === newest?.call && newest.call.state === 'answered'
    if (!isAccepted) {
      checkSchema.same()
      return
    }
    // For a form without a schema before, the rows are those it opened with.
    if (newest !== undefined) sent = wasAbsent ? valuesAsOf(state, newest.asked.formData) : newest.asked
    const isFirst = !isLoaded
    checkSchema.arrived(answer.body ?? {}, newest?.trigger ?? 'open')
    if (isFirst) takeFirst()
    isLoaded = true
    newest = undefined
    answers += 1
  }

  /** A first answer that is for other values than its own defaults is that of a saved step, which starts without fields. */
  function takeFirst() {
    const own = valuesAsOf(state, readOwnDefaults(state.plan.schema))
    const [surely, maybe] = isEmpty(sent.formData)
      ? [false, false]
      : [loadOtherwise(state, sent, own, 'surely'), loadOtherwise(state, sent, own, 'maybe')]
    checkSchema.startedWith(surely ? 'nothing' : maybe ? 'unknown' : 'all')
  }

  function take(call: Call, isCurrent: boolean, readAsked: typeof valuesAsOf) {
    const isForOthers =
      newest === undefined || mayAskAgain || newest.call.isAborted || changedSince(state, newest.asked, 'maybe').length > 0
    const isDue = !isCurrent && isForOthers && state.indexes.uncommitted.size === 0 && answers < mostAnswers
    if (!isWanted && !isDue && !isKept()) throw new Error(`Schema request #${call.number} was made, which nothing asks for.`)
    if (newest?.call.state === 'open' && !newest.call.isAborted) throw new Error('An older schema request was not aborted.')
    const trigger = isWanted || !isLoaded || newest?.trigger === 'whole' ? 'whole' : triggerNow()
    newest = { call, asked: readAsked(state, call.formData), trigger }
    isWanted = false
    mayAskAgain = false
  }

  function triggerNow(): Trigger {
    const [surely, maybe] = [changedSince(state, sent, 'surely'), changedSince(state, sent, 'maybe')]
    return surely.length === maybe.length ? surely.map((address) => state.cells.get(address)?.node.template ?? address) : 'open'
  }

  function checkAbort(step: Step, isCurrent: boolean) {
    if (newest === undefined || !newest.call.isAborted) return
    if (!isLoaded && step.restarts !== true) throw new LawBroken('first schema request', 'it was aborted and not made anew')
    if (!isCurrent && step.restarts !== true) throw new Error(`Schema request #${newest.call.number} was aborted and not made anew.`)
    newest = undefined
  }

  function checkMissing(isCurrent: boolean) {
    if (isWanted) throw new Error('No schema request was made, neither the first nor the one asked for by hand.')
    const isAsked = newest !== undefined && newest.call.state !== 'answered' && changedSince(state, newest.asked, 'surely').length === 0
    if (isCurrent || isAsked || state.indexes.uncommitted.size > 0 || isKept()) return
    // A form that cannot be edited sends no further requests.
    if (!isEditable(state.settings)) return
    if (answers < mostAnswers) throw new Error(`No schema request was made for ${changedSince(state, sent, 'surely').join()}.`)
    // The answers keep changing the form: from here on it behaves as if a request had failed.
    newest = { call: { number: -1, state: 'failed', isAborted: false }, asked: valuesSentNow(state, {}), trigger: 'open' }
  }
}
