import { isRow } from '../../core/plan/plan.ts'
import { askHost } from '../callHost.ts'
import { selfAndAncestors } from '../cells/pathOf.ts'
import { readSentData, readSentValue } from '../cells/expressions.ts'
import { describeFailure } from '../failure.ts'
import { noteProblems } from '../transaction.ts'
import { selectChosenConnections } from './connections.ts'
import { setOptions } from './optionSets.ts'
import { selectEntryProblems } from './selectOptions.ts'

/** Functions for requesting options. Passed in and not imported: see `restoring`. */
export const contentWork = {
  askHost,
  describeFailure,
  isRow,
  noteProblems,
  readSentData,
  readSentValue,
  selectChosenConnections,
  selectEntryProblems,
  selfAndAncestors,
  setOptions,
}

export type ContentWork = typeof contentWork
