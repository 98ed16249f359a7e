import { formats } from '../../core/validation/formats.ts'
import type { DateKind } from './formatDate.ts'
import { offsetFor, splitMoment } from './zones.ts'

interface NativePicker {
  /** Type of the native input. */
  readonly type: string
  /** Converts a stored text to the value of the native input, in the zone it is shown in; `''` if it is no date. */
  readonly toNative: (text: string) => string
  /**
   * Converts a picked value to the text to store, given the previous text. For a time that clocks skip the text has no offset, which is an
   * error.
   */
  readonly fromNative: (picked: string, before: string) => string
}

/** Conversions for the browser's own picker, by format. Specification 2.7. */
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
