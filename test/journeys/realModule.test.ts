import { describe, it, onTestFinished } from 'vitest'
import { startModuleServer } from '../support/moduleServer.ts'
import { expect } from './expectPage.ts'
import { colours, everyRule, findFaults } from './findFaults.ts'
import { openPlayground } from './openPlayground.ts'
import type { PlaygroundPage } from './playgroundPage.ts'

const metadata = { workflows_module_schema_version: '1.0.0' }
const text = (id: string, label: string, rest: object = {}) => ({ id, type: 'string', label, ...rest })
const kind = {
  ...text('kind', 'Kind', { on_action: { load_schema: true } }),
  choices: { values: ['a', 'b'].map((value) => ({ value, label: `Option ${value}` })) },
}
const connection = { id: 'connection', type: 'connection', label: 'Account' }
const schemaOf = (...fields: object[]) => ({ metadata, fields })

interface Asked {
  readonly path: string
  readonly key: string | null
  readonly body: unknown
}

/** A module that refuses requests without its key. */
async function startGuardedModule(...fields: object[]) {
  const asked: Asked[] = []
  const { origin, close } = await startModuleServer(async (request) => {
    const key = request.headers.get('authorization')
    asked.push({ path: new URL(request.url).pathname, key, body: await request.json() })
    if (key !== 'Bearer s3cret-key') return Response.json({ error: `"${key ?? ''}" is no key.` }, { status: 401 })
    return Response.json({ ...schemaOf(...fields), note: `You are ${key}` })
  })
  onTestFinished(close)
  return { asked, module: `${origin}/mine` }
}

const openSetup = (page: PlaygroundPage['page']) => page.getByRole('tab', { name: 'Setup' }).click()

async function addHeader({ page }: PlaygroundPage, name: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a header' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of header 1' })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(value)
}

describe('The first card', () => {
  it('stands where no module is named, explains the two requests, and opens an address after a yes', async () => {
    const { asked, module } = await startGuardedModule(text('name', 'Name'))
    const { page } = await openPlayground({ module: '', failedRequests: 'provoked' })
    const card = page.getByRole('region', { name: 'Point me at your module' })
    const lines = card.getByRole('listitem').filter({ hasText: 'POST' })
    await expect(lines).toHaveText([/asks for the fields.+curl -X POST .+\/schema/, /asks for lists of options.+curl -X POST .+\/content/])
    expect(await findFaults(page, 'html', everyRule)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findFaults(page, 'html', colours)).toEqual([])

    const url = card.getByRole('textbox', { name: 'Base URL' })
    await url.fill('my-module')
    await page.keyboard.press('Enter')
    await expect(card.getByRole('alert')).toContainText('Enter a full URL')
    await url.fill(module)
    await expect(lines.first()).toContainText(`${module}/schema`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await card.getByRole('button', { name: 'Copy the request to /schema' }).click()
    await expect(card.getByText('Copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`curl -X POST '${module}/schema'`)

    await url.press('Enter')
    await expect(page.getByRole('button', { name: 'Yes, ask it' })).toBeVisible()
    expect(asked).toEqual([])
  })

  it('hands the focus on with the keyboard alone: to the question about an address, and to the form of a demo module', async () => {
    const { module } = await startGuardedModule(text('name', 'Name'))
    const asking = await openPlayground({ module: '' })
    await asking.page.getByRole('textbox', { name: 'Base URL', exact: true }).fill(module)
    await asking.page.keyboard.press('Enter')
    await expect(asking.page.getByRole('heading', { name: 'Ask this module?' })).toBeFocused()
    await asking.page.keyboard.press('Tab')
    await expect(asking.page.getByRole('button', { name: 'Yes, ask it' })).toBeFocused()

    const { page, field } = await openPlayground({ module: '' })
    await page.getByRole('button', { name: 'Job schedule' }).press('Enter')
    await expect(field('Name of the job')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Form', exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field('Name of the job')).toBeFocused()
  })

  it('offers the demo modules, and is offered among them', async () => {
    const { page, field } = await openPlayground({ module: '', viewport: { width: 320, height: 800 } })
    await page.getByRole('button', { name: 'Job schedule' }).click()
    await expect(field('Name of the job')).toBeVisible()
    await page.getByRole('combobox', { name: 'Demo module' }).selectOption('Your module')
    await expect(page.getByRole('region', { name: 'Point me at your module' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

describe('A module that refuses without its header', () => {
  it('answers once the header is entered, which goes to it alone and stands nowhere else', async () => {
    const { asked, module } = await startGuardedModule(text('name', 'Name'), kind)
    const playground = await openPlayground({ module, failedRequests: 'provoked' })
    const { page, field, notice, choose } = playground
    await expect(notice).toBeVisible()
    const hint = page.getByText('The module refused the request.')
    await expect(hint).toBeVisible()
    await openSetup(page)
    await addHeader(playground, 'Authorization', 'Bearer s3cret-key')
    await expect(page.getByRole('textbox', { name: 'Value of header 1' })).toHaveAttribute('type', 'password')
    expect(asked.map(({ key }) => key)).toEqual([null])
    await page.keyboard.press('Enter')
    await expect(field('Name')).toBeVisible()
    await expect(hint).toHaveCount(0)
    await choose('Kind', 'Option a')
    await expect.poll(() => asked.map(({ key }) => key)).toEqual([null, 'Bearer s3cret-key', 'Bearer s3cret-key'])

    const rows = page.getByRole('list', { name: 'Requests' }).locator('[aria-expanded=false]')
    for (let left = await rows.count(); left > 0; left -= 1) await rows.first().click()
    await page.getByRole('tree', { name: 'Answer body' }).last().waitFor()
    expect(await page.locator('html').innerText()).not.toContain('s3cret')
    expect(page.url()).not.toContain('s3cret')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('s3cret')
    expect(await findFaults(page, '[data-pane=setup]', everyRule)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findFaults(page, '[data-pane=setup]', colours)).toEqual([])

    const other = await startGuardedModule(text('name', 'Name'))
    await page.getByRole('textbox', { name: 'Base URL of the module' }).fill(other.module)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Yes, ask it' }).click()
    await expect(notice).toBeVisible()
    expect(other.asked.map(({ key }) => key)).toEqual([null])
  })

  it('is asked without it in another tab', async () => {
    const { asked, module } = await startGuardedModule(text('name', 'Name'))
    const playground = await openPlayground({ module, failedRequests: 'provoked' })
    const { page } = playground
    await expect(playground.notice).toBeVisible()
    await openSetup(page)
    await addHeader(playground, 'Authorization', 'Bearer s3cret-key')
    await page.keyboard.press('Enter')
    await expect(playground.field('Name')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect.poll(() => asked.length).toBe(3)
    expect(asked.at(-1)?.key).toBeNull()
  })
})

describe('What a module is asked with', () => {
  it('takes connections from a file, and credentials to a module that takes them', async () => {
    const bodies: unknown[] = []
    const { origin, close } = await startModuleServer(async (request) => {
      const body: unknown = await request.json()
      bodies.push(body)
      return Response.json({ data: schemaOf(connection) })
    })
    onTestFinished(close)
    const playground = await openPlayground({ module: `${origin}/mine` })
    const { page, field, list } = playground
    await expect(field('Account')).toBeVisible()
    await page.getByRole('button', { name: 'Module', exact: true }).click()
    await expect(page.getByText('The module answers in data.')).toBeVisible()
    await page.keyboard.press('Escape')
    await openSetup(page)
    await page.getByRole('textbox', { name: 'Credentials' }).fill('{"api_key": "k-1234"')
    const apply = page.getByRole('button', { name: 'Use and ask again' })
    await expect(apply).toBeDisabled()
    await page.getByRole('textbox', { name: 'Credentials' }).fill('{"api_key": "k-1234"}')
    const own = [{ id: 'c9', label: 'My own account', app_type: 'crm', connection_management_type: 'custom' }]
    await page
      .getByLabel('File of Connections')
      .setInputFiles({ name: 'connections.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(own)) })
    await expect(page.getByRole('textbox', { name: 'Connections' })).toHaveValue(JSON.stringify(own))
    await apply.click()
    await expect.poll(() => bodies.at(-1)).toMatchObject({ credentials: { api_key: 'k-1234' } })
    await field('Account').click()
    await expect(list.getByRole('option')).toHaveText([/^My own account/])
  })
})

describe('A module that is killed while its form is filled in', () => {
  it('is found when it is back: the form is updated, and keeps what was typed', async () => {
    const answer = async (request: Request) => {
      const body = JSON.stringify(await request.json().catch(() => ({})))
      return Response.json(schemaOf(kind, text('note', 'Note'), ...(body.includes('"kind":"b"') ? [text('extra', 'Extra')] : [])))
    }
    const first = await startModuleServer(answer)
    const { page, field, choose } = await openPlayground({ module: `${first.origin}/mine`, failedRequests: 'provoked' })
    await field('Note').fill('Nothing may lose this')
    await first.close()
    await choose('Kind', 'Option b')
    await expect(page.locator('.pg-url')).toContainText('away')
    await field('Note').press('End')
    await page.keyboard.type(', nor this')
    const again = await startModuleServer(answer, Number(new URL(first.origin).port))
    onTestFinished(again.close)
    await expect(field('Extra')).toBeVisible()
    await expect(field('Note')).toHaveValue('Nothing may lose this, nor this')
    await expect(field('Kind')).toHaveText('Option b')
    await expect(page.locator('.pg-url')).not.toContainText('away')
  })
})

describe('A module that redirects once', () => {
  it('is asked once for each change, and the redirect stands among the requests', async () => {
    const asked: string[] = []
    const { origin, close } = await startModuleServer(async (request) => {
      asked.push(new URL(request.url).pathname)
      return asked.length === 2
        ? new Response(null, { status: 307, headers: { location: '/elsewhere' } })
        : Response.json(schemaOf(kind, text('note', 'Note')))
    })
    onTestFinished(close)
    const { notice, choose, readRequests } = await openPlayground({ module: `${origin}/mine`, failedRequests: 'provoked' })
    await choose('Kind', 'Option b')
    await expect(notice).toContainText(`redirects to ${origin}/elsewhere, which is not followed.`)
    expect(asked).toEqual(['/mine/schema', '/mine/schema'])
    expect((await readRequests()).at(-1)).toMatch(/ 307$/)
  })
})

describe('A saved step', () => {
  it('is opened with its values, what was set aside and what its schema was asked for with, and edited', async () => {
    const { page, field, choose, readFormData } = await openPlayground({ module: 'places', failedRequests: 'provoked' })
    await choose('Country', 'Japan')
    await expect(field('Prefecture')).toBeVisible()
    await choose('Prefecture', 'Tokyo')
    await openSetup(page)
    await page.getByRole('button', { name: 'Take them from the form' }).click()
    const values = page.getByRole('textbox', { name: 'Values', exact: true })
    await expect(values).toHaveValue(/prefecture|state/i)
    const saved: unknown = JSON.parse(await values.inputValue())
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(field('Prefecture')).toHaveCount(0)

    await page.getByRole('button', { name: 'Open as a saved step' }).click()
    await expect(field('Prefecture')).toContainText('Tokyo')
    await expect.poll(readFormData).toEqual(saved)
    await choose('Country', 'Germany')
    await expect(field('Prefecture')).toHaveCount(0)
    await openSetup(page)
    await values.fill('[]')
    await expect(page.getByRole('alert').filter({ hasText: 'Values are an object' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open as a saved step' })).toBeDisabled()
  })
})
