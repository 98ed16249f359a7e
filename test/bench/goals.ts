import { largeForms, mapOfIds } from './core/limits/limitForms.ts'
import type { LimitReadings } from './core/limits/measureLimits.ts'
import type { Medians } from './drive/createReadingLog.ts'

/** A goal, formatted for a table. */
export interface GoalResult {
  readonly title: string
  readonly unit: '×' | 'ms' | 'MB' | 'exponent'
  readonly limit: number
  readonly value: number
  readonly isReached: boolean
}

interface Goal extends Omit<GoalResult, 'value' | 'isReached'> {
  readonly valueOf: (medians: Medians) => number
}

const read = (medians: Medians, key: string, contender = 'moduleform'): number => medians[key]?.[contender] ?? NaN

const against = (contender: string, key: string) => (medians: Medians) => read(medians, key) / read(medians, key, contender)

const handWritten = (title: string, limit: number, key: string): Goal => ({
  title: `${title}, of hand-written`,
  unit: '×',
  limit,
  valueOf: against('handWritten', key),
})

const milliseconds = (title: string, limit: number, key: string, contender?: string): Goal => ({
  title,
  unit: 'ms',
  limit,
  valueOf: (medians) => read(medians, key, contender),
})

/** The goals of the form, which must not be lost once reached. */
const goals: readonly Goal[] = [
  handWritten('Cold page with 30 fields, from navigation to the form', 1.1, 'fields30 coldPage frame'),
  handWritten('Cold page with 1,000 fields, from navigation to the form', 1.1, 'fields1000 coldPage frame'),
  handWritten('Key, script, 1,000 fields', 1, 'fields1000 keys script'),
  {
    title: 'Key, script, growth from 30 to 10,000 fields',
    unit: '×',
    limit: 1.15,
    valueOf: (medians) => read(medians, 'fields10000 keys script') / read(medians, 'fields30 keys script'),
  },
  {
    title: 'Key to its frame, 1,000 fields, of plain DOM',
    unit: '×',
    limit: 1,
    valueOf: against('plainDom', 'fields1000 keyFrames frame'),
  },
  handWritten('Mount of 1,000 fields to the frame', 1, 'fields1000 mount frame'),
  handWritten('Mount of 1,000 fields, script', 1.7, 'fields1000 mount script'),
  handWritten('Mount of 3,000 fields to the frame', 0.7, 'fields3000 mount frame'),
  handWritten('Show 100 of 1,000 fields', 1.3, 'fields1000 toggle frame'),
  handWritten('200 folded rows: mount', 1.3, 'rowsFolded mount frame'),
  handWritten('200 folded rows: add', 1.3, 'rowsFolded addRow frame'),
  handWritten('200 folded rows: remove the first', 1.3, 'rowsFolded removeFirst frame'),
  handWritten('200 folded rows: move the last to the top', 1.3, 'rowsFolded moveLastToTop frame'),
  handWritten('200 open rows: mount', 1.3, 'rowsOpen mount frame'),
  handWritten('200 open rows: add', 1.3, 'rowsOpen addRow frame'),
  handWritten('200 open rows: remove the first', 1.3, 'rowsOpen removeFirst frame'),
  handWritten('200 open rows: move the last to the top', 1.3, 'rowsOpen moveLastToTop frame'),
  milliseconds('Reload that changes 5 of 1,000 fields, script', 16, 'fields1000 reload script'),
  milliseconds('Paste of 1,000 rows of 8 cells, script', 300, 'rowsWide paste1000 script'),
  {
    title: 'Paste of 5,000 rows of 8 cells, script, of five times that of 1,000',
    unit: '×',
    limit: 1.3,
    valueOf: (medians) => read(medians, 'rowsWide paste5000 script') / read(medians, 'rowsWide paste1000 script') / 5,
  },
  milliseconds('A key of the search above 1,000 fields, script', 16, 'fields1000 search script'),
  milliseconds('10,000 options: open', 100, 'options10000 openOptions frame'),
  milliseconds('10,000 options: a key in the filter', 50, 'options10000 filter frame'),
  handWritten('Heap after the mount of 1,000 fields', 3, 'fields1000 heap bytes'),
  ...(['Mounts', 'Reloads', 'Keys', 'Edits'] as const).map((what): Goal => ({
    title: `Heap after 1,000 ${what.toLowerCase()} more`.replace(/1,000 (?=keys|edits)/, '10,000 '),
    unit: '×',
    limit: 1.1,
    valueOf: (medians) => read(medians, `fields30 heapAfter${what} growth`),
  })),
  milliseconds('Compile and first rules, 10,000 fields and 5,000 rules', 60, 'core open10000', 'moduleform'),
  milliseconds('One change, 10,000 fields and 5,000 rules', 0.2, 'core change10000', 'moduleform'),
]

/** Limit for blocking a page with a small schema, in milliseconds; and for the growth with the number of fields. */
const taskLimit = 200
const growthLimit = 1.1

/** Limit for one task with 20,000 rows or 100,000 choices. */
const largeLimit = 1000

const unlike: Readonly<Record<string, number>> = {
  'lint with rules, 10000': 2000,
  'moduleform lint, 10,000 fields and 5,000 rules, MB': 200,
  'moduleform lint --fix, 10,000 findings, MB': 200,
  'moduleform lint --fix, 10,000 findings, CPU': 3000,
  'check the types of 300 fields': 2000,
  'playground, warm start to the first form': 1500,
  'playground, from an edit of the schema to its form': 250,
  'undo of a removed row, 10000': 30,
  'a removed row back, after another change, 10000': 30,
  'reload that changes everything, 10000': 400,
  'reload that changes everything, 20000': 1000,
  '100 exponential look-aheads in one submit, until it ends': 2500,
  'check of 60,000 choices, --max-requests 6': 10_000,
  'check of 60,000 choices, --max-time 10000': 11_500,
  'check of 60,000 choices, after Ctrl+C': 3_000,
  'check of a silent /content, --max-time 5000': 5_500,
}

/** Limits for the cost of schemas. Times of large forms are only printed; goals are their growth, and the readings in `unlike`. */
const limitGoals = (limits: LimitReadings): readonly Goal[] =>
  Object.entries(limits).flatMap(([name, value]): Goal[] => {
    if (name === `${mapOfIds}, exponent`) return []
    const goal = { title: `Limits: ${name}`, valueOf: () => value }
    if (name.endsWith(', exponent')) return [{ ...goal, unit: 'exponent', limit: growthLimit }]
    if (/, \d+$/.test(name) && !Object.hasOwn(unlike, name)) return []
    const unit = name.endsWith(', MB') ? 'MB' : 'ms'
    return [{ ...goal, unit, limit: unlike[name] ?? (Object.hasOwn(largeForms, name) ? largeLimit : taskLimit) }]
  })

/** Compares a run with the goals that it measured. */
export const checkGoals = (medians: Medians, limits: LimitReadings): readonly GoalResult[] =>
  [...goals, ...limitGoals(limits)].flatMap(({ valueOf, ...goal }) => {
    const value = valueOf(medians)
    return Number.isNaN(value) ? [] : [{ ...goal, value: Number(value.toPrecision(3)), isReached: value <= goal.limit }]
  })

/** Ten percent: the possible difference between two runs of the same code. */
const tolerance = 1.1

/** Goals that were reached in the recorded results and are missed now by more than the tolerance. */
export const lostGoals = (recorded: readonly GoalResult[], now: readonly GoalResult[]): readonly GoalResult[] =>
  now.filter(({ title, value, limit }) => value > limit * tolerance && recorded.some((goal) => goal.title === title && goal.isReached))
