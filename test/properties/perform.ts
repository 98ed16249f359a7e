import type { Trial } from './createTrial.ts'
import type { Command } from './generate/commandArbitrary.ts'
import { answer, answerSubmit, settlePatterns } from './perform/answerSteps.ts'
import { blur, choose, chooseSide, commit, open, refresh, set, type, view } from './perform/fieldSteps.ts'
import {
  connections,
  discard,
  reload,
  replaceModule,
  replaceStart,
  reset,
  restart,
  settings,
  start,
  stop,
  submit,
  submitAnd,
  takeBack,
} from './perform/formSteps.ts'
import type { Performer } from './perform/pick.ts'
import { addRow, duplicateRow, moveRow, removeRow, restoreRow } from './perform/rowSteps.ts'
import type { Step } from './step.ts'

/** Commands that are one step. Time and laws consist of several. */
export type StepCommand = Exclude<Command, { readonly do: 'advance' | 'law' }>

const performers: { readonly [Name in StepCommand['do']]: Performer<Name> } = {
  type,
  choose,
  chooseSide,
  set,
  commit,
  blur,
  open,
  refresh,
  view,
  addRow,
  duplicateRow,
  removeRow,
  moveRow,
  undo: takeBack('undo'),
  redo: takeBack('redo'),
  restoreRow,
  reload,
  submit,
  submitAnd,
  discard,
  restart,
  stop,
  start,
  reset,
  replaceStart,
  settings,
  replaceModule,
  connections,
  answer,
  answerSubmit,
  settlePatterns,
}

/** Executes a command if the form has what it needs; otherwise returns `undefined`. */
export function perform(trial: Trial, command: StepCommand): Step | undefined {
  // `as`: the table pairs each command with its performer, which TypeScript cannot infer.
  const performer = performers[command.do] as (trial: Trial, command: StepCommand) => Step | undefined
  return performer(trial, command)
}
