import type { ModuleFormHandle } from 'moduleform'
import { describe, expect, it } from 'vitest'
import { createEventLog } from '../../playground/src/events/createEventLog.ts'

/** A log of a form that always has the same values. */
function openLog(values: object) {
  // `as`: nothing else of it is used.
  const form = {
    canRedo: false,
    getFormData: () => values,
    getSetAside: () => [],
    getUnread: () => [],
    getSchemaData: () => ({}),
  } as unknown as ModuleFormHandle
  let time = 0
  const events = createEventLog({ now: () => (time += 100) })
  events.watch(() => form)
  return events
}

const stateOf = (values: object) => ({ values: { ...values }, setAside: [], schemaData: {} })

describe('The list of events', () => {
  it('has the state that a form starts again with, though the form before is still there', () => {
    const events = openLog({ city: 'Berlin' })
    const restored = stateOf({ city: 'Bonn' })
    events.note('restore', 'Restored: Edited: city', restored)
    events.noteChange({ city: 'Bonn!' }, 'edit', [['city']])
    expect(events.getEvents()[0]?.state).toBe(restored)
    expect(events.getEvents()[1]?.changes).toEqual([{ path: ['city'], before: 'Bonn', after: 'Bonn!' }])
  })

  it('has an event for each field, where the texts of several are no values', () => {
    const events = openLog({})
    for (const id of ['count', 'count', 'size']) events.noteChange({}, 'edit', [[id]])
    expect(events.getEvents().map(({ title }) => title)).toEqual(['Edited: count', 'Edited: size'])
  })
})
