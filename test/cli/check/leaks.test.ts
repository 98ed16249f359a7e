import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runCli } from '../../../src/cli/runCli.ts'
import { safeJson, visibleLine } from '../../../src/cli/visibleText.ts'
import { startServer } from '../../support/startServer.ts'
import type { Handler } from './goodModule.ts'
import { form, option, reloads, smallModule, text } from './smallModule.ts'

/** Everything that the command writes, including the file of --output-file, without colours. */
async function writtenBy(handler: Handler, { args = [], formData = {}, query = '' }: Run = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'moduleform-check-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'data.json'), JSON.stringify(formData))
  const origin = await startServer(handler)
  let written = ''
  const write = (chunk: string) => void (written += chunk)
  await runCli(['check', `${origin}/base${query}`, '--form-data', 'data.json', '--max-requests', '90', ...args], {
    folder,
    environment: {},
    isInteractive: false,
    columns: 80,
    readInput: async () => new Uint8Array(),
    write,
    writeError: write,
    signal: new AbortController().signal,
  })
  return args.includes('--output-file') ? written + (await readFile(join(folder, 'report.xml'), 'utf8')) : written
}

interface Run {
  readonly args?: readonly string[]
  readonly formData?: object
  readonly query?: string
}

const formats = [[[]], [['--json']], [['--format', 'junit', '--output-file', 'report.xml']]]

/** Characters that a terminal or CI runner interprets. */
const hostile =
  '\u001b[31mred\u009b2J\u0007\r\n::error file=a::Injected\n  ::set-output name=a::b\n##[error]old\u2028##vso[task.complete]\u202e'

const obeyed = (written: string): string[] => [
  // oxlint-disable-next-line no-control-regex -- the pattern matches them on purpose
  ...(written.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g) ?? []),
  ...(written.match(/^\s*::.*$/gm) ?? []),
  ...(written.match(/##(\[|vso\[).*$/gim) ?? []),
]

describe('Nothing that a module sends is obeyed by a terminal or a CI log', () => {
  it.each(formats)('in the report %j', async (args) => {
    const module = smallModule({
      schema: ({ formData }) =>
        form(
          text(`kind${hostile}`, {
            label: hostile,
            choices: { values: [option('a', hostile), option(`b${hostile}`)] },
            ...reloads,
          }),
          text('loaded', { content: { type: ['managed'], content_objects: [{ id: hostile }] }, choices: { values: [] } }),
          ...(Object.keys(formData).length > 0 ? [text('odd', { type: hostile, format: hostile })] : []),
        ),
      content: { [hostile]: () => [option(hostile), option(hostile)] },
      answer: ({ text: sent }) => (sent === 'null' ? Response.json({ error: hostile }, { status: 500 }) : undefined),
    })
    const written = await writtenBy(module, { args })
    expect(written).toContain('schema/lint')
    expect(written).toContain('Injected')
    expect(obeyed(written)).toEqual([])
  })

  it('as one line that still says what came', () => {
    expect(visibleLine('a\r\n::error::b\tc')).toBe('a↵::error::b  c')
    expect(visibleLine('::error::a')).toBe('∶∶error::a')
    expect(obeyed(visibleLine(hostile))).toEqual([])
  })

  it('in requests to send again, whose JSON stays the same', () => {
    const json = JSON.stringify({ value: hostile })
    expect(JSON.parse(safeJson(json))).toEqual({ value: hostile })
    expect(obeyed(safeJson(json))).toEqual([])
  })
})

describe('Nothing secret is written', () => {
  const password = { ui_options: { ui_widget: 'password' } }
  const failing = (request: Request) => Response.json({ error: `Refused ${request.url}` }, { status: 500 })

  it.each(formats)('of what --form-data holds for a module without a schema, in the report %j', async (args) => {
    const written = await writtenBy(async (request) => failing(request), {
      args,
      formData: { key: 'leak-given', pin: { value: 'leak-nested' } },
    })
    expect(written).toContain('answer/status')
    expect(written).not.toMatch(/leak/)
  })

  it.each(formats)('of a schema that ends in the middle, in the report %j', async (args) => {
    const whole = JSON.stringify(form(text('key', { default: 'leak-default', ...password })))
    const written = await writtenBy(async () => new Response(whole.slice(0, -3), { headers: { 'content-type': 'application/json' } }), {
      args,
    })
    expect(written).toContain('characters that begin like JSON and do not parse')
    expect(written).not.toMatch(/leak/)
  })

  it.each(formats)('of the choices of a password field, one called "value" among them, in the report %j', async (args) => {
    const values = [option('leak-one', 'leak-label'), option('leak-one', 'leak-two'), 'leak-three']
    const schema = form(text('value', { choices: { values }, default: 'leak-other', ...password }), text('shown', { type: 'x' }))
    const module = smallModule({ schema: () => schema })
    const written = await writtenBy(module, { args, formData: { value: 'leak-held' } })
    expect(written).toContain('schema/lint')
    expect(written).not.toMatch(/leak/)
  })

  it.each(['?key=leak-a&leak-b', '?key=leak+word%20leak', '?leak-alone', '?k=leak=pad'])(
    'of the query %s, also where a module repeats it',
    async (query) => {
      const written = await writtenBy(async (request) => failing(request), { query })
      expect(written).toContain('Refused')
      expect(written).not.toMatch(/leak/)
    },
  )
})
