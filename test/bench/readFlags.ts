import { contenders, type ContenderEntry } from './contenders.ts'

export interface BenchFlags {
  readonly isQuick: boolean
  readonly isRecorded: boolean
  readonly rounds: number
  readonly contenders: readonly ContenderEntry[]
}

const quick: readonly string[] = ['moduleform', 'handWritten']

/**
 * Reads the command line. `--quick`: ours against hand-written React, fewer works, three rounds. `--record`: the results become what the documentation
 * shows and later runs are held to. `--only=moduleform,rjsf` and `--rounds=3` are for a look at some.
 */
export function readFlags(args: readonly string[]): BenchFlags {
  const flags = new Map(args.map((arg) => [arg.split('=')[0] ?? '', arg.split('=')[1] ?? '']))
  const isQuick = flags.has('--quick')
  const names = flags.get('--only')?.split(',') ?? (isQuick ? quick : undefined)
  return {
    isQuick,
    isRecorded: flags.has('--record'),
    rounds: Number(flags.get('--rounds') ?? (isQuick ? 3 : 7)),
    contenders: names === undefined ? contenders : contenders.filter(({ name }) => names.includes(name)),
  }
}
