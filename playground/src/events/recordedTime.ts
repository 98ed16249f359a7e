interface Timed {
  readonly at: number
}

const aYear = 366 * 24 * 60 * 60 * 1000

/** Whether the time of an event counts from the first event of a recording, and not from 1970. */
export const isRecordedTime = (at: number): boolean => at < aYear

/** Milliseconds since the first event, for each. Those after a recording go on where it ends. */
export function timesFromFirst(events: readonly Timed[]): readonly number[] {
  const start = events[0]?.at ?? 0
  const firstOwn = events.findIndex(({ at }) => !isRecordedTime(at))
  const ownStart = firstOwn < 1 ? start : (events[firstOwn]?.at ?? 0) - (events[firstOwn - 1]?.at ?? 0) + start
  return events.map(({ at }) => at - (isRecordedTime(at) ? start : ownStart))
}
