import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { createCoreForm } from '../createCoreForm.ts'
import type { LimitReadings } from './measureLimits.ts'

/**
 * Prints at the end of a process its usage: milliseconds of processor time, and peak memory in MB. On Linux it is read from /proc, because
 * `maxRSS` includes the memory of the parent process at the start.
 */
const usage = `data:text/javascript,${encodeURIComponent(`import { existsSync, readFileSync } from 'node:fs'
process.on('exit', () => {
  const { userCPUTime, maxRSS } = process.resourceUsage()
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  const kilobytes = Number(/VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? maxRSS)
  console.error(JSON.stringify([userCPUTime / 1000, kilobytes / 1024]))
})`)}`

const misspelt = (count: number) => ({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: Array.from({ length: count }, (_, index) => ({ id: `f${index}`, type: 'string', label: `Field ${index}`, validaton: {} })),
})

interface Usage {
  readonly milliseconds: number
  readonly megabytes: number
}

/** Measures `moduleform lint` in a separate process, because people wait for it and CI machines have little memory. */
export async function measureLint(): Promise<LimitReadings> {
  const folder = await mkdtemp(join(tmpdir(), 'moduleform-bench-'))
  const input = fileURLToPath(new URL('../../../../src/cli.ts', import.meta.url))
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: true, outDir: folder, minify: true, rolldownOptions: { input, output: { format: 'es', entryFileNames: '[name].mjs' } } },
  })
  const lint = async (schema: object, ...flags: readonly string[]): Promise<Usage> => {
    const file = join(folder, 'schema.json')
    await writeFile(file, JSON.stringify(schema, null, 2))
    const args = ['--import', usage, join(folder, 'cli.mjs'), 'lint', '--no-config', ...flags, file]
    // The exit code of a run with findings is not a failure here.
    const printed = await new Promise<string>((resolve) => execFile(process.execPath, args, (_error, _stdout, stderr) => resolve(stderr)))
    const [milliseconds = NaN, megabytes = NaN] = JSON.parse(printed) as number[] // `as`: `usage` prints two numbers
    return { milliseconds, megabytes }
  }
  try {
    const large = await lint(createCoreForm(10_000).json)
    const mended = await lint(misspelt(10_000), '--fix')
    const readings = {
      'moduleform lint, 10,000 fields and 5,000 rules, MB': large.megabytes,
      'moduleform lint --fix, 10,000 findings, MB': mended.megabytes,
      'moduleform lint --fix, 10,000 findings, CPU': mended.milliseconds,
    }
    return Object.fromEntries(Object.entries(readings).map(([name, value]) => [name, Number(value.toPrecision(3))]))
  } finally {
    await rm(folder, { recursive: true })
  }
}
