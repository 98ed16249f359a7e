import { isAbsent } from '../schema/json.ts'
import type { Definition } from '../schema/model.ts'
import { findChoice } from './findChoice.ts'

const scalarTypes: ReadonlySet<string | undefined> = new Set(['string', 'number', 'integer', 'boolean', 'connection'])

/** Whether a row of single values holds none: such a row is not submitted. `items` defines it. `""` is a value where it is one of its choices. Decisions §2. */
export const isBlankRow = ({ type, choices }: Definition, value: unknown): boolean =>
  scalarTypes.has(type) && (isAbsent(value) || (value === '' && findChoice(choices?.values ?? [], value) === undefined))
