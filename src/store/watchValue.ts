import { isEqual } from '../core/schema/json.ts'
import type { Path } from '../core/values/path.ts'
import { callHost, type ReportFailure } from './callHost.ts'
import { isInExpression } from './cells/expressions.ts'
import { addressAt } from './cells/pathOf.ts'
import { readValue } from './cells/readValues.ts'
import type { FormStore } from './formStore.ts'

/**
 * Tells of the value at a path whenever it has become another, once a transaction: of the field that stands there then, since rows move and
 * fields come and go. Returns the way to stop.
 */
export function watchValue(
  { state, subscribe }: FormStore,
  report: ReportFailure,
  path: Path | string,
  listener: (value: unknown) => void,
) {
  const read = () => {
    const cell = state.cells.get(addressAt(state, path) ?? '~')
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
