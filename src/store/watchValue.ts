import { isEqual } from '../core/schema/json.ts'
import { nowhere, type Path } from '../core/values/path.ts'
import { callHost, type ReportFailure } from './callHost.ts'
import { isInExpression } from './cells/expressions.ts'
import { addressAt } from './cells/pathOf.ts'
import { readValue } from './cells/readValues.ts'
import type { FormStore } from './formStore.ts'

/**
 * Calls the listener when the value at a path has changed, at most once per transaction: the path is resolved each time, since rows move
 * and fields are added and removed. Returns a function that unsubscribes.
 */
export function watchValue(
  { state, subscribe }: FormStore,
  report: ReportFailure,
  path: Path | string,
  listener: (value: unknown) => void,
) {
  const read = () => {
    const cell = state.cells.get(addressAt(state, path) ?? nowhere)
    return cell && !isInExpression(state, cell) ? readValue(state, cell.address) : undefined
  }
  let last = read()
  return subscribe(() => {
    const value = read()
    if (isEqual(value, last)) return
    last = value
    callHost(report, 'subscribe', () => listener(value))
  })
}
