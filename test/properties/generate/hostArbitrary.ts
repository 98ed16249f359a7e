import fc from 'fast-check'
import { innerIds, type Json, oneIn, pickOf, topIds } from './pools.ts'

/** How a host reacts to a submit. `waits`: until a command finishes it. */
type SubmitHabit = 'fine' | 'waits' | 'throws' | 'rejects' | 'errors'

/** Callbacks of a host that fail on every call. */
export type Failing = 'onChange' | 'onReload' | 'connections' | 'storage'

/** The behaviour of a host during a run. */
export interface HostHabits {
  /** For each submit in turn. */
  readonly submits: readonly SubmitHabit[]
  /** `late`: patterns are answered by a command. `never`: that command answers that they cannot be run. */
  readonly patterns: 'now' | 'late' | 'never'
  readonly failing: readonly Failing[]
  /** `kept` and `promised`: a stored schema, available at once or later. */
  readonly storage: 'none' | 'empty' | 'kept' | 'promised'
  readonly connections: 'none' | 'list' | 'promise'
}

/** A host that accepts everything. */
export const plainHost: HostHabits = { submits: ['fine'], patterns: 'now', failing: [], storage: 'none', connections: 'none' }

export const hostHabits: fc.Arbitrary<HostHabits> = fc.record({
  submits: fc.array(pickOf<SubmitHabit>('fine', 'waits', 'waits', 'throws', 'rejects', 'errors'), { minLength: 1, maxLength: 3 }),
  patterns: pickOf<HostHabits['patterns']>('now', 'late', 'late', 'late', 'never'),
  failing: fc.oneof(
    { arbitrary: fc.constant([]), weight: 3 },
    {
      arbitrary: fc.uniqueArray(pickOf<Failing>('onChange', 'onReload', 'connections', 'storage'), { minLength: 1, maxLength: 2 }),
      weight: 1,
    },
  ),
  storage: pickOf<HostHabits['storage']>('none', 'empty', 'kept', 'promised'),
  connections: pickOf<HostHabits['connections']>('none', 'list', 'promise'),
})

const hostValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    pickOf<unknown>('#', '#', '{{ # }}', 'x', 5, true, null, '', { id: 'x', label: '#' }),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(pickOf(...innerIds, 'id'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value

const rows = fc.array(fc.dictionary(pickOf(...innerIds), hostValue, { maxKeys: 2, noNullPrototype: true }), { minLength: 1, maxLength: 3 })

/** Values of the host. The text `#` becomes a unique one. */
export const hostValues: fc.Arbitrary<Json> = fc
  .tuple(
    fc.dictionary(pickOf(...topIds, 'p', 'q', '__proto__'), hostValue, { maxKeys: 4, noNullPrototype: true }),
    oneIn(
      3,
      rows.map((h) => ({ h })),
    ),
  )
  // A spread would set the prototype for `__proto__`.
  .map(
    ([values, list]) =>
      Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(values), ...Object.getOwnPropertyDescriptors(list) }) as Json,
  )
