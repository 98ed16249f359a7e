import type { SchemaSource } from '../core/lint/lintForm.ts'
import type { Plan } from '../core/plan/plan.ts'
import type { Schema } from '../core/schema/model.ts'
import type { FormValues } from '../core/schema/wire.ts'
import { noAmbient } from './content/ambient.ts'
import type { FormSettings } from './formSettings.ts'
import type { FormState, SchemaState, SentValues, SubmitState } from './formState.ts'

/** What a form opens with. */
export interface Opening {
  readonly schema: Schema
  readonly plan: Plan
  readonly source: SchemaSource
  /** The host gave the schema; else the first one is asked for. */
  readonly isInline: boolean
  readonly values: FormValues
  readonly settings: FormSettings
}

const nothingSent: SentValues = { formData: {}, rows: new Map() }

/** No request for a schema is under way, and none has failed. */
export const nothingAsked = {
  request: 'idle',
  asked: undefined,
  error: undefined,
  cause: undefined,
} as const satisfies Partial<SchemaState>

/** Nobody has tried to submit. */
export const unsubmitted: SubmitState = { phase: 'idle', tries: 0, error: undefined, errors: [], isHeldUp: false, goesOn: false }

/** The state of a form before any value is in it. */
export function emptyFormState({ plan, schema, source, isInline, values, settings }: Opening): FormState {
  return {
    plan,
    start: schema,
    settings,
    initialValues: values,
    source,
    problems: [],
    contentProblems: [],
    report: undefined,
    storedLabels: new Map(),
    schema: {
      ...nothingAsked,
      phase: isInline ? 'ready' : 'absent',
      isConfirmed: isInline,
      restoredFrom: undefined,
      hasChangedSince: false,
      revision: 0,
      sent: nothingSent,
      wanted: !isInline,
      isByHand: false,
      answersSinceEdit: 0,
    },
    submit: unsubmitted,
    cells: new Map(),
    json: new Map(),
    setAside: new Map(),
    baseline: new Map(),
    dirty: new Set(),
    uncommitted: new Set(),
    errors: new Set(),
    unchecked: new Set(),
    pendingChecks: new Set(),
    contentFields: new Set(),
    contentDue: new Set(),
    ambient: noAmbient,
    needs: new Map(),
    neededBy: new Map(),
    options: new Map(),
    wanted: new Set(),
    earlierNeeds: new Map(),
    declared: new Map(),
    dependencyChanged: new Set(),
    doubtful: new Set(),
    loadSchemaFields: new Set(),
    connectionFields: new Set(),
    connections: new Map(),
    focus: undefined,
    removedRow: undefined,
    nextRow: 1,
    valueRevision: 0,
  }
}
