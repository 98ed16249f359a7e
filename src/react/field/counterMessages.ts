import { grouped } from '../../core/values/grouped.ts'

/** Texts of the counter of a long text field, loaded with the counter. A host replaces them through `messages` like all others. */
export const counterMessages = {
  lengthCount: (length: number, limit: number) => `${grouped(length)} / ${grouped(limit)}`,
  /** For screen readers. */
  charactersLeft: (left: number) =>
    `${grouped(Math.abs(left))} character${Math.abs(left) === 1 ? '' : 's'} ${left < 0 ? 'too many' : 'left'}`,
}

/** The texts of the counter at a text field, by name; loaded when a text comes near its limit. */
export type CounterMessages = typeof counterMessages
