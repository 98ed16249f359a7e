import type { ModuleFormHandle } from 'moduleform'
import { createEventLog } from '../../playground/src/events/createEventLog.ts'

/** A log of a form that is empty but for what is given, with a clock that goes on by 100 ms whenever it is read. */
export function openEventLog(given: Partial<ModuleFormHandle>) {
  const empty = { canRedo: false, getFormData: () => ({}), getSetAside: () => [], getUnread: () => [], getSchemaData: () => ({}) }
  // `as`: nothing else of it is used. Assigned as properties, so that a getter is read each time.
  const form = Object.create(empty, Object.getOwnPropertyDescriptors(given)) as ModuleFormHandle
  let time = 0
  const events = createEventLog({ now: () => (time += 100) })
  events.watch(() => form)
  return events
}
