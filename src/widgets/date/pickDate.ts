import { formats } from '../../core/validation/formats.ts'
import type { DateKind } from './formatDate.ts'
import { offsetFor, splitMoment } from './zones.ts'

interface NativePicker {
  /** Of the native input. */
  readonly type: string
  /** A stored text as the native input takes it, on the clock that it is shown on; `''` where it is no date. */
  readonly toNative: (text: string) => string
  /** The text to store for what was picked, given the text stored so far. Where clocks skip a time it names no offset, which is an error. */
  readonly fromNative: (picked: string, before: string) => string
}

/** How each format goes to the browser's own picker and back. Specification 2.7. */
export const nativePickers: Readonly<Record<DateKind, NativePicker>> = {
  date: { type: 'date', toNative: (text) => (formats.date(text) ? text : ''), fromNative: (picked) => picked },
  'date-time': {
    type: 'datetime-local',
    toNative: (text) => (formats['date-time'](text) ? (splitMoment(text)?.local ?? '') : ''),
    fromNative: (picked, before) => {
      if (picked === '') return ''
      const local = picked.length === 16 ? `${picked}:00` : picked
      return local + (offsetFor(local, splitMoment(before)) ?? '')
    },
  },
}
