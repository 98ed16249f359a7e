import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder } from '../../support/makeFolder.ts'
import { recordedSession } from '../../support/session.ts'
import { refusalOf, startPlaygroundCommand } from '../../support/startPlaygroundCommand.ts'

async function writeSession(text = JSON.stringify(recordedSession)) {
  const folder = await makeFolder()
  await writeFile(join(folder, 'session.json'), text)
  return folder
}

describe('moduleform playground --replay', () => {
  it('gives its page the session, and no other page', async () => {
    const { url } = await startPlaygroundCommand(['--replay', 'session.json', '--port', '0'], { folder: await writeSession() })
    expect(await (await fetch(url)).text()).toContain('<meta name="session-file" content="session.json" />')
    const own = await fetch(`${url}__session`, { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(await own.json()).toEqual(recordedSession)
    expect((await fetch(`${url}__session`, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  })

  it('answers other hosts as the recorded module did', async () => {
    const { url, written } = await startPlaygroundCommand(['--replay', 'session.json', '--port', '0'], { folder: await writeSession() })
    await expect.poll(() => written.join('')).toContain(`The recording as a module: ${url}modules/replay`)
    const answer = await fetch(`${url}modules/replay/schema`, { method: 'POST', body: '{"form_data":{}}' })
    expect(await answer.json()).toMatchObject({ fields: [{ id: 'name' }] })
  })

  it('refuses in a sentence what it cannot open', async () => {
    expect(await refusalOf(['--replay', 'none.json'], await makeFolder())).toMatch(/^There is no file "none.json"/)
    expect(await refusalOf(['--replay', 'session.json'], await writeSession('{}'))).toMatch(/^session.json: The file is not a session/)
    expect(await refusalOf(['http://127.0.0.1:9/x', '--replay', 'session.json'])).toMatch(/brings its own module/)
  })
})
