import type { FormValues } from 'moduleform'
import { describe, expect, it } from 'vitest'
import { openEventLog } from './openEventLog.ts'

/** A log of a form that always has the same values. */
const openLog = (values: FormValues) => openEventLog({ getFormData: () => values })

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
