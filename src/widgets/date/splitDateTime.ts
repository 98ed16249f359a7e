const dateTime = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([Zz]|[+-]\d{2}:?\d{2})?$/

interface DateTimeParts {
  /** `2026-12-01T10:30:00`, as a native `datetime-local` input takes it. */
  readonly local: string
  /** `Z` or `+02:00`; absent where the text names no zone. */
  readonly offset: string | undefined
}

/** Takes ISO date-time text apart without moving it to another zone; `undefined` where it is none. Specification 2.7. */
export const splitDateTime = (text: string): DateTimeParts | undefined => {
  const match = dateTime.exec(text.trim())
  if (!match) return undefined
  const [, day = '', minutes = '', seconds = '00', zone] = match
  return { local: `${day}T${minutes}:${seconds}`, offset: zone && readOffset(zone) }
}

const readOffset = (zone: string): string => (zone.length === 1 ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`)
