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
 */
export function readFlags(args: readonly string[]): BenchFlags {
  const flags = new Map(args.map((arg) => [arg.split('=')[0] ?? '', arg.split('=')[1] ?? '']))
  const isQuick = flags.has('--quick')
  const names = flags.get('--only')?.split(',') ?? (isQuick ? quick : undefined)
  const against = flags.get('--against')
  return {
    against,
    isQuick,
    isRecorded: flags.has('--record'),
    rounds: Number(flags.get('--rounds') ?? (against === undefined ? 7 : 20)),
    budget: isQuick ? 55_000 : Infinity,
    isLimitsOnly: names?.includes('limits') === true,
    contenders: names === undefined ? contenders : contenders.filter(({ name }) => names.includes(name)),
  }
}
