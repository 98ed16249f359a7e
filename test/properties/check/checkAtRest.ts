import type { Trial } from '../createTrial.ts'

/** Invariant 7: nothing is pending. Options that depend on a row that is not rendered are not requested. */
export function checkAtRest({ state, module, form, scenario, submissions }: Trial): void {
  const fail = (what: string) => {
    throw new Error(`At rest ${what}.`)
  }
  if (module.live().length > 0) fail(`${module.live().length} requests are pending`)
  if (form.clock.pendingTimers() > 0) fail(`${form.clock.pendingTimers()} timers are running`)
  if (state.schema.request === 'loading') fail('the schema says that it loads')
  if (state.indexes.uncommitted.size > 0) fail('a text is half typed')
  for (const { key, waitingFor, row } of [...state.cells.values()].flatMap(({ requests = [] }) => requests)) {
    const status = state.options.get(key)?.status
    if (status === 'loading') fail(`options of ${key} say that they load`)
    const mayAsk = waitingFor === undefined && (row === undefined || scenario.drawsAll)
    if (status === 'wanted' && mayAsk) fail(`options of ${key} wait to be asked for`)
  }
  if (submissions.underWay() > 0) fail('a submit has not ended')
  if (state.submit.phase === 'waiting' || state.submit.phase === 'submitting') fail(`a submit is ${state.submit.phase}`)
}
