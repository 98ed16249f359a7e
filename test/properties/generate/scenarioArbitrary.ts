import fc from 'fast-check'
import { commands, type Command } from './commandArbitrary.ts'
import { hostHabits, hostValues, type HostHabits } from './hostArbitrary.ts'
import { type Json, pickOf } from './pools.ts'
import { schema, type WrittenSchema } from './schemaArbitrary.ts'

export type MergeName = 'merge' | 'replace' | 'accumulate' | 'custom'

/** The input of one run. */
export interface Scenario {
  readonly merge: MergeName
  readonly schema: WrittenSchema
  /** The host sets the schema; otherwise it is requested from the module. */
  readonly isInline: boolean
  readonly values: Json
  readonly hiddenValues: 'omit' | 'keep'
  /** Every field is rendered; otherwise only those that a command brings into view. */
  readonly drawsAll: boolean
  /** The module continues to answer aborted requests, and the client does not notice. */
  readonly isDeaf: boolean
  /** References to earlier steps, and whether the module supports them. Absent in older scenarios: `off`. */
  readonly templates?: 'off' | 'on' | 'sent'
  /** Absent in older scenarios: see `plainHost`. */
  readonly host?: HostHabits
  readonly commands: readonly Command[]
}

export const scenario: fc.Arbitrary<Scenario> = fc.record({
  merge: pickOf<MergeName>('merge', 'merge', 'replace', 'accumulate', 'custom'),
  schema,
  isInline: pickOf(true, true, true, false),
  values: hostValues,
  hiddenValues: pickOf<'omit' | 'keep'>('omit', 'omit', 'keep'),
  drawsAll: pickOf(true, true, false),
  isDeaf: pickOf(false, false, true),
  host: hostHabits,
  templates: pickOf<'off' | 'on' | 'sent'>('off', 'off', 'on', 'on', 'sent'),
  commands: fc.array(commands, { minLength: 1, maxLength: 24, size: 'max' }).map((groups) => groups.flat()),
})
