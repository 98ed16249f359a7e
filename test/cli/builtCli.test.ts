import { spawn } from 'node:child_process'
import { copyFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import manifest from '../../package.json'
import { schemaWith } from './lint/lintFolder.ts'

let folder = ''

/** Installed as npm does, with re2js and without the libraries that React and the form need. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moduleform-built-'))
  await copyFile('package.json', join(folder, 'package.json'))
  await cp('node_modules/re2js', join(folder, 'node_modules/re2js'), { recursive: true })
  await build({ configFile: 'vite.config.ts', mode: 'cli', logLevel: 'error', build: { outDir: join(folder, 'dist') } })
}, 180_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Starts `dist/cli.js` in a separate process, without variables that colour its output. */
const start = (args: readonly string[]) =>
  spawn(process.execPath, [join(folder, manifest.bin.moduleform), ...args], { cwd: folder, env: { PATH: process.env['PATH'] } })

async function run(args: readonly string[], input = '', take: (output: NodeJS.ReadableStream) => Promise<string> = text) {
  const child = start(args)
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [output, errors, exitCode] = await Promise.all([take(child.stdout), text(child.stderr), ended])
  return { exitCode, output, errors }
}

describe('the built command line', () => {
  it('says which version it is', async () => {
    expect(await run(['--version'])).toEqual({ exitCode: 0, output: `${manifest.version}\n`, errors: '' })
  })

  it('names its commands', async () => {
    const { exitCode, output } = await run([])
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^ {2}lint /m)
  })

  it('lints files, and says by its exit code how they are', async () => {
    await writeFile(join(folder, 'good.json'), JSON.stringify(schemaWith()))
    await writeFile(join(folder, 'bad.yaml'), 'fields: 5\n')
    expect(await run(['lint', 'good.json'])).toEqual({ exitCode: 0, output: '✔ 1 file, no findings.\n', errors: '' })
    const { exitCode, output } = await run(['lint', 'bad.yaml'])
    expect(exitCode).toBe(1)
    expect(output).toContain('error[schema/no-fields]')
    expect(output).not.toContain('\u001b')
    expect((await run(['lint', 'none.json'])).exitCode).toBe(2)
  })

  it('reads standard input', async () => {
    expect((await run(['lint', '-', '--fix'], '{"fields":[]}')).output).toBe(
      '{"metadata":{"workflows_module_schema_version":"1.0.0"},"fields":[]}',
    )
  })

  it('reports, and says how the files are, where nobody reads standard error', async () => {
    await writeFile(join(folder, 'good.json'), JSON.stringify(schemaWith()))
    const child = start(['lint', 'none.json', 'good.json'])
    child.stderr.destroy()
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    expect(await text(child.stdout)).toBe('✔ 1 file, no findings.\n')
    expect(await ended).toBe(2)
  })

  it('ends quietly where nobody reads on', async () => {
    const fields = Array.from({ length: 3_000 }, (_, index) => ({ id: `f${index}`, type: 'text' }))
    const firstChunk = (output: NodeJS.ReadableStream) =>
      new Promise<string>((resolve) => {
        output.once('data', (chunk: Buffer) => {
          resolve(chunk.toString())
          if ('destroy' in output && typeof output.destroy === 'function') output.destroy()
        })
      })
    const { errors } = await run(['lint', '-'], JSON.stringify({ fields }), firstChunk)
    expect(errors).toBe('')
  })
})
