import type { Cell } from '../../../src/store/cells/cell.ts'
import type { Address } from '../../../src/core/values/path.ts'
import type { Trial } from '../createTrial.ts'
import { pathOf } from '../../../src/store/cells/pathOf.ts'
import { chosenValue, numberTag, templateTag, textTag, typedText } from '../givenValue.ts'
import type { Step } from '../step.ts'
import { at, cellsWhere, hasContent, isText, note, shownWhere, usableWhere, type Performer } from './pick.ts'

const choosing: ReadonlySet<string> = new Set(['SelectWidget', 'MultiSelect', 'checkbox', 'connection'])

/** The tag, if the value contains it. */
const tagIn = (json: string, tag: number): Pick<Step, 'tag'> =>
  json.includes(textTag(tag)) || json.includes(String(numberTag(tag))) ? { tag } : {}

const give = (trial: Trial, kind: 'valueChosen' | 'valuesSet', address: Address, value: unknown, tag: number): Step => {
  note(trial, kind, address, value === undefined ? 'nothing' : value)
  trial.form.dispatch(kind === 'valuesSet' ? { type: kind, values: [{ address, value }] } : { type: kind, address, value })
  return { kind, overwrites: address, edits: kind === 'valueChosen', ...tagIn(JSON.stringify(value ?? null), tag) }
}

const choicesAt = ({ form }: Trial, address: Address) => form.store.field(address)?.options?.choices ?? []

export const type: Performer<'type'> = (trial, { field, text }) => {
  const cell = at(usableWhere(trial, isText), field)
  if (cell === undefined) return undefined
  const tag = trial.nextTag()
  const typed = typedText(text, tag)
  note(trial, 'type', cell.address, JSON.stringify(typed))
  trial.form.dispatch({ type: 'textTyped', address: cell.address, text: typed })
  return { kind: 'textTyped', overwrites: cell.address, edits: true, ...tagIn(typed, tag) }
}

export const choose: Performer<'choose'> = (trial, { field, value, option }) => {
  const cell = at(
    usableWhere(trial, ({ node, expression }) => choosing.has(node.control) && !expression),
    field,
  )
  if (cell === undefined) return undefined
  const [tag, choices] = [trial.nextTag(), choicesAt(trial, cell.address)]
  return give(trial, 'valueChosen', cell.address, chosenValue(cell.node, { value, option, tag, choices, isUser: true }), tag)
}

export const chooseSide: Performer<'chooseSide'> = (trial, { field, isDropped }) => {
  if (trial.state.settings.templates === undefined) return undefined
  const cell = at(
    usableWhere(trial, ({ node }) => node.shape !== 'nothing'),
    field,
  )
  if (cell === undefined) return undefined
  const { address } = cell
  const tag = trial.nextTag()
  const side = cell.expression && !isDropped ? 'fixed' : 'expression'
  const text = isDropped ? templateTag(tag) : undefined
  note(trial, 'choose side', address, side, text ?? '')
  trial.form.chooseSide(pathOf(trial.state, address), side, text)
  return { kind: 'fieldChanged', choosesSide: address, edits: true, ...(isDropped ? { tag } : {}) }
}

export const set: Performer<'set'> = (trial, { field, value, option }) => {
  const cell = at(
    cellsWhere(trial, () => !trial.isStopped()),
    field,
  )
  if (cell === undefined) return undefined
  const [tag, choices] = [trial.nextTag(), choicesAt(trial, cell.address)]
  return give(trial, 'valuesSet', cell.address, chosenValue(cell.node, { value, option, tag, choices, isUser: false }), tag)
}

const tell =
  (
    kind: 'fieldCommitted' | 'fieldLeft' | 'optionsOpened' | 'optionsRefreshed',
    picks: (cell: Cell) => boolean,
    as: 'commits' | 'opens' | 'refreshes',
  ) =>
  (trial: Trial, { field }: { readonly field: number }): Step | undefined => {
    const cell = at(usableWhere(trial, picks), field)
    if (cell === undefined) return undefined
    note(trial, kind, cell.address)
    trial.form.dispatch({ type: kind, address: cell.address })
    return { kind, [as]: cell.address }
  }

export const commit = tell('fieldCommitted', isText, 'commits')
export const blur = tell('fieldLeft', () => true, 'commits')
export const open = tell('optionsOpened', hasContent, 'opens')
export const refresh = tell('optionsRefreshed', hasContent, 'refreshes')

export const view: Performer<'view'> = (trial, { field }) => {
  const cell = at(
    shownWhere(trial, () => true),
    field,
  )
  if (cell === undefined) return undefined
  note(trial, 'view', cell.address)
  trial.draw(cell.address)
  return { kind: 'view' }
}
