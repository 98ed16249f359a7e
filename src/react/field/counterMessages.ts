import { grouped } from '../../core/values/grouped.ts'

/** The texts of a long text field's counter, loaded with that. A host replaces them through `messages` like all others. */
export const counterMessages = {
  lengthCount: (length: number, limit: number) => `${grouped(length)} / ${grouped(limit)}`,
  /** Read out. */
  charactersLeft: (left: number) =>
    `${grouped(Math.abs(left))} character${Math.abs(left) === 1 ? '' : 's'} ${left < 0 ? 'too many' : 'left'}`,
}

/** The texts of the counter at a text field, by name; they load when a text comes near its limit. */
export type CounterMessages = typeof counterMessages
