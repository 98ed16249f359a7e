import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../../src/cli/runCli.ts'
import { startModuleServer, type ModuleServer } from '../support/moduleServer.ts'

const password = { ui_options: { ui_widget: 'password' } }

/** One text for each place that can contain a secret; all have the same prefix, so that one search finds any of them. */
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'token', type: 'string', label: 'Token', default: 'leak-default', validation: { max_length: 3 }, ...password },
    { id: 'pin', type: 'string', label: 'Pin', default: 'leak-by-rule', validation: { pattern: '^x$' } },
    {
      id: 'keys',
      type: 'array',
      label: 'Keys',
      default: [{ key: 'leak-in-row' }],
      items: { type: 'object', fields: [{ id: 'key', type: 'string', label: 'Key', ...password }] },
    },
    {
      id: 'mode',
      type: 'string',
      label: 'Mode',
      rules: [
        {
          if: { and: [{ id: 'token', operator: 'is_in', value: ['leak-compared', 'leak-compared'] }] },
          then: { fields: [{ id: 'pin', apply_as: 'merge', default: 'leak-of-effect', ...password }] },
        },
      ],
    },
  ],
}

/** A form of one password, with its default as written. */
const withDefault = (written: string) =>
  `{"fields": [{"id": "key", "type": "string", "ui_options": {"ui_widget": "password"}, "default": ${written}}]}`

/** A module that repeats everything it received wherever it can. */
async function echo(request: Request): Promise<Response> {
  const said = `${request.url} ${[...request.headers.values()].join(' ')} ${await request.text()}`
  if (request.url.includes('/content')) return Response.json({ error: said }, { status: 500 })
  return Response.json({ ...schema, description: said, fields: [...schema.fields, { id: 'other', type: 'string', default: 7 }] })
}

let folder: string
let server: ModuleServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moduleform-'))
  server = await startModuleServer(echo)
  await writeFile(join(folder, 'schema.json'), JSON.stringify(schema, null, 2))
  await writeFile(join(folder, 'one-line.json'), JSON.stringify(schema))
  await writeFile(join(folder, 'broken.json'), JSON.stringify(schema, null, 2).replace('"leak-default",', '"leak-default"'))
  await writeFile(join(folder, 'repeated.json'), withDefault('"leak-first", "default": "x"'))
  await writeFile(join(folder, 'text-of-json.json'), JSON.stringify(withDefault('"leak-in-text"')))
  await writeFile(join(folder, 'code.yaml'), `const schema = ${withDefault('"leak-in-code"')}`)
  await writeFile(join(folder, 'unspaced.yaml'), "{fields:[{id:'key',ui_options:{ui_widget:'password'},default:'leak-unspaced'}]}")
  await writeFile(join(folder, 'no-space.yaml'), '{fields: [{id: key, ui_options: {ui_widget: password}, default:leak-no-space}]}')
  await writeFile(join(folder, 'quotes.yaml'), withDefault('"leak-in-quotes"').replaceAll(/"([^"]*)"/g, '“$1”'))
  await writeFile(join(folder, 'data.json'), JSON.stringify({ token: 'leak-form-data', keys: [{ key: 'leak-of-a-row' }] }))
  await writeFile(
    join(folder, 'connection.json'),
    JSON.stringify({
      id: 'c',
      label: 'C',
      app_type: 'crm_a',
      connection_management_type: 'custom',
      credentials: { key: 'leak-credential' },
    }),
  )
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function run(...args: readonly string[]): Promise<string> {
  let written = ''
  const write = (text: string) => {
    written += text
  }
  const { signal } = new AbortController()
  const readInput = async () => new Uint8Array()
  await runCli(args, {
    folder,
    write,
    writeError: write,
    isInteractive: true,
    environment: { NO_COLOR: '1' },
    columns: 160,
    readInput,
    signal,
  })
  return written
}

describe('no password, credential or key is written', () => {
  it.each([
    ['lint', 'schema.json'],
    ['lint', 'one-line.json'],
    ['lint', 'broken.json'],
    ['lint', 'repeated.json'],
    ['lint', 'text-of-json.json'],
    ['lint', 'code.yaml'],
    ['lint', 'unspaced.yaml'],
    ['lint', 'no-space.yaml'],
    ['lint', 'quotes.yaml'],
    ['lint', '--format', 'json', 'schema.json'],
    ['lint', '--format', 'sarif', 'schema.json'],
    ['lint', '--format', 'github', 'schema.json'],
    ['lint', '--fix', '--dry-run', 'schema.json'],
  ])('by %s %s %s %s', async (...args) => {
    const written = await run(...args.filter(Boolean))
    expect(written.length).toBeGreaterThan(20)
    expect(written).not.toMatch(/leak/)
  })

  it.each([[[]], [['--json']], [['--format', 'junit', '--output-file', 'report.xml']]])('by check %j', async (args: readonly string[]) => {
    const sent = ['--header', 'x-key: leak-header', '--connection', 'connection.json', '--form-data', 'data.json', '--max-requests', '60']
    const written = await run('check', ...sent, '--wire', 'data', ...args, `${server.origin}/crm?key=leak-query`)
    expect(written).toContain('/crm?key=•••')
    expect(written).toContain('finding')
    const report = args.includes('--output-file') ? await readFile(join(folder, 'report.xml'), 'utf8') : ''
    expect(written + report).not.toMatch(/leak/)
  })

  it.each([
    ['check', 'ftp://me:leak-user@h/?key=leak-query'],
    ['check', 'http://127.0.0.1:9/?key=leak-query'],
    ['check', '--header', 'leak-header', 'http://127.0.0.1:9/'],
  ])('where it is used wrongly: %s %s', async (...args) => {
    const written = await run(...args)
    expect(written).not.toBe('')
    expect(written).not.toMatch(/leak/)
  })
})
