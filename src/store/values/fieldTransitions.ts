import { selectContentReaders } from '../../core/plan/plan.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import { readText } from '../../core/values/readText.ts'
import type { Address } from '../../core/values/path.ts'
import type { Cell } from '../cell.ts'
import type { EventOf } from '../formEvents.ts'
import { mark, setCell, updateCell, updateSubmit, type FormDraft } from '../formDraft.ts'
import type { FormState } from '../formState.ts'
import { lineageOf } from '../lineageOf.ts'
import { replaceValue } from './replaceValue.ts'
import { settleRules } from '../settleRules.ts'
import { showUnfit } from './showUnfit.ts'
import { recheckShownError, checkField } from '../submit/checkFields.ts'

/** A value was chosen or cleared; counts as a change at once. Decisions §5. */
export function valueChosen(draft: FormDraft, { address, value }: EventOf<'valueChosen'>): void {
  const cell = draft.state.cells.get(address)
  if (cell === undefined) return
  edit(draft, address)
  replaceValue(draft, cell, value, 'user')
  recheckShownError(draft, address)
}

/** A text was typed: its value where it reads as one; the text itself is kept either way. Decisions §2. */
export function textTyped(draft: FormDraft, { address, text }: EventOf<'textTyped'>): void {
  const cell = draft.state.cells.get(address)
  if (cell === undefined) return
  edit(draft, address)
  const reading = readText(cell.node.definition, cell.node.control, text)
  const isUnread = 'issue' in reading
  setCell(draft, {
    ...cell,
    value: isUnread ? undefined : keepIdentity(cell.value, reading.value),
    text,
    unread: isUnread,
    origin: 'user',
    hostError: undefined,
  })
  // The text itself may decide, by rules, whether anything waits for it.
  settleRules(draft)
  noteUncommitted(draft, address)
  recheckShownError(draft, address)
}

const keepIdentity = (before: unknown, after: unknown): unknown => (isEqual(before, after) ? before : after)

function noteUncommitted({ state }: FormDraft, address: Address): void {
  const cell = state.cells.get(address)
  mark(state.uncommitted, address, cell !== undefined && isAwaited(state, cell))
}

/** Whether schema or content wait for this field, so that half a word must not count as a change. */
const isAwaited = (state: FormState, cell: Cell): boolean =>
  lineageOf(state, cell).some(({ node }) => node.loadsSchema) || selectContentReaders(state.plan, cell.node.template).length > 0

/** The typed text counts: Enter, blur, or half a second without a key. */
export function fieldCommitted(draft: FormDraft, { address }: EventOf<'fieldCommitted'>): void {
  draft.state.uncommitted.delete(address)
}

/** The focus left: the field's first error may show from now on. Decisions §8. */
export function fieldLeft(draft: FormDraft, { address }: EventOf<'fieldLeft'>): void {
  draft.state.uncommitted.delete(address)
  const cell = draft.state.cells.get(address)
  if (cell === undefined) return
  if (!cell.touched) updateCell(draft, address, { touched: true })
  checkField(draft, address)
}

/** The host set a value: as if the field had entered with it. */
export function valueSet(draft: FormDraft, { address, value }: EventOf<'valueSet'>): void {
  const cell = draft.state.cells.get(address)
  if (cell === undefined) return
  edit(draft, address)
  replaceValue(draft, cell, value, 'host')
  showUnfit(draft, address)
  recheckShownError(draft, address)
}

/**
 * Something was done to a field: the loop breaker starts counting anew (decisions §5), and what stood in place of a group around it,
 * `null` or a value that does not fit, is replaced.
 */
export function edit(draft: FormDraft, address: Address): void {
  const { state } = draft
  draft.edited = address
  const [, ...around] = lineageOf(state, state.cells.get(address))
  for (const cell of around) if (cell.value !== undefined) updateCell(draft, cell.address, { value: undefined })
  if (state.schema.answersSinceEdit > 0) state.schema = { ...state.schema, answersSinceEdit: 0 }
  // What was submitted is no longer what stands there.
  if (state.submit.phase === 'submitted') updateSubmit(draft, { phase: 'idle' })
}

/** A field is to get the focus; folded rows on the way to it open. */
export function focusAsked(draft: FormDraft, { address }: EventOf<'focusAsked'>): void {
  const { state } = draft
  state.focus = { address, request: (state.focus?.request ?? 0) + 1 }
  for (const cell of lineageOf(state, state.cells.get(address))) draft.changed.add(cell.address)
}

/** Values without a field are given up. */
export function setAsideDiscarded(draft: FormDraft): void {
  draft.state.setAside.clear()
  draft.formChanged = true
}

/** The host changed how the form behaves; everything may look different. */
export function settingsChanged(draft: FormDraft, { settings }: EventOf<'settingsChanged'>): void {
  draft.state.settings = settings
  for (const cell of draft.state.cells.values()) {
    draft.changed.add(cell.address)
    if (cell.issue !== undefined) checkField(draft, cell.address)
  }
  draft.formChanged = true
}
