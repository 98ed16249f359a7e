import { emptyFormState, type Opening, type FormState } from './formState.ts'
import { createTransaction } from './transaction.ts'
import { placeValues, readOwnDefaults } from './schema/placePlan.ts'
import { matchSentValues } from './schema/sentValues.ts'

/**
 * The state of a form that has just opened: the host's values in their places, defaults applied, rules in force. Without an inline
 * schema the values wait for the first one.
 */
export function createFormState(opening: Opening): FormState {
  const state = emptyFormState(opening)
  placeValues(createTransaction(state), opening.isInline ? opening.values : {})
  if (opening.isInline) {
    // An inline schema is current for its own defaults: what the host gave differently is asked for on mount. Decisions §5.
    state.schema = { ...state.schema, sent: matchSentValues(state, readOwnDefaults(state)) }
  }
  return state
}
