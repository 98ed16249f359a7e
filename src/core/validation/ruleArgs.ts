import type { ControlName } from '../schema/fieldTypes.ts'
import type { FormatName } from '../schema/wire.ts'
import type { TextIssue } from '../values/readText.ts'
import { mask } from '../secrets/secretPaths.ts'

/** The rules a field is checked by, in the order in which they are checked; the first that fails shows. Decisions §8. */
export const ruleNames = [
  'type',
  'required',
  'min_length',
  'max_length',
  'minimum',
  'maximum',
  'min_items',
  'max_items',
  'pattern',
  'format',
  'choices',
] as const

/** A rule, as `validation_messages` names it. Specification 2.3; `type`, `format` and `choices` by decisions §1. */
export type RuleName = (typeof ruleNames)[number]

/** A limit of the schema and what was found. Characters are Unicode code points. */
export interface Limit {
  readonly limit: number
  readonly actual: number
}

/** The same of a number; of a password field a mask in its place. */
interface Bound {
  readonly limit: number
  readonly actual: number | string
  /** Both as the locale of a form writes them in its number fields. */
  readonly written?: { readonly limit: string; readonly actual: string }
}

/** Why a text is no date, or no date and time. */
export type DateFault =
  | 'unreadable'
  /** The year is missing, or has not four digits. */
  | 'year'
  | 'no-date'
  | 'no-time'
  /** A time where a day alone is asked for. */
  | 'with-time'
  | 'no-such-month'
  | 'no-such-day'
  | 'no-such-time'
  /** Clocks that are put forward never show this time. */
  | 'skipped'
  | 'unknown-zone'
  /** It reads as a date and was given as another text than that, by a host for instance. */
  | 'not-entered'

/** What a message can say of a text that is no date. */
export interface DateIssue {
  readonly fault: DateFault
  /** A date as it can be typed: `12/31/2026`. */
  readonly example: string
  /** Of `no-such-day` the month, of `skipped` the time, of `unknown-zone` the zone; as the locale writes it. */
  readonly detail?: string | undefined
  /** All of it in English. */
  readonly sentence: string
}

/** What a message of a form can say of a text that is no number. All are as the locale writes numbers. */
interface NumberIssueDetail {
  /** A number as it can be typed: `12,5`. */
  readonly example: string
  /** What the text could mean, where it holds a sign that groups digits: `1` and `1000`, or one number alone. */
  readonly readings: readonly string[]
}

/** What the message of each rule can name. In place of a password, any `value` is a mask. */
export interface RuleArgs {
  /**
   * `issue` where typed text does not read, else the stored value does not fit. `expected` is the type of the field. Of JSON that does not read because of
   * one part, `value` is that number or key, and `line` the line in which it stands. `number` where a form has read a number field.
   */
  readonly type: {
    readonly issue: TextIssue | 'unfit'
    readonly expected: string
    readonly value: unknown
    readonly line?: number | undefined
    readonly number?: NumberIssueDetail
  }
  readonly required: { readonly control: ControlName }
  readonly min_length: Limit
  readonly max_length: Limit
  readonly minimum: Bound
  readonly maximum: Bound
  readonly min_items: Limit
  readonly max_items: Limit
  readonly pattern: { readonly pattern: string; readonly value: string }
  /** `date` where a form has read a date or date-time: why it is none. */
  readonly format: { readonly format: FormatName; readonly value: string; readonly control: ControlName; readonly date?: DateIssue }
  /** `value` is what the list does not have. */
  readonly choices: { readonly value: unknown }
}

type Masked = { readonly [Rule in RuleName]?: (args: RuleArgs[Rule]) => RuleArgs[Rule] }

/** What the message of a rule could show of the value. Lengths and counts are not among it. */
const masked: Masked = {
  type: (args) => ({ ...args, value: mask }),
  minimum: ({ limit }) => ({ limit, actual: mask }),
  maximum: ({ limit }) => ({ limit, actual: mask }),
  pattern: (args) => ({ ...args, value: mask }),
  format: (args) => ({ ...args, value: mask }),
  choices: () => ({ value: mask }),
}

/** What a message may name of a field that holds a password: no part of its value. Decisions §8. */
export const maskRuleArgs = <Rule extends RuleName>(rule: Rule, args: RuleArgs[Rule]): RuleArgs[Rule] => masked[rule]?.(args) ?? args
