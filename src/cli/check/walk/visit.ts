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

/** A form as a person would see it after an answer of `/schema`. */
export interface Visit {
  /** Names the form in reports: `''` for the first, `with "country" set to "Canada"`. */
  readonly label: string
  /** The answer it results from. */
  readonly exchange: Exchange
  /** That answer merged into the previous schema, and its plan. */
  readonly schema: Schema
  readonly plan: Plan
  /** Includes the defaults of new fields. */
  readonly formData: FormValues
  /** The content records the form has loaded. */
  readonly records: readonly ContentRecord[]
  /** The values that fields were set to from their choices, by template. */
  readonly chosen: ReadonlyMap<Template, unknown>
}

/** Processes the first answer as the form does: parses it and applies defaults. `undefined` if it contains no schema. */
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
  /** The form data of the request. */
  readonly formData: FormValues
  /** The field whose change caused the request; `undefined` if none did. */
  readonly trigger: readonly string[] | undefined
  readonly label: string
  readonly chosen: Visit['chosen']
}

/** Processes a later answer as the form does. Decisions §5. `undefined` if it contains no schema. */
export function enterNext({ from, start, exchange, formData, trigger, label, chosen }: NextAnswer): Visit | undefined {
  const answer = exchange === undefined ? undefined : schemaOf(exchange)
  if (exchange === undefined || answer === undefined) return undefined
  const schema = mergeAnswer({ ...mergeInto(from, start, trigger), answer })
  return createVisit({ label, exchange, formData, records: from.records, chosen }, schema)
}

/** How the form merges an answer that a change of one field, or no change, requested. Decisions §5. */
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
