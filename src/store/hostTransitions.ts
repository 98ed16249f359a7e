import { updateCell } from './cells/writeCells.ts'
import { nothingAsked, readOutcome, unsubmitted } from './formState.ts'
import type { EventOf } from './formEvents.ts'
import { isJsonObject, isText } from '../core/schema/json.ts'
import type { SetAsideData } from './cells/cell.ts'
import { readHostProp, readHostValues, updateSchema, updateSubmit, type Transaction } from './transaction.ts'
import { openForm, replacePlan, placeValues, readOwnDefaults } from './schema/placePlan.ts'
import { haveSameTriggers, matchSentValues } from './schema/sentValues.ts'

/**
 * A form opens: the host's values in their places, defaults applied, rules in force. Without an inline schema the values wait for the first
 * one.
 */
export function formOpened(transaction: Transaction): void {
  const { state } = transaction
  const isInline = state.schema.phase === 'ready'
  state.initialValues = readHostValues(transaction, state.initialValues)
  state.initialSetAside = readSetAside(transaction, state.initialSetAside)
  state.schema = { ...state.schema, askWith: readHostProp(transaction, 'initialSchemaData', state.schema.askWith, isJsonObject) }
  if (!isInline) {
    placeValues(transaction, {})
    return
  }
  placeValues(transaction, state.initialValues, state.initialSetAside)
  // An inline schema is current for its own defaults: what the host gave differently is asked for on mount. Decisions §5.
  const own = matchSentValues(state, readOwnDefaults(state))
  const { askWith } = state.schema
  const earlier = askWith && matchSentValues(state, askWith)
  // The saved step reopens with the fields it had: unless the schema at hand is the one it had, the module is asked with what it was asked with then.
  const isSame = earlier === undefined || haveSameTriggers(state, own, earlier)
  updateSchema(transaction, isSame ? { sent: earlier ?? own, askWith: undefined } : { sent: own, wanted: true })
}

/** What an earlier form handed over, entry by entry: one that is of no use costs no other its place. */
const readSetAside = (transaction: Transaction, given: unknown): readonly SetAsideData[] =>
  (readHostProp(transaction, 'initialSetAside', given, Array.isArray) ?? []).flatMap(
    (entry, index) => readHostProp(transaction, `initialSetAside/${index}`, entry, isSetAsideData) ?? [],
  )

/** More rows than any list has: an index beyond would make as many of them. */
const mostRows = 100_000

/** Whether what a host gives back can be put in a place: paths lead to a field, by ids and row indexes. */
const isSetAsideData = (value: unknown): value is SetAsideData =>
  isJsonObject(value) &&
  Array.isArray(value['path']) &&
  value['path'].length > 0 &&
  value['path'].every(isSegment) &&
  [value['text'], value['type']].every(isTextOrAbsent)

const isSegment = (segment: unknown): boolean =>
  isText(segment) || (Number.isInteger(segment) && Number(segment) >= 0 && Number(segment) < mostRows)

const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value)

/** `reset`: back to given values, with nothing set aside. */
export function formReset(transaction: Transaction, event: EventOf<'formReset'>): void {
  const { state } = transaction
  const values = readHostValues(transaction, event.values)
  transaction.journal.outcome = readOutcome(state)
  state.initialValues = values
  state.initialSetAside = []
  updateSubmit(transaction, unsubmitted)
  if (state.schema.phase === 'absent') return
  placeValues(transaction, values)
  // All rows have new keys now.
  const { sent, asked } = state.schema
  updateSchema(transaction, {
    answersSinceEdit: 0,
    askWith: undefined,
    sent: matchSentValues(state, sent.formData),
    asked: asked && matchSentValues(state, asked.formData),
  })
}

/** The host gave another schema to start from: values stay by path. It is current for its own defaults, as the first was. Decisions §5 and §9. */
export function startReplaced(transaction: Transaction, { schema, plan, source }: EventOf<'startReplaced'>): void {
  const { state } = transaction
  const { phase, isConfirmed, wanted, revision } = state.schema
  state.start = schema
  state.source = source
  state.problems = []
  updateSchema(transaction, {
    ...nothingAsked,
    phase: 'ready',
    isConfirmed: true,
    restoredFrom: undefined,
    hasChangedSince: false,
    askWith: undefined,
    revision: revision + 1,
    // What was wanted was the first schema, and here it is.
    wanted: wanted && isConfirmed,
    answersSinceEdit: 0,
  })
  if (phase === 'absent') openForm(transaction, plan)
  else replacePlan(transaction, plan)
  updateSchema(transaction, { sent: matchSentValues(state, readOwnDefaults(state)) })
}

/** Another module answers from now on: nothing that the old one said of options counts. Decisions §9. */
export function moduleReplaced(transaction: Transaction, { keepsSchema }: EventOf<'moduleReplaced'>): void {
  const { state } = transaction
  state.options.clear()
  state.contentProblems = []
  state.wanted.clear()
  for (const address of state.indexes.content) {
    updateCell(transaction, address, { requests: undefined })
    transaction.nodesChanged.add(address)
  }
  const { schema, plan, start } = state
  updateSchema(transaction, {
    ...nothingAsked,
    revision: schema.revision + 1,
    // The host's schema needs asking only where the old module had a part in the one at hand.
    wanted: !keepsSchema || !schema.isConfirmed || plan.schema !== start,
    answersSinceEdit: 0,
  })
}
