import { parseArgs } from 'node:util'
import { contenders, type ContenderEntry } from './contenders.ts'

export interface BenchFlags {
  readonly isQuick: boolean
  readonly isRecorded: boolean
  readonly rounds: number
  /** Time limit of the run, in milliseconds. */
  readonly budget: number
  readonly contenders: readonly ContenderEntry[]
  /** Only the cost of schemas, without a browser. */
  readonly isLimitsOnly: boolean
  /** A commit whose key presses are compared with those of this checkout; nothing else is measured. */
  readonly against: string | undefined
}

const quick: readonly string[] = ['moduleform', 'handWritten']

/**
 * Reads the command line. `--quick`: moduleform and hand-written React, fewer works, as many rounds as fit into a minute. `--record`:
 * stores the results, which the documentation shows and later runs are compared with. `--only=moduleform,rjsf` and `--rounds=3` measure a
 * part, `--only=limits` the cost of schemas. `--against=<commit>`: key presses in both commits, 20 rounds.
 * An unknown flag throws: it would measure for half an hour what nobody asked for.
 */
export function readFlags(args: readonly string[]): BenchFlags {
  const { values } = parseArgs({ args: [...args], options: flags })
  const { quick: isQuick = false, record: isRecorded = false, against } = values
  const names = values.only?.split(',') ?? (isQuick ? quick : undefined)
  return {
    against,
    isQuick,
    isRecorded,
    rounds: Number(values.rounds ?? (against === undefined ? 7 : 20)),
    budget: isQuick ? 55_000 : Infinity,
    isLimitsOnly: names?.includes('limits') === true,
    contenders: names === undefined ? contenders : contenders.filter(({ name }) => names.includes(name)),
  }
}

const flags = {
  quick: { type: 'boolean' },
  record: { type: 'boolean' },
  only: { type: 'string' },
  rounds: { type: 'string' },
  against: { type: 'string' },
} as const
