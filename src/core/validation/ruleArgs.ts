import type { ControlName } from '../schema/fieldTypes.ts'
import type { FormatName } from '../schema/wire.ts'
import type { TextIssue } from '../values/readText.ts'

/** A limit of the schema and what was found. Characters are Unicode code points. */
export interface Limit {
  readonly limit: number
  readonly actual: number
}

/** The same of a number; of a password field a mask in its place. */
interface Bound {
  readonly limit: number
  readonly actual: number | string
}

/** What the message of each rule can name. In place of a password, any `value` is a mask. */
export interface RuleArgs {
  /** `issue` where typed text does not read, else the stored value does not fit. `expected` is the type of the field. */
  readonly type: { readonly issue: TextIssue | 'unfit'; readonly expected: string; readonly value: unknown }
  readonly required: { readonly control: ControlName }
  readonly min_length: Limit
  readonly max_length: Limit
  readonly minimum: Bound
  readonly maximum: Bound
  readonly min_items: Limit
  readonly max_items: Limit
  readonly pattern: { readonly pattern: string; readonly value: string }
  readonly format: { readonly format: FormatName; readonly value: string }
  /** `value` is what the list does not have. */
  readonly choices: { readonly value: unknown }
}
