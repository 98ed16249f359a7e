import type { FormState } from '../store/formState.ts'
import { selectChangedSince } from '../store/schema/sentValues.ts'
import { referencesTo, referenceToTemplate, templateOfIds, type FieldReference } from './fieldReference.ts'

/**
 * Why a schema was requested. `inline`: it was not, the host passed it. `first`: the form had none, or none of this module. `start`: it is
 * the one that the form started with, passed or loaded, which can be distinguished only if the form was observed. `restored`: it was stored
 * at an earlier opening; the module is still asked for its own. `byHand`: with `reload()` or Retry. `fields`: the values of these fields
 * changed, which have `on_action.load_schema`. `unknown`: the host merged the answer itself, and the form was not observed.
 */
export interface SchemaReason {
  readonly kind: 'inline' | 'first' | 'start' | 'restored' | 'byHand' | 'fields' | 'unknown'
  readonly fields: readonly FieldReference[]
}

/** Why the running or failed schema request was made. */
export function reasonInFlight(state: FormState): SchemaReason {
  const { isByHand, isConfirmed, askedBy } = state.schema
  if (!isConfirmed) return unconfirmed(state)
  if (isByHand) return { kind: 'byHand', fields: [] }
  const changed = selectChangedSince(state, state.schema.sent)
  return { kind: 'fields', fields: referencesTo(state, changed.length > 0 || askedBy === undefined ? changed : [askedBy]) }
}

const unconfirmed = ({ schema }: FormState): SchemaReason => ({
  kind: schema.restoredFrom === undefined ? 'first' : 'restored',
  fields: [],
})

/** Why the current schema was requested, as far as the form itself knows. */
export function reasonInForce(state: FormState): SchemaReason {
  const { revision, isConfirmed } = state.schema
  const { merge } = state.source
  if (!isConfirmed) return unconfirmed(state)
  if (merge?.trigger !== undefined)
    return {
      kind: 'fields',
      fields: merge.trigger.map((ids) => {
        const template = templateOfIds(state, ids)
        return template === undefined ? { path: ids, label: ids.at(-1) ?? '' } : referenceToTemplate(state, template)
      }),
    }
  if (merge !== undefined) return { kind: 'byHand', fields: [] }
  // A saved step starts with no fields of its own.
  const isStart = state.start === state.plan.schema || state.start.fields.length === 0
  return { kind: revision === 0 ? 'inline' : isStart ? 'start' : 'unknown', fields: [] }
}
