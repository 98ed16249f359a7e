import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Terminal } from '../../../src/cli/terminal.ts'
import { runIn, type CliRun } from '../../support/runIn.ts'

interface LintFolder {
  readonly path: string
  readonly write: (name: string, content: string) => Promise<void>
  readonly read: (name: string) => Promise<string>
  /** Runs `moduleform lint …` in the folder. */
  readonly lint: (args: readonly string[], terminal?: Partial<Terminal>) => Promise<CliRun>
}

/** A temporary folder with files in it, removed after the test. Values other than text are written as indented JSON. */
export async function createLintFolder(files: Readonly<Record<string, unknown>>): Promise<LintFolder> {
  const path = await mkdtemp(join(tmpdir(), 'moduleform-lint-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  const write = async (name: string, content: string): Promise<void> => {
    await mkdir(dirname(join(path, name)), { recursive: true })
    await writeFile(join(path, name), content)
  }
  for (const [name, content] of Object.entries({ 'package.json': {}, ...files })) {
    await write(name, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`)
  }
  return {
    path,
    write,
    read: (name) => readFile(join(path, name), 'utf8'),
    lint: (args, terminal) => runIn(path, ['lint', ...args], terminal),
  }
}

/** Standard input with a text. */
export const inputOf = (text: string) => async () => new TextEncoder().encode(text)

/** A schema without findings, extended by the given properties. */
export const schemaWith = (field: object = {}, root: object = {}) => ({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'country', type: 'string', label: 'Country', ...field }],
  ...root,
})
