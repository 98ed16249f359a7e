import { childAddress, type Address } from '../../src/core/values/path.ts'
import type { Cell } from '../../src/store/cells/cell.ts'
import { isHidden } from '../../src/store/cells/readValues.ts'
import { answerAttempt } from './answerAttempt.ts'
import type { Trial } from './createTrial.ts'
import { chosenValue, numberTag, textTag, typedText } from './givenValue.ts'
import type { Command } from './generate/commandArbitrary.ts'
import type { Step } from './step.ts'

type CommandOf<Name extends Command['do']> = Extract<Command, { readonly do: Name }>
type Performer<Name extends Command['do']> = (trial: Trial, command: CommandOf<Name>) => Step | undefined

const textControls: ReadonlySet<string> = new Set(['input', 'textarea', 'password', 'date', 'date-time', 'number', 'CodeblockWidget'])
const choosing: ReadonlySet<string> = new Set(['SelectWidget', 'MultiSelect', 'checkbox', 'connection'])

const at = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % Math.max(1, items.length)]

/** The cells that a test picks, in the order in which they came. */
const cellsWhere = ({ state }: Trial, picks: (cell: Cell) => boolean): readonly Cell[] =>
  [...state.cells.values()].filter((cell) => cell.address !== '' && picks(cell))

const shownWhere = (trial: Trial, picks: (cell: Cell) => boolean): readonly Cell[] =>
  cellsWhere(trial, (cell) => picks(cell) && !isHidden(trial.state, cell))

const note = (trial: Trial, ...words: readonly unknown[]): void => {
  trial.trace.push(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '))
}

const tell =
  (
    kind: 'fieldCommitted' | 'fieldLeft' | 'optionsOpened' | 'optionsRefreshed',
    picks: (cell: Cell) => boolean,
    as: 'commits' | 'opens' | 'refreshes',
  ) =>
  (trial: Trial, { field }: { readonly field: number }): Step | undefined => {
    const cell = at(shownWhere(trial, picks), field)
    if (cell === undefined) return undefined
    note(trial, kind, cell.address)
    trial.form.dispatch({ type: kind, address: cell.address })
    return { kind, [as]: cell.address }
  }

const isText = ({ node }: Cell) => textControls.has(node.control)
const hasContent = ({ node }: Cell) => node.optionSource?.content !== undefined

const rowOf = (trial: Trial, { field, row }: { readonly field: number; readonly row: number }) => {
  const cell = at(
    shownWhere(trial, ({ rows }) => rows !== undefined && rows.length > 0),
    field,
  )
  const key = cell && at(cell.rows ?? [], row)
  return cell === undefined || key === undefined ? undefined : { address: cell.address, key, length: cell.rows?.length ?? 0 }
}

/** The tag, where what was given carries it. */
const tagIn = (json: string, tag: number): Pick<Step, 'tag'> =>
  json.includes(textTag(tag)) || json.includes(String(numberTag(tag))) ? { tag } : {}

const give = (trial: Trial, kind: 'valueChosen' | 'valueSet', address: Address, value: unknown, tag: number): Step => {
  note(trial, kind, address, value === undefined ? 'nothing' : value)
  trial.form.dispatch({ type: kind, address, value })
  return { kind, overwrites: address, edits: true, ...tagIn(JSON.stringify(value ?? null), tag) }
}

const performers: { readonly [Name in Command['do']]: Performer<Name> } = {
  type: (trial, { field, text }) => {
    const cell = at(shownWhere(trial, isText), field)
    if (cell === undefined) return undefined
    const tag = trial.nextTag()
    const typed = typedText(text, tag)
    note(trial, 'type', cell.address, JSON.stringify(typed))
    trial.form.dispatch({ type: 'textTyped', address: cell.address, text: typed })
    return { kind: 'textTyped', overwrites: cell.address, edits: true, ...tagIn(typed, tag) }
  },
  choose: (trial, { field, value, option }) => {
    const cell = at(
      shownWhere(trial, ({ node }) => choosing.has(node.control)),
      field,
    )
    if (cell === undefined) return undefined
    const tag = trial.nextTag()
    const choices = trial.form.store.field(cell.address)?.options?.choices ?? []
    return give(trial, 'valueChosen', cell.address, chosenValue(cell.node, { value, option, tag, choices, isUser: true }), tag)
  },
  set: (trial, { field, value, option }) => {
    const cell = at(
      cellsWhere(trial, () => true),
      field,
    )
    if (cell === undefined) return undefined
    const tag = trial.nextTag()
    const choices = trial.form.store.field(cell.address)?.options?.choices ?? []
    return give(trial, 'valueSet', cell.address, chosenValue(cell.node, { value, option, tag, choices, isUser: false }), tag)
  },
  commit: tell('fieldCommitted', isText, 'commits'),
  blur: tell('fieldLeft', () => true, 'commits'),
  open: tell('optionsOpened', hasContent, 'opens'),
  refresh: tell('optionsRefreshed', hasContent, 'refreshes'),
  view: (trial, { field }) => {
    const cell = at(
      shownWhere(trial, () => true),
      field,
    )
    if (cell === undefined) return undefined
    note(trial, 'view', cell.address)
    trial.draw(cell.address)
    return { kind: 'view' }
  },
  addRow: (trial, { field }) => {
    const cell = at(
      shownWhere(trial, ({ node }) => node.shape === 'rows'),
      field,
    )
    if (cell === undefined) return undefined
    note(trial, 'addRow', cell.address)
    trial.form.dispatch({ type: 'rowAdded', address: cell.address })
    return { kind: 'rowAdded', edits: true, addsRow: cell.address }
  },
  removeRow: (trial, command) => {
    const row = rowOf(trial, command)
    if (row === undefined) return undefined
    note(trial, 'removeRow', row.address, row.key)
    trial.form.dispatch({ type: 'rowRemoved', address: row.address, key: row.key })
    return { kind: 'rowRemoved', edits: true, removesRow: childAddress(row.address, row.key) }
  },
  moveRow: (trial, command) => {
    const row = rowOf(trial, command)
    if (row === undefined) return undefined
    note(trial, 'moveRow', row.address, row.key, command.to % row.length)
    trial.form.dispatch({ type: 'rowMoved', address: row.address, key: row.key, to: command.to % row.length })
    return { kind: 'rowMoved', edits: true }
  },
  undo: (trial) => {
    const { removedRow } = trial.state
    if (removedRow === undefined) return undefined
    note(trial, 'undo', removedRow.address, removedRow.key)
    trial.form.dispatch({ type: 'rowRestored', address: removedRow.address })
    return { kind: 'rowRestored', edits: true, restoresRow: childAddress(removedRow.address, removedRow.key) }
  },
  reload: (trial) => {
    note(trial, 'reload')
    trial.form.reload()
    return { kind: 'reloadAsked', reloads: true }
  },
  submit: (trial) => {
    note(trial, 'submit')
    const isFirst = trial.submitsUnderWay() === 0
    trial.submit()
    return { kind: 'submit', submits: isFirst }
  },
  discard: (trial) => {
    note(trial, 'discard what is set aside')
    trial.form.dispatch({ type: 'setAsideDiscarded' })
    return { kind: 'setAsideDiscarded', discards: true }
  },
  restart: (trial) => {
    note(trial, 'stop and start')
    trial.restart()
    return { kind: 'restart', restarts: true }
  },
  reset: (trial, command) => {
    const values = trial.tagged(command.values)
    note(trial, 'reset', values)
    trial.form.reset(values)
    return { kind: 'formReset', resets: true }
  },
  replaceStart: (trial, { schema }) => {
    note(trial, 'the host gives the schema', schema)
    trial.form.replaceStart(schema)
    return { kind: 'startReplaced', newStart: schema }
  },
  answer: (trial, { request, answer }) => {
    const attempt = at(trial.module.attempts, request)
    if (attempt === undefined) return undefined
    const tag = trial.nextTag()
    const body = answerAttempt(attempt, answer, trial.scenario.schema, tag)
    const { call } = attempt
    note(trial, `answer #${call.number} ${call.endpoint} ${call.names.join()} (${tag})`, body === undefined ? answer.outcome : body)
    return { kind: 'answer', answers: { attempt, body, tag } }
  },
  advance: () => undefined,
}

/** Does what a command says, as far as there is something to do it to; `undefined` where there is not. Time is the caller's matter. */
export function perform<Name extends Command['do']>(trial: Trial, command: CommandOf<Name>): Step | undefined {
  // The table pairs each command with its performer, which TypeScript cannot follow.
  return (performers[command.do] as Performer<Name>)(trial, command)
}
