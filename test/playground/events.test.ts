import type { FormValues } from 'moduleform'
import { describe, expect, it } from 'vitest'
import { createEventLog } from '../../playground/src/events/createEventLog.ts'
import { buildSession } from '../../playground/src/session/buildSession.ts'
import { readSettings } from '../../playground/src/settings/readSettings.ts'
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

  it('is exported with times from its first event, that of an opened recording among them', () => {
    let time = new Date(2027, 1, 3).getTime()
    const recorded = [0, 7000].map((at) => ({ at, kind: 'edit', title: 'Edited', lines: [] }))
    const events = createEventLog({ now: () => (time += 1000), recorded })
    events.note('submit', 'Submitted')
    events.note('reset', 'Reset')
    const { events: exported } = buildSession({
      form: null,
      settings: readSettings(''),
      requests: [],
      events: events.getEvents(),
      secrets: { ids: new Set(), texts: [] },
    })
    expect(exported.map(({ at }) => at)).toEqual([0, 7000, 7000, 8000])
  })

  it('has an event for each field, where the texts of several are no values', () => {
    const events = openLog({})
    for (const id of ['count', 'count', 'size']) events.noteChange({}, 'edit', [[id]])
    expect(events.getEvents().map(({ title }) => title)).toEqual(['Edited: count', 'Edited: size'])
  })
})
