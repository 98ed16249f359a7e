import type { Plan } from '../../../core/plan/plan.ts'
import type { Schema } from '../../../core/schema/model.ts'
import type { ContentRecord, FormValues } from '../../../core/schema/wire.ts'
import type { Exchange } from '../exchange/exchange.ts'

/** A form as a person would have it before them after an answer of `/schema`. */
export interface Visit {
  /** Which form it is, for reports: `''` for the first, `with "country" set to "Canada"`. */
  readonly label: string
  /** The answer it comes from. */
  readonly exchange: Exchange
  /** That answer merged into the schema before it, and its plan. */
  readonly schema: Schema
  readonly plan: Plan
  /** With the defaults of the fields that have come. */
  readonly formData: FormValues
  /** What the form holds of `/content`. */
  readonly records: readonly ContentRecord[]
}
