import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startServer } from '../../support/startServer.ts'
import { makeFolder } from '../../support/makeFolder.ts'
import { refusalOf, startPlaygroundCommand } from '../../support/startPlaygroundCommand.ts'

const fromPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const body = '{"form_data":{}}'

/** Calls the module at an address like the page, through the proxy of its server. */
const askThrough = (url: string, target: string) =>
  fetch(`${new URL(url).origin}/__module?url=${encodeURIComponent(target)}`, { method: 'POST', headers: fromPage, body })

/** Confirms a module like the page, with the token in it. */
async function sayYes(url: string, baseUrl: string) {
  const token = /<meta name="proxy-token" content="([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? ''
  const headers = { ...fromPage, 'x-playground-token': token }
  return fetch(`${new URL(url).origin}/__module?of=${encodeURIComponent(baseUrl)}`, { method: 'POST', headers })
}

/** The server's answer under another host name that resolves to it. */
const askAs = (host: string, url: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    get({ hostname, port, path, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })

/** A module that returns what it received. */
const startEcho = () => startServer(async ({ url, headers }) => Response.json({ path: new URL(url).pathname, key: headers.get('x-key') }))

describe('moduleform playground', () => {
  it('opens the page on the module named, in the wire format given', async () => {
    const { url } = await startPlaygroundCommand(['http://127.0.0.1:9/my', '--wire', 'data', '--port', '0'])
    expect(new URL(url).search).toBe('?module=http://127.0.0.1:9/my&wire=data')
    expect(new URL(url).hostname).toBe('127.0.0.1')
    expect(await (await fetch(url)).text()).toContain('<title>page</title>')
  })

  it('serves the page under a policy that lets it run and ask nothing but its own', async () => {
    const { url } = await startPlaygroundCommand(['--port', '0'])
    const policy = (await fetch(url)).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe-eval')
    expect((await fetch(`${url}nowhere.js`)).status).toBe(404)
  })

  it('brings the demo modules, and tells the page where they are', async () => {
    const { url } = await startPlaygroundCommand(['--port', '0'])
    const html = await (await fetch(url)).text()
    expect(html).toContain(`<meta name="demo-modules" content="${url}modules" />`)
    expect(html).not.toContain('schema-file')
    const answer = await askThrough(url, `${url}modules/crm/schema`)
    expect(await answer.json()).toMatchObject({ fields: [{ id: 'connection' }, { id: 'object_type' }] })
    expect((await askThrough(url, `${url}modules/none/schema`)).status).toBe(404)
  })

  it.each([{}, { MODULEFORM_PROXY_ANY: '1' }])(
    'answers to the names of this machine alone, whatever the environment says: %j',
    async (environment) => {
      const pageFolder = await makeFolder()
      await writeFile(join(pageFolder, 'index.html'), '<html><head></head></html>')
      await writeFile(join(pageFolder, 'code.js'), '1')
      const { url } = await startPlaygroundCommand(['--port', '0'], { environment, pageFolder })
      const { port } = new URL(url)
      for (const path of [
        '/',
        '/index.html',
        '/code.js',
        '/modules/crm/schema',
        '/__file',
        '/__module?of=http://127.0.0.1:9',
        '/nothing',
      ]) {
        expect(await askAs(`rebound.evil.com:${port}`, url, path)).toBe(403)
        expect(await askAs(`127.0.0.1.evil.com:${port}`, url, path)).toBe(403)
      }
      for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
        expect(await askAs(host, url, '/')).toBe(200)
        expect(await askAs(host, url, '/code.js')).toBe(200)
      }
    },
  )

  it('sends headers to the module named and to no other', async () => {
    const named = await startEcho()
    const other = await startEcho()
    const { url } = await startPlaygroundCommand([`${named}/my`, '--header', 'X-Key: s3:cret', '--port', '0'])
    expect(await (await askThrough(url, `${named}/my/schema`)).json()).toEqual({ path: '/my/schema', key: 's3:cret' })
    for (const unnamed of [`${named}/other`, `${other}/my`]) {
      expect((await askThrough(url, `${unnamed}/schema`)).status).toBe(403)
      expect((await sayYes(url, unnamed)).status).toBe(200)
    }
    expect(await (await askThrough(url, `${named}/other/schema`)).json()).toMatchObject({ key: null })
    expect(await (await askThrough(url, `${other}/my/schema`)).json()).toMatchObject({ key: null })
    expect(await (await fetch(url)).text()).not.toContain('s3:cret')
  })

  it('ends without a trace when it is asked to', async () => {
    const { url, end, written, errors } = await startPlaygroundCommand(['--port', '0'])
    expect(await end()).toBe(0)
    await expect(fetch(url)).rejects.toThrow()
    expect({ written, errors }).toEqual({ written: [`Playground: ${url}\n`], errors: [] })
  })

  it('takes a free port where the usual one is taken by another playground', async () => {
    const one = await startPlaygroundCommand([])
    const other = await startPlaygroundCommand([])
    expect(other.url).not.toBe(one.url)
  })

  it.each([
    ['a person is at a terminal', { isInteractive: true }, [], 1],
    ['CI runs in a terminal', { isInteractive: true, environment: { CI: 'true' } }, [], 0],
    ['its output goes elsewhere', {}, [], 0],
    ['a person does not want it', { isInteractive: true }, ['--no-open'], 0],
    ['it is asked for', {}, ['--open'], 1],
  ])('opens the browser or not: %s', async (_, circumstances, args, times) => {
    const { url, opened, end } = await startPlaygroundCommand([...args, '--port', '0'], circumstances)
    await end()
    expect(opened).toEqual(Array.from({ length: times }, () => url))
  })

  it('goes on where the browser does not open, and says why', async () => {
    const { url, errors, end } = await startPlaygroundCommand(['--open', '--port', '0'], { browserFault: 'spawn xdg-open ENOENT' })
    expect((await fetch(url)).status).toBe(200)
    await end()
    expect(errors).toEqual(['The browser does not open (spawn xdg-open ENOENT). Open the address yourself.\n'])
  })
})

describe('moduleform playground refuses', () => {
  it('a port that is taken', async () => {
    const { url } = await startPlaygroundCommand(['--port', '0'])
    const { port } = new URL(url)
    expect(await refusalOf(['--port', port])).toBe(`Port ${port} is taken. Give another one with --port, or none for a free one.`)
  })

  it('a file that is none', async () => {
    const folder = await makeFolder()
    await mkdir(join(folder, 'forms'))
    expect(await refusalOf(['schema.json'], folder)).toMatch(/^There is no file "schema.json"\. Give a schema as JSON or YAML/)
    expect(await refusalOf(['localhost:8000/my'], folder)).toContain('or the whole address of a module, such as http://')
    expect(await refusalOf(['forms'], folder)).toMatch(/^"forms" is not a file/)
  })

  it.each([
    [['ftp://127.0.0.1/my'], /^Modules are asked over http or https, not "ftp"\./],
    [['http://'], /^"http:\/\/" is not an address\./],
    [['http://user:secret@127.0.0.1/my'], /^An address takes no user name or password\./],
    [['a.json', 'b.json'], /opens one module or file, not 2/],
    [['--port', 'x'], /^--port takes a number from 0/],
    [['--port', '65536'], /^--port takes a number from 0/],
    [['http://127.0.0.1:9', '--wire', 'xml'], /^--wire is auto, plain or data, not "xml"\./],
    [['http://127.0.0.1:9', '--header', 'no colon'], /^--header "no colon" is not a header/],
    [['--wire', 'data'], /Name its base URL too/],
    [['schema.json', '--header', 'A: b'], /Name its base URL too/],
    [['--open', '--no-open'], /exclude each other/],
    [['--prot', '1'], /there is no option "--prot"/],
  ])('%j', async (args, sentence) => {
    expect(await refusalOf(args)).toMatch(sentence)
  })

  it('to repeat the value of a header it cannot read', async () => {
    expect(await refusalOf(['http://127.0.0.1:9', '--header', 'bad name: s3cret'])).not.toContain('s3cret')
  })
})
