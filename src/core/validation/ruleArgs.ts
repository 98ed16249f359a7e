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

/** A limit of the schema and the actual size. Characters are Unicode code points. */
export interface Limit {
  readonly limit: number
  readonly actual: number
}

/** The same for a number; in a password field `actual` is a mask. */
export interface Bound {
  readonly limit: number
  readonly actual: number | string
  /** Both in the locale of the form's number fields. */
  readonly written?: { readonly limit: string; readonly actual: string }
}

/** Why a text is no date, or no date and time. */
export type DateFault =
  | 'unreadable'
  /** The year is missing, or has not four digits. */
  | 'year'
  | 'no-date'
  | 'no-time'
  /** A time in a field for dates only. */
  | 'with-time'
  | 'no-such-month'
  | 'no-such-day'
  | 'no-such-time'
  /** This time does not exist, because clocks are put forward. */
  | 'skipped'
  | 'unknown-zone'
  /** It could be read as a date, but was not typed into the field: a text of the host, for instance. */
  | 'not-entered'

/** What a message can mention about a text that is no date. */
export interface DateIssue {
  readonly fault: DateFault
  /** A date as it can be typed: `12/31/2026`. The one that is meant, if the text is in another calendar. */
  readonly example: string
  /** For `no-such-day` the month, for `skipped` the time, for `unknown-zone` the zone; in the locale. */
  readonly detail?: string | undefined
  /** The whole message in English. */
  readonly sentence: string
}

/** What a message can mention about a text that is no number, in the locale of the form. */
export interface NumberIssueDetail {
  /** A number as it can be typed: `12,5`. */
  readonly example: string
  /** What the text could mean, if it contains a group separator: `1` and `1000`, or a single number. */
  readonly readings: readonly string[]
}

/** What the message of each rule can mention. For a password, each `value` is a mask. */
export interface RuleArgs {
  /**
   * `issue`: why typed text cannot be read; `unfit` if the stored value does not fit. `expected` is the type of the field. If a part of
   * JSON cannot be read, `value` is that number or key, and `line` its line. `number`: details, in a number field of a form.
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
  /** `date`: why it is no date, in a date or date-time field of a form. */
  readonly format: { readonly format: FormatName; readonly value: string; readonly control: ControlName; readonly date?: DateIssue }
  /** `value` is the one missing in the list. */
  readonly choices: { readonly value: unknown }
}

type Masked = { readonly [Rule in RuleName]?: (args: RuleArgs[Rule]) => RuleArgs[Rule] }

/** Masks the parts of the value in a rule's arguments. Lengths and counts are not secret. */
const masked: Masked = {
  type: (args) => ({ ...args, value: mask }),
  minimum: ({ limit }) => ({ limit, actual: mask }),
  maximum: ({ limit }) => ({ limit, actual: mask }),
  pattern: (args) => ({ ...args, value: mask }),
  format: (args) => ({ ...args, value: mask }),
  choices: () => ({ value: mask }),
}

/** The arguments of a message for a password field, without any part of its value. Decisions §8. */
export const maskRuleArgs = <Rule extends RuleName>(rule: Rule, args: RuleArgs[Rule]): RuleArgs[Rule] => masked[rule]?.(args) ?? args
