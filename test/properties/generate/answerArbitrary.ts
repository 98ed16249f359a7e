import fc from 'fast-check'
import { definition, fieldsOf } from './fieldArbitrary.ts'
import { type Json, pick, pickOf, scalar, topIds } from './pools.ts'
import { rule } from './ruleArbitrary.ts'
import { schema, type WrittenSchema } from './schemaArbitrary.ts'

/** A difference between the sent and the answered schema. Numbers are indexes, modulo the number of items. */
export type SchemaChange =
  | { readonly change: 'add'; readonly list: number; readonly at: number; readonly field: Json }
  | { readonly change: 'remove' | 'load' | 'hide'; readonly at: number }
  | { readonly change: 'redefine'; readonly at: number; readonly definition: Json }
  | { readonly change: 'default'; readonly at: number; readonly value: unknown }
  | { readonly change: 'move'; readonly at: number; readonly to: number }
  | { readonly change: 'rules'; readonly rules: readonly Json[] }

const schemaChange: fc.Arbitrary<SchemaChange> = fc.oneof(
  {
    arbitrary: fieldsOf([...topIds, 'x', 'y'], 1, { minLength: 1, maxLength: 1 }).chain(([field = { id: 'a' }]) =>
      fc.record({ change: pickOf('add'), list: pick, at: pick, field: fc.constant(field) }),
    ),
    weight: 3,
  },
  { arbitrary: fc.record({ change: pickOf('remove', 'load', 'hide'), at: pick }), weight: 4 },
  { arbitrary: fc.record({ change: pickOf('redefine'), at: pick, definition: definition(1) }), weight: 4 },
  { arbitrary: fc.record({ change: pickOf('default'), at: pick, value: scalar }), weight: 2 },
  { arbitrary: fc.record({ change: pickOf('move'), at: pick, to: pick }), weight: 2 },
  { arbitrary: fc.record({ change: pickOf('rules'), rules: fc.array(rule, { maxLength: 2 }) }), weight: 1 },
)

/**
 * How a module answers. `good`: correctly, as specified by the rest of the answer. `network`: not at all; the client retries. The others
 * are faulty answers.
 */
type Outcome = 'good' | 'status' | 'busy' | 'web-page' | 'empty-object' | 'error-text' | 'network'

/** A module's answer, independent of the request. */
export interface ModuleAnswer {
  readonly outcome: Outcome
  /** `partial`: only the fields that changed. `other`: a schema unrelated to the one sent. */
  readonly style: 'whole' | 'partial' | 'equal' | 'other'
  readonly changes: readonly SchemaChange[]
  readonly other: WrittenSchema | undefined
  /** For each content object in turn. */
  readonly records: readonly RecordAnswer[]
}

export type RecordAnswer = 'options' | 'empty' | 'error' | 'missing' | 'twice' | 'more'

const recordAnswer = fc.oneof(
  { arbitrary: pickOf<RecordAnswer>('options'), weight: 6 },
  { arbitrary: pickOf<RecordAnswer>('empty', 'error', 'missing', 'twice', 'more'), weight: 3 },
)

const goodAnswer: fc.Arbitrary<ModuleAnswer> = fc.record({
  outcome: pickOf<Outcome>('good'),
  style: fc.oneof(
    { arbitrary: pickOf<ModuleAnswer['style']>('whole'), weight: 5 },
    { arbitrary: pickOf<ModuleAnswer['style']>('partial', 'equal', 'other'), weight: 3 },
  ),
  changes: fc.array(schemaChange, { minLength: 1, maxLength: 3 }),
  other: fc.option(schema, { nil: undefined, freq: 2 }),
  records: fc.array(recordAnswer, { minLength: 1, maxLength: 3 }),
})

const badAnswer: fc.Arbitrary<ModuleAnswer> = pickOf<Outcome>('status', 'busy', 'web-page', 'empty-object', 'error-text', 'network').map(
  (outcome) => ({ outcome, style: 'equal', changes: [], other: undefined, records: ['options'] }),
)

export const moduleAnswer = fc.oneof({ arbitrary: goodAnswer, weight: 4 }, { arbitrary: badAnswer, weight: 1 })

/** The answer of a module without any changes. */
export const plainAnswer: ModuleAnswer = { outcome: 'good', style: 'equal', changes: [], other: undefined, records: ['options'] }
