import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ContenderEntry } from './contenders.ts'
import { measureWorks } from './drive/measureWorks.ts'
import type { Work } from './works.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The highest permitted ratio of a key press's script time to that in the other commit. */
const limit = 1.05

/** Typing in a small form and in a large one. */
const works: readonly Work[] = [
  { form: 'fields30', steps: ['mount', 'keys'] },
  { form: 'fields1000', steps: ['mount', 'keys', 'keyFrames'] },
]

/** Readings with a limit; the time to the frame also depends on the browser, so it is only shown. */
const held = /keys script$/

/** One reading of both commits, in milliseconds. */
interface ComparedRow {
  readonly now: number
  readonly before: number
  readonly ratio: number
}

export interface Comparison {
  /** The full hash. */
  readonly commit: string
  readonly rounds: number
  readonly rows: Readonly<Record<string, ComparedRow>>
  /** All readings are within the limit. */
  readonly isReached: boolean
}

/**
 * Measures key presses of this checkout and of another commit alternately. Both are built in the same way, by the benchmark and with the
 * dependencies of this checkout: only `src` and its TypeScript settings are from the commit.
 */
export async function compareKeys(name: string, rounds: number, report: (line: string) => void): Promise<Comparison> {
  const { stdout } = await run('git', ['rev-parse', '--verify', `${name}^{commit}`], { cwd: root })
  const commit = stdout.trim()
  const folder = await mkdtemp(join(tmpdir(), 'moduleform-bench-'))
  try {
    await takeSources(commit, folder)
    const file = 'contenders/moduleform.tsx'
    const contenders: readonly ContenderEntry[] = [
      { name: 'moduleform', title: 'This checkout', file, npmPackage: undefined },
      { name: 'before', title: commit, file, npmPackage: undefined, sources: join(folder, 'src') },
    ]
    const measured = await measureWorks({ contenders, works, rounds, deadline: Infinity, report })
    const [failure] = Object.entries(measured.leftOut)
    if (failure !== undefined) throw new Error(`${failure[0]} cannot be measured: ${failure[1]}`)
    const rows = Object.fromEntries(
      Object.entries(measured.medians)
        .filter(([key]) => key.includes('key'))
        .map(([key, { moduleform: now = NaN, before = NaN }]) => [key, { now, before, ratio: Number((now / before).toPrecision(4)) }]),
    )
    return {
      commit,
      rounds: measured.rounds,
      rows,
      isReached: Object.entries(rows).every(([key, { ratio }]) => !held.test(key) || ratio <= limit),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Extracts `src` of a commit, next to the packages of this checkout. */
async function takeSources(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'src.tar')
  await run('git', ['archive', '--format=tar', `--output=${archive}`, commit, 'src', 'tsconfig.json'], { cwd: root })
  await run('tar', ['-xf', archive, '-C', folder])
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
}
