import type { SetAsideData } from './cells/cell.ts'
import { isConstant, writeAside } from './cells/setAside.ts'
import { isJsonObject, isText } from '../core/schema/json.ts'
import { openedAnew, readOutcome, unsubmitted } from './formState.ts'
import type { EventOf } from './formEvents.ts'
import { haveSameTriggers, matchSentValues, selectChangedSince, selectOwnDefaults } from './schema/sentValues.ts'
import { updateCell } from './cells/writeCells.ts'
import { openForm, replacePlan, placeValues } from './schema/placePlan.ts'
import { readHostProp, readHostValues, updateSchema, updateSubmit, type Transaction } from './transaction.ts'
import { checkField, needsCheck } from './validation/checkFields.ts'

/** A form opens: the host's values are placed, defaults and rules applied. Without an inline schema the values wait for the first one. */
export function formOpened(transaction: Transaction): void {
  const { state } = transaction
  state.initialValues = readHostValues(transaction, state.initialValues)
  state.initialSetAside = readSetAside(transaction, state.initialSetAside)
  state.schema = { ...state.schema, askWith: readHostProp(transaction, 'initialSchemaData', state.schema.askWith, isJsonObject) }
  if (state.schema.phase === 'absent') return placeValues(transaction, {})
  placeValues(transaction, state.initialValues, state.initialSetAside)
  // An inline schema is current for its own defaults: different values of the host trigger a reload on mount. Decisions §5.
  const own = selectOwnDefaults(state)
  const { askWith } = state.schema
  const earlier = askWith && matchSentValues(state, askWith)
  // A saved step reopens with the fields it had: unless the current schema is the one it had, the module is sent the data it was sent then.
  const isSame = earlier === undefined || haveSameTriggers(state, own, earlier)
  updateSchema(transaction, isSame ? { sent: earlier ?? own, askWith: undefined } : { sent: own, wanted: true })
}

/** Reads the host's `initialSetAside` entry by entry, so that an invalid one does not affect the others. */
const readSetAside = (transaction: Transaction, given: unknown): readonly SetAsideData[] =>
  (readHostProp(transaction, 'initialSetAside', given, Array.isArray) ?? []).flatMap(
    (entry, index) => readHostProp(transaction, `initialSetAside/${index}`, entry, isSetAsideData) ?? [],
  )

/** More rows than any list has: a larger index would create as many rows. */
const mostRows = 100_000

/** Whether an entry from the host can be placed: its path consists of ids and row indexes. */
const isSetAsideData = (value: unknown): value is SetAsideData =>
  isJsonObject(value) &&
  Array.isArray(value['path']) &&
  value['path'].length > 0 &&
  value['path'].every(isSegment) &&
  [value['text'], value['type']].every(isTextOrAbsent)

const isSegment = (segment: unknown): boolean =>
  isText(segment) || (typeof segment === 'number' && segment >= 0 && segment < mostRows && segment % 1 === 0)

const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value)

/** `reset`: to the given values, with nothing set aside. */
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

/**
 * The host passed another inline schema: values stay by path. It is current for its own defaults, like the first one. Decisions §5 and §9.
 */
export function startReplaced(transaction: Transaction, { schema, plan, source }: EventOf<'startReplaced'>): void {
  const { state } = transaction
  const { phase, isConfirmed, wanted, revision } = state.schema
  state.start = schema
  state.source = source
  state.problems = []
  updateSchema(transaction, {
    ...openedAnew,
    phase: 'ready',
    isConfirmed: true,
    askWith: undefined,
    revision: revision + 1,
    // The requested schema was the first one, which is no longer needed.
    wanted: wanted && isConfirmed,
  })
  if (phase === 'absent') openForm(transaction, plan)
  else replacePlan(transaction, plan)
  updateSchema(transaction, { sent: selectOwnDefaults(state) })
}

/** Another module is used from here on: options of the previous one are dropped, and what was stored of it. Decisions §9. */
export function moduleReplaced(transaction: Transaction, { keepsSchema }: EventOf<'moduleReplaced'>): void {
  const { state } = transaction
  state.options.clear()
  state.storedLabels = new Map()
  state.runtimeProblems = []
  state.wanted.clear()
  for (const address of state.indexes.content) {
    updateCell(transaction, address, { requests: undefined })
    transaction.nodesChanged.add(address)
  }
  const { schema, plan, start } = state
  updateSchema(transaction, {
    ...openedAnew,
    revision: schema.revision + 1,
    // Without the host's schema, the new module's first answer takes the place of all that the previous one has sent.
    isConfirmed: keepsSchema,
    // The host's schema needs a reload if the previous module has contributed to the current one, or would be asked for one on mount.
    wanted: !keepsSchema || plan.schema !== start || selectChangedSince(state, selectOwnDefaults(state)).length > 0,
  })
}

/** Discards the values without a field. */
export function setAsideDiscarded(transaction: Transaction): void {
  const { state } = transaction
  for (const [address, all] of state.setAside) {
    const constants = all.filter((kept) => isConstant(state, address, kept))
    writeAside(transaction, address, constants)
  }
}

/** The host changed how the form behaves: every field may look different. */
export function settingsChanged(transaction: Transaction, { settings }: EventOf<'settingsChanged'>): void {
  const { state } = transaction
  const isOther = settings.templates !== state.settings.templates
  state.settings = settings
  for (const cell of state.cells.values()) {
    if (isOther) updateCell(transaction, cell.address, {})
    transaction.changed.add(cell.address)
    if (needsCheck(cell)) checkField(transaction, cell.address)
  }
  transaction.formChanged = true
}
