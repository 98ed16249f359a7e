import { contenders, type ContenderEntry } from './contenders.ts'

export interface BenchFlags {
  readonly isQuick: boolean
  readonly isRecorded: boolean
  readonly rounds: number
  /** What the run may take, in milliseconds. */
  readonly budget: number
  readonly contenders: readonly ContenderEntry[]
  /** Only what a schema may cost, without a browser. */
  readonly isLimitsOnly: boolean
  /** A commit whose keys are measured in turn with those of this checkout, and nothing else. */
  readonly against: string | undefined
}

const quick: readonly string[] = ['moduleform', 'handWritten']

/**
 * Reads the command line. `--quick`: ours against hand-written React, fewer works, as many rounds as fit into a minute. `--record`: the results become what the documentation
 * shows and later runs are held to. `--only=moduleform,rjsf` and `--rounds=3` are for a look at some,
 * `--only=limits` at what a schema may cost. `--against=<commit>`: a key here and there, 20 rounds.
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
