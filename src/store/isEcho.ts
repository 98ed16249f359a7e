import type { Cell } from './cell.ts'
import type { FieldView } from './fieldView.ts'

/** What of a cell the control that was typed into shows by itself, or nobody draws. */
const echoed: ReadonlySet<string> = new Set<keyof Cell>(['value', 'text', 'unread', 'origin', 'issue'])

/** Whether two objects differ in other keys than those. */
const areAlike = <Kind extends object>(before: Kind, after: Kind, except: ReadonlySet<string>): boolean =>
  // Both are built by the same code, with the same keys.
  Object.keys(after).every((key) => except.has(key) || before[key as keyof Kind] === after[key as keyof Kind])

const comparedApart: ReadonlySet<string> = new Set<keyof FieldView>(['cell'])

/** Whether a view says nothing new to a control that shows by itself what was typed. */
export const isEcho = (before: FieldView | undefined, after: FieldView | undefined): boolean =>
  before !== undefined && after !== undefined && areAlike(before, after, comparedApart) && areAlike(before.cell, after.cell, echoed)
