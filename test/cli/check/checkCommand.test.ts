import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { CheckReport } from '../../../src/cli/check/report/createReport.ts'
import { runIn } from '../../support/runIn.ts'
import type { Terminal } from '../../../src/cli/terminal.ts'
import { faults, startFaultyServer } from '../../support/faultyServer.ts'
import { startServer } from '../../support/startServer.ts'
import { goodModule, type Handler, page } from './goodModule.ts'

/** Disables findings about time, because a busy machine is slow. */
const patient = ['--max-median', '60000', '--max-p95', '60000']

async function createFolder(files: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'moduleform-check-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await Promise.all(Object.entries(files).map(([name, json]) => writeFile(join(folder, name), JSON.stringify(json))))
  return folder
}

/** Runs the command as typed in a terminal. */
async function run(args: readonly string[], given: Partial<Terminal> = {}) {
  const { exitCode: code, output: out, errors: error } = await runIn('/', ['check', ...args], { columns: 80, ...given })
  return { code, out, error }
}

/** A module and the requests it received. */
async function startRecorder(handler: Handler = goodModule) {
  const requests: Request[] = []
  const bodies: string[] = []
  const origin = await startServer(async (request) => {
    requests.push(request)
    bodies.push(await request.clone().text())
    return handler(request)
  })
  return { baseUrl: `${origin}/base`, requests, bodies }
}

const failing: Handler = async (request) =>
  new URL(request.url).pathname.endsWith('/content') && request.method === 'POST'
    ? Response.json({ error: `It's "closed"` }, { status: 503 })
    : goodModule(request)

describe('moduleform check', () => {
  it('knows the widgets of hosts that are named to it', async () => {
    const fields = [{ id: 'rating', type: 'integer', label: 'Rating', ui_options: { ui_widget: 'stars' } }]
    const { baseUrl } = await startRecorder(async (request) =>
      request.url.endsWith('/schema') && request.method === 'POST'
        ? Response.json({ schema: { metadata: { workflows_module_schema_version: '1.0.0' }, fields } })
        : goodModule(request),
    )
    expect((await run([baseUrl, ...patient])).out).toContain('field/unknown-widget')
    expect((await run([baseUrl, ...patient, '--widgets', 'map, stars'])).out).not.toContain('field/unknown-widget')
  })

  it('says what it did and ends with 0 where it finds nothing', async () => {
    const { baseUrl } = await startRecorder()
    const { code, out, error } = await run([baseUrl, '--origin', page, ...patient])
    expect(out).toMatch(
      /^http:.*\/base\nWire format "plain": its schema stands outside "data"\.\n\d+ requests; median \d+ ms, 95 % within \d+ ms, largest answer [\d,]+ bytes\.\n\nNothing found by \d+ checks\.\n$/,
    )
    expect([code, error]).toEqual([0, ''])
  })

  it('reports what it finds with the request, what was expected and what came, and ends with 1', async () => {
    const { baseUrl } = await startRecorder(failing)
    const { code, out } = await run([baseUrl, ...patient])
    expect(code).toBe(1)
    expect(out).toContain('error answer/status (decisions §7)\n  request   /content: all content objects')
    expect(out).toContain('  expected  A request as the form sends it is answered with a status of 200 to 299.\n')
    expect(out).toContain(`  came      503: It's "closed"\n  curl -sS -i -X POST '${baseUrl}/content' -H 'content-type: application/json'`)
    expect(out).toMatch(/\n1 finding: 1 error, 0 warnings\.\n\nNot reached:\n  "country", which was not set: there was nothing to choose\n/)
  })

  it('ends with 0 where all it has is advice, which is no failure of a test case', async () => {
    const { baseUrl } = await startRecorder(async (request) => {
      const response = await goodModule(request)
      response.headers.set('content-type', 'text/plain')
      return response
    })
    const folder = await createFolder()
    const { code, out } = await run([baseUrl, '--format', 'junit', '--output-file', 'report.xml', ...patient], { folder })
    expect(out).toContain('advice answer/content-type (advice)')
    expect(out).toContain('\n1 finding: 0 errors, 0 warnings, 1 advice.\n')
    expect(code).toBe(0)
    const xml = await readFile(join(folder, 'report.xml'), 'utf8')
    expect(xml).toMatch(/<testcase[^>]* name="answer\/content-type">\s*<system-out>/)
    expect(xml).toContain('failures="0"')
  })

  it('calls no test case passed whose check had nothing to judge', async () => {
    const { baseUrl } = await startRecorder(async () => Response.json({ error: 'Out of order' }, { status: 500 }))
    const { out } = await run([baseUrl, '--format', 'junit', ...patient])
    expect(out).toMatch(/<testcase[^>]* name="content\/unknown-dependency">\s*<skipped message="no schema came"\/>\s*<\/testcase>/)
    expect(out).toContain(`skipped="${out.split('<skipped ').length - 1}"`)
    const listed = await run([baseUrl, ...patient])
    expect(listed.out).toContain('\nNot reached:\n')
    expect(listed.out).toContain('\n  checks cors/preflight, cors/answer, cors/error: no --origin was given\n')
  })

  it('prints JSON, and writes JUnit XML to a file with the text beside it', async () => {
    const { baseUrl } = await startRecorder(failing)
    const folder = await createFolder()
    const { code, out } = await run([baseUrl, '--json', ...patient], { folder })
    const report = JSON.parse(out) as CheckReport
    expect(code).toBe(1)
    expect(report).toMatchObject({ baseUrl, format: 'plain', isInterrupted: false })
    expect(report.findings[0]).toMatchObject({ code: 'answer/status', level: 'error', endpoint: 'content', section: 'decisions §7' })
    const beside = await run([baseUrl, '--format', 'junit', '--output-file', 'report.xml', ...patient], { folder })
    expect(beside.out).toContain('error answer/status')
    const xml = await readFile(join(folder, 'report.xml'), 'utf8')
    expect(xml).toContain('<testcase classname="moduleform.check" name="answer/network"/>')
    expect(xml).toContain('<failure type="error" message="503: It\'s &quot;closed&quot;">')
  })

  it('writes requests so that a shell sends them again, byte by byte', async () => {
    const { baseUrl, bodies } = await startRecorder(failing)
    const { out } = await run([baseUrl, '--json', '--header', "x-note: it's $HOME `ls` \\", '--show-secrets', ...patient])
    for (const { curl } of (JSON.parse(out) as CheckReport).findings) {
      const args = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${curl}`], { encoding: 'utf8' }).split('\0')
      expect(args).toContain("x-note: it's $HOME `ls` \\")
      expect(bodies).toContain(args[args.indexOf('--data-raw') + 1])
    }
  })

  it('sends headers, form data, connections and credentials, and masks what is secret in its reports', async () => {
    const { baseUrl, requests, bodies } = await startRecorder(async () =>
      Response.json({ error: 'No token sesame, no open-key' }, { status: 401 }),
    )
    const connection = {
      id: 'c1',
      label: 'Store',
      app_type: 'sql_a',
      connection_management_type: 'managed',
      credentials: { key: 'open-key' },
    }
    const folder = await createFolder({ 'connection.json': connection, 'data.json': { note: 'given' } })
    const args = [
      baseUrl,
      '--wire=data',
      '--header',
      'authorization: Bearer sesame',
      '--connection',
      'connection.json',
      '--form-data',
      'data.json',
    ]
    const { out } = await run([...args, ...patient], { folder })
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer sesame')
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ data: { form_data: { note: 'given' } }, credentials: { key: 'open-key' } })
    expect(out).toContain("-H 'authorization: •••'")
    expect(out).toContain('401: No token •••, no •••')
    expect(out).not.toMatch(/sesame|open-key/)
    expect((await run([...args, '--show-secrets', ...patient], { folder })).out).toContain('Bearer sesame')
  })

  it.each<[Response, RegExp]>([
    [
      Response.json({ error: 'Who are you?' }, { status: 401 }),
      / Pass the credentials that the module wants, as in --header "authorization: …"; .*\n$/,
    ],
    [Response.json({ error: 'Not you' }, { status: 403 }), / Pass the credentials that the module wants/],
    [Response.json({ fields: [], note: 'x'.repeat(5 * 1024 * 1024) }), /fields and options\.\n$/],
    [Response.json({ fields: null }), /fields and options\.\n$/],
    [Response.json({ schema: { fields: { 0: {} } } }), /fields and options\.\n$/],
    [new Response('{"fields": [NaN]}'), /fields and options\.\n$/],
    [Response.json({ items: [] }), /fields and options\. Is the base URL right\?\n$/],
    [Response.json({ error: 'Not here' }, { status: 404 }), /fields and options\. Is the base URL right\?\n$/],
  ])('says what to try where no schema came', async (answer, end) => {
    const { baseUrl } = await startRecorder(async () => answer.clone())
    expect((await run([baseUrl, ...patient])).out).toMatch(end)
  })

  it('takes form data behind a byte order mark', async () => {
    const { baseUrl, bodies } = await startRecorder()
    const folder = await createFolder()
    await writeFile(join(folder, 'data.json'), '\uFEFF{"note":"given"}')
    await run([baseUrl, '--wire=plain', '--form-data', 'data.json', ...patient], { folder })
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ form_data: { note: 'given' } })
  })

  it('asks at the base URL with its query, and does not show what that holds', async () => {
    const { baseUrl, requests } = await startRecorder(failing)
    const { out } = await run([`${baseUrl}/?key=open%20sesame`, ...patient])
    expect(new Set(requests.map(({ url }) => url.replace(baseUrl, '')))).toEqual(
      new Set(['/schema?key=open%20sesame', '/content?key=open%20sesame']),
    )
    expect(out).toContain(`'${baseUrl}/content?key=•••'`)
    expect(out).not.toContain('sesame')
  })

  it('follows no redirect', async () => {
    const elsewhere = await startRecorder()
    const { baseUrl } = await startRecorder(async () => Response.redirect(`${elsewhere.baseUrl}/schema`, 307))
    expect((await run([baseUrl])).out).toContain(`307, to ${elsewhere.baseUrl}/schema`)
    expect(elsewhere.requests).toEqual([])
  })

  it('keeps to --max-requests, and says what it left out', async () => {
    const { baseUrl, requests } = await startRecorder()
    const { out } = await run([baseUrl, '--max-requests', '80', ...patient])
    expect(requests).toHaveLength(80)
    expect(out).toMatch(/\nNot reached:\n(.*\n)* {2}\d+ requests about hostile form data: --max-requests 80 was spent\n/)
  })

  it('shows a person how far it is, on a line that it takes away again', async () => {
    const { baseUrl } = await startRecorder()
    const { error, out } = await run([baseUrl, ...patient], { isInteractive: true, environment: { NO_COLOR: '1' } })
    expect(error).toContain('\r\u001b[K1 of at most 500 requests: the first load (0 s of at most 60)')
    expect(error.endsWith('\r\u001b[K')).toBe(true)
    expect(out).not.toContain('\u001b')
  })

  it('reports what it has where the person ends it', async () => {
    const ending = new AbortController()
    let asked = 0
    const { baseUrl } = await startRecorder(async (request) => {
      asked += 1
      if (asked === 30) ending.abort()
      return failing(request)
    })
    const { code, out } = await run([baseUrl, ...patient], { signal: ending.signal })
    expect(code).toBe(1)
    expect(out).toContain('Stopped before it was done: what was not asked is not judged.')
    expect(asked).toBeLessThan(40)
  })

  it('is not clean where the person ends it before anything is found', async () => {
    const ending = new AbortController()
    const { baseUrl } = await startRecorder(async (request) => {
      ending.abort()
      return goodModule(request)
    })
    expect((await run([baseUrl], { signal: ending.signal })).code).toBe(2)
  })

  it('ends with 2 where nothing answers', async () => {
    const { code, error } = await run(['http://127.0.0.1:9/crm'])
    expect(code).toBe(2)
    expect(error).toContain('moduleform check: nothing answers at http://127.0.0.1:9/crm: ')
  })

  it('says of a server that speaks no https that it is one', async () => {
    const { baseUrl } = await startRecorder()
    const { code, error } = await run([baseUrl.replace('http:', 'https:')])
    expect(code).toBe(2)
    expect(error).toMatch(/^moduleform check: What listens at https:\/\/127\.0\.0\.1:\d+ speaks no https .*http:\/\/ instead\?$/m)
  })

  it.each(['a connection that is reset in the middle of the body', 'a body shorter than announced'])(
    'finds a module that answers with %s',
    async (fault) => {
      const server = await startFaultyServer({})
      onTestFinished(server.close)
      server.fail(faults[fault])
      const { code, out } = await run([server.origin])
      expect(out).toContain('answer/network')
      expect(code).toBe(1)
    },
  )

  it.each([
    [[], 'name one base URL'],
    [['127.0.0.1:4001/crm'], 'must begin with http:// or https://'],
    [['ftp://x/crm'], 'is no base URL'],
    [['http://user:word@x/crm'], 'with a user name or password, which fetch refuses. Pass --header "Authorization: …" instead.'],
    [['http://x', 'http://y'], 'name one base URL'],
    [['http://x', '--wir', 'plain'], 'Did you mean "--wire"?'],
    [['http://x', '--wire', 'xml'], '--wire takes auto, plain or data, not "xml"'],
    [['http://x', '--header', 'secret'], '--header needs "name: value"'],
    [['http://x', '--origin', 'app.example.com'], '--origin takes scheme, host and port'],
    [['http://x', '--timeout', 'soon'], '--timeout takes a whole number from 1 up, not "soon"'],
    [['http://x', '--max-requests', '0'], '--max-requests takes a whole number'],
    [['http://x', '--form-data', 'missing.json'], 'the file of --form-data cannot be read'],
    [['http://x', '--connection', 'half.json'], 'lacks the texts app_type, connection_management_type'],
    [['http://x', '--form-data', 'list.json'], 'holds no JSON object'],
  ])('ends with 2 and says what is wrong with %j', async (args, message) => {
    const folder = await createFolder({ 'half.json': { id: 'a', label: 'A' }, 'list.json': [] })
    const { code, error } = await run(args, { folder })
    expect(error).toContain(message)
    expect(code).toBe(2)
  })

  it('says what it takes', async () => {
    const { code, out } = await run(['--help'])
    expect(code).toBe(0)
    expect(out).toContain('Usage: moduleform check [options] <base url>')
  })

  it('says in one column what each option means', async () => {
    const { out } = await run(['--help'])
    const upToMeanings = [...out.matchAll(/^ {2}--\S+( <.+?>)? +/gm)].map(([text]) => text.length)
    expect(upToMeanings.length).toBeGreaterThan(15)
    expect(new Set(upToMeanings).size).toBe(1)
  })
})
