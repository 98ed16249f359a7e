import type { Template } from '../../../core/values/path.ts'
import type { Plan } from '../../../core/plan/plan.ts'
import type { Schema } from '../../../core/schema/model.ts'
import type { ContentRecord, FormValues } from '../../../core/schema/wire.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { compilePlan } from '../../../core/plan/compilePlan.ts'
import { type AnswerMerge, mergeAnswer } from '../../../core/schema/mergeSchema.ts'
import { parseSchema } from '../../../core/schema/parseSchema.ts'
import { initialValues } from '../../../core/values/defaults.ts'
import { schemaOf } from '../exchange/readExchange.ts'

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
  /** What fields were set to by choosing, by their templates. */
  readonly chosen: ReadonlyMap<Template, unknown>
}

/** What the form makes of the first answer, as the form does it: parsed, defaults applied. `undefined` where it holds no schema. */
export function enterFirst(exchange: Exchange | undefined, formData: FormValues): Visit | undefined {
  const answer = exchange === undefined ? undefined : schemaOf(exchange)
  if (exchange === undefined || answer === undefined) return undefined
  return createVisit({ label: '', exchange, formData, records: [], chosen: new Map() }, parseSchema(answer).schema)
}

interface NextAnswer {
  readonly from: Visit
  /** The schema the form started with. */
  readonly start: Schema
  readonly exchange: Exchange | undefined
  /** The form data the answer was asked with. */
  readonly formData: FormValues
  /** The field whose change asked for it; `undefined` where none did. */
  readonly trigger: readonly string[] | undefined
  readonly label: string
  readonly chosen: Visit['chosen']
}

/** What the form makes of a further answer. Decisions §5. `undefined` where it holds no schema. */
export function enterNext({ from, start, exchange, formData, trigger, label, chosen }: NextAnswer): Visit | undefined {
  const answer = exchange === undefined ? undefined : schemaOf(exchange)
  if (exchange === undefined || answer === undefined) return undefined
  const schema = mergeAnswer({ ...mergeInto(from, start, trigger), answer })
  return createVisit({ label, exchange, formData, records: from.records, chosen }, schema)
}

/** How the form merges an answer that one field, or none, has asked for. Decisions §5. */
export const mergeInto = (from: Visit, start: Schema, trigger: readonly string[] | undefined): Omit<AnswerMerge, 'answer'> => ({
  current: from.schema,
  start,
  trigger: trigger && [trigger],
  mode: 'merge',
})

const createVisit = (visit: Omit<Visit, 'schema' | 'plan'>, schema: Schema): Visit => ({
  ...visit,
  schema,
  plan: compilePlan(schema),
  formData: initialValues(schema.fields, visit.formData),
})
