import fc from 'fast-check'
import { innerIds, type Json, oneIn, pickOf, topIds } from './pools.ts'

/** What a host does when it is handed a form. `waits`: until a command ends it. */
type SubmitHabit = 'fine' | 'waits' | 'throws' | 'rejects' | 'errors'

/** Callbacks of a host that fail whenever they are called. */
export type Failing = 'onChange' | 'onReload' | 'connections' | 'storage'

/** How a host behaves for the whole of a run. */
export interface HostHabits {
  /** Of each submit in turn. */
  readonly submits: readonly SubmitHabit[]
  /** `late`: patterns are decided by a command. `never`: a command says that they cannot be run. */
  readonly patterns: 'now' | 'late' | 'never'
  readonly failing: readonly Failing[]
  /** `kept` and `promised`: a schema from an earlier opening, at once or later. */
  readonly storage: 'none' | 'empty' | 'kept' | 'promised'
  readonly connections: 'none' | 'list' | 'promise'
}

/** A host that takes what it gets and has nothing to say. */
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

/** Values of the host. The text `#` becomes one that no other value has. */
export const hostValues: fc.Arbitrary<Json> = fc
  .tuple(
    fc.dictionary(pickOf(...topIds, 'p', 'q', '__proto__'), hostValue, { maxKeys: 4, noNullPrototype: true }),
    oneIn(
      3,
      rows.map((h) => ({ h })),
    ),
  )
  // A spread would take `__proto__` for what it is not.
  .map(
    ([values, list]) =>
      Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(values), ...Object.getOwnPropertyDescriptors(list) }) as Json,
  )
