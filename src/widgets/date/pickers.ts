import { formatOffset } from './formatOffset.ts'
import { joinDateTime } from './joinDateTime.ts'
import { splitDateTime } from './splitDateTime.ts'

interface Picker {
  readonly type: 'date' | 'datetime-local'
  /** The shown text as the native input takes it, `''` where it cannot. */
  readonly toNative: (text: string) => string
  /** The text to store for what was picked, given the text shown so far. */
  readonly fromNative: (picked: string, text: string) => string
}

/** The user's own offset on the picked day, so that a date in summer gets the summer's offset. */
const offsetOf = (local: string): string => formatOffset(new Date(local).getTimezoneOffset())

/** Specification 2.7: how each format goes to its native picker and back. */
export const pickers: Readonly<Record<'date' | 'date-time', Picker>> = {
  date: {
    type: 'date',
    toNative: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text.trim()) ? text.trim() : ''),
    fromNative: (picked) => picked,
  },
  'date-time': {
    type: 'datetime-local',
    toNative: (text) => splitDateTime(text)?.local ?? '',
    fromNative: (picked, text) => joinDateTime(picked, splitDateTime(text)?.offset ?? offsetOf(picked)),
  },
}
