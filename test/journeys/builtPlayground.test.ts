import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, inject, it, onTestFinished } from 'vitest'
import { faults, startFaultyServer } from '../support/faultyServer.ts'
import { makeFolder } from '../support/makeFolder.ts'
import { startModuleServer } from '../support/moduleServer.ts'
import { serveBuiltPlayground } from '../support/serveBuiltPlayground.ts'
import { recordedSession } from '../support/session.ts'
import { startPlaygroundCommand } from '../support/startPlaygroundCommand.ts'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'

const { built } = inject('playground')

const text = (id: string, label: string, rest: object = {}) => ({ id, type: 'string', label, ...rest })
const schemaOf = (...fields: object[]) => JSON.stringify({ metadata: { workflows_module_schema_version: '1.0.0' }, fields }, null, 2)

describe('The built playground', () => {
  it('runs on its own under a policy that forbids any script but its own', async () => {
    const { modules } = inject('playground')
    const { url, close } = await serveBuiltPlayground(built.outDir, modules)
    onTestFinished(close)
    const { page, form, field, choose, readFormData } = await openPlayground({ at: url, module: `${modules}/kitchen-sink` })
    // An editor is loaded when it comes into view.
    await form.getByRole('group', { name: 'Templates and scripts' }).scrollIntoViewIfNeeded()
    await expect(page.locator('.monaco-editor .view-line').first()).toBeVisible()
    await field('Short name').fill('Weekly')
    await field('Short name').blur()
    await expect(field('Short name')).toHaveAccessibleDescription('Use small letters, digits and hyphens, a letter first')
    await choose('Visible to', 'Everybody in')
    await expect.poll(readFormData).toMatchObject({ audience: { visibility: { id: 'company' } } })
  })

  it('opens a recorded session that the command line was given, as it was and without a module', async () => {
    const folder = await makeFolder()
    await writeFile(join(folder, 'session.json'), JSON.stringify(recordedSession))
    const { url } = await startPlaygroundCommand(['--replay', 'session.json', '--port', '0'], { folder, pageFolder: built.folder })
    const { field, page, readFormData } = await openPlayground({ at: url })
    await expect(field('Recorded name')).toHaveValue('Ada')
    await expect.poll(readFormData).toEqual(recordedSession.state.values)
    await expect(page.getByText(/A recording of .* no module is asked/)).toBeVisible()
  })

  it('follows a file that the command line was given, and keeps what is typed', async () => {
    const folder = await makeFolder()
    const path = join(folder, 'schema.json')
    const name = text('name', 'Name')
    const level = text('level', 'Level', { choices: { values: ['low', 'high'].map((value) => ({ value, label: value })) } })
    await writeFile(path, schemaOf(name, text('note', 'Note')))
    const { url } = await startPlaygroundCommand(['schema.json', '--port', '0'], { folder, pageFolder: built.folder })
    const { page, form, field, choose, readFormData } = await openPlayground({ at: url })
    await field('Name').fill('Ada')
    await field('Note').fill('call back')

    await writeFile(path, schemaOf(level, name))
    // It appears above the fields after they are rendered: a button would move while it is pressed.
    await expect(form.getByText("1 value is kept for a field that isn't shown now")).toBeVisible()
    await choose('Level', 'high')
    await expect(field('Name')).toHaveValue('Ada')
    await expect(field('Note')).toHaveCount(0)

    await writeFile(path, schemaOf(level, name).slice(0, -1))
    const notice = page.getByRole('alert').filter({ hasText: 'schema.json' })
    await expect(notice).toHaveText(/schema\.json, line 28, column \d+: .+The form shows what the file held before\./)
    await expect(field('Name')).toHaveValue('Ada')

    await writeFile(path, schemaOf(level, name, text('note', 'Remark')))
    await expect(notice).toHaveCount(0)
    await expect(field('Remark')).toHaveValue('call back')
    await expect.poll(readFormData).toEqual({ name: 'Ada', level: 'high', note: 'call back' })
  })

  it('asks modules through the command line, which brings the demo modules', async () => {
    const { url } = await startPlaygroundCommand(['--port', '0'], { pageFolder: built.folder })
    // The demo refuses the request that is not wrapped.
    const { page, button, field, choose } = await openPlayground({ at: url, failedRequests: 'provoked' })
    await page.getByRole('button', { name: 'CRM records' }).click()
    await choose('Connection', 'Sales CRM, production')
    await choose('Object type', 'Contact')
    await expect(button('Add Contact')).toBeVisible()
    await page.getByRole('combobox', { name: 'Demo module' }).selectOption('Delivery address')
    await expect(field('Country')).toBeVisible()
  })

  it('asks the module named at the start, and any other after a yes', async () => {
    const asked: string[] = []
    const { origin, close } = await startModuleServer(async ({ url }) => {
      asked.push(new URL(url).pathname)
      return Response.json(JSON.parse(schemaOf(text('name', 'Name'))))
    })
    onTestFinished(close)
    const { url } = await startPlaygroundCommand([`${origin}/named`, '--port', '0'], { pageFolder: built.folder })
    const at = `${new URL(url).origin}/`
    const named = await openPlayground({ at, module: `${origin}/named` })
    await expect(named.field('Name')).toBeVisible()

    const other = await openPlayground({ at, module: `${origin}/other` })
    const yes = other.page.getByRole('button', { name: 'Yes, ask it' })
    await expect(yes).toBeVisible()
    expect(asked).toEqual(['/named/schema'])
    await yes.click()
    await expect(other.field('Name')).toBeVisible()
    expect(asked).toEqual(['/named/schema', '/other/schema'])
  })
})

describe('A module that answers in every way HTTP knows, asked by Chromium', () => {
  const kind = text('kind', 'Kind', { on_action: { load_schema: true } })
  const answers = { schema: JSON.parse(schemaOf(text('note', 'Note'), kind)) as object }

  // One page for all of them: to open it takes longer than the rest.
  it('each fault is named, costs nothing that was typed, and is over once the module answers again', async () => {
    const server = await startFaultyServer(answers)
    onTestFinished(server.close)
    const { url, close } = await serveBuiltPlayground(built.outDir, server.origin)
    onTestFinished(close)
    const { field, notice, button, readFormData } = await openPlayground({ at: url, module: server.origin, failedRequests: 'provoked' })
    await field('Note').fill('Nothing may lose this')
    for (const [what, fault] of Object.entries(faults)) {
      server.fail(fault)
      await field('Kind').fill(what)
      await field('Kind').blur()
      await expect(notice, what).toContainText('Your entries are safe.')
      await expect(notice, what).toContainText(fault.summary)
      await expect(field('Note'), what).toHaveValue('Nothing may lose this')
      server.fail(undefined)
      // Without any request, the page detects the return on its own, perhaps before the press.
      await button('Retry updating the form').evaluateAll((found) => {
        for (const retry of found) if (retry instanceof HTMLElement) retry.click()
      })
      await expect(notice, what).toHaveCount(0)
      await expect.poll(readFormData, what).toEqual({ note: 'Nothing may lose this', kind: what })
    }
  })
})
