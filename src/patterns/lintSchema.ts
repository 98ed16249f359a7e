import { lintSchemaWith } from '../core/lint/lintSchemaWith.ts'
import type { Problem } from '../core/schema/problems.ts'
import { createPatternReader } from './createPatternReader.ts'

/**
 * All that can be said of a schema as a module sent it: what deviates from the specification, and what cannot be meant. Pointers lead into `json`, and problems come in
 * the order in which they stand there. Never throws and never changes `json`; `[]` for a good schema. Patterns run in linear time or not at all.
 *
 * @example lintSchema({ fields: [] }) // [{ code: 'schema/no-metadata', level: 'warning', pointer: '', args: {} }]
 */
export const lintSchema = (json: unknown): readonly Problem[] => lintSchemaWith(createPatternReader(), json)
