import { describe, expect, it, onTestFinished } from 'vitest'
import { createGate } from '../support/createGate.ts'
import { startModuleServer } from '../support/moduleServer.ts'
import { expect as expectPage } from './expectPage.ts'
import { colours, everyRule, findFaults } from './findFaults.ts'
import { openPlayground } from './openPlayground.ts'

const metadata = { workflows_module_schema_version: '1.0.0' }
const ownSchema = JSON.stringify({ metadata, fields: [{ id: 'name', type: 'string', label: 'Own name' }] })

async function openEditor(module = 'schedule') {
  const opened = await openPlayground({ module })
  const { page } = opened
  const editor = page.getByRole('textbox', { name: 'Schema', exact: true })
  await editor.waitFor()
  // Typing would trigger the editor's auto-completion of brackets.
  const paste = (text: string) =>
    editor.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
  /** Replaces the whole text of the editor. */
  const replaceText = async (text: string) => {
    await editor.focus()
    await page.keyboard.press('Control+A')
    await paste(text)
  }
  const openPane = (name: string) => page.getByRole('tab', { name, exact: true }).click()
  return { ...opened, editor, paste, replaceText, openPane }
}

describe('The schema editor', () => {
  it('holds an edit in place of the module, keeps what is typed, also over a reload, and lets the module answer again', async () => {
    const { page, field, editor, replaceText } = await openEditor()
    await field('Name of the job').fill('Nightly')
    await replaceText(ownSchema)
    await expectPage(field('Own name')).toHaveValue('Nightly')
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('button', { name: '/schema reload answered by the editor 200' }).waitFor()
    await expectPage(field('Own name')).toHaveValue('Nightly')
    await page.getByRole('button', { name: 'Let the module answer' }).click()
    await expectPage(field('Name of the job')).toHaveValue('Nightly')
    await expectPage(page.getByText('The last answer. Edits replace it.')).toBeVisible()
    await expectPage(editor).toBeFocused()
  })

  it('is in the link to it, and answers there too, until the module is let answer', async () => {
    const { page, field, replaceText } = await openEditor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await replaceText(ownSchema)
    await field('Own name').fill('Nightly')
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expectPage(page.getByText(/^Copied, /)).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const other = await openPlayground({ module: 'schedule', isReloaded: true })
    const held = createGate()
    await other.page.route(/[?]of=/, async (route) => {
      await held.opened
      await route.continue()
    })
    await other.page.goto(link)
    await expectPage(other.page.getByText('Edited. Replaces the last answer.')).toBeVisible()
    // A form shown before the page knows whether it may call the module would start again and lose what is typed.
    await expectPage(other.form).toHaveCount(0)
    held.open()
    await expectPage(other.field('Own name')).toHaveValue('Nightly')
    await other.page.getByRole('button', { name: 'Reload', exact: true }).click()
    await other.page.getByRole('button', { name: '/schema first load answered by the editor 200' }).waitFor()
    await expectPage(other.field('Own name')).toHaveValue('Nightly')
    await other.page.getByRole('button', { name: 'Let the module answer' }).click()
    await expectPage(other.field('Name of the job')).toBeVisible()
  })

  it('keeps the edit, and the form what is typed, in another wire format', async () => {
    const { page, field, replaceText } = await openEditor()
    const choose = async (wire: string) => {
      await page.getByRole('button', { name: /^Module/ }).click()
      await page.getByRole('radio', { name: wire, exact: true }).check({ force: true })
      await page.keyboard.press('Escape')
      await expectPage(page).toHaveURL(new RegExp(`wire=${wire}`))
    }
    await field('Name of the job').fill('Nightly')
    await choose('data')
    await page.getByRole('button', { name: /^Module/ }).click()
    await expectPage(page.getByText('The module answers in data.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectPage(field('Name of the job')).toHaveValue('Nightly')
    await replaceText(ownSchema)
    await expectPage(field('Own name')).toHaveValue('Nightly')
    await choose('plain')
    await expectPage(page.getByRole('button', { name: 'Let the module answer' })).toBeVisible()
    await expectPage(field('Own name')).toHaveValue('Nightly')
  })

  it('holds the whole form after an answer for some fields alone, so that an edit removes none', async () => {
    const text = (id: string, label: string, rest: object = {}) => ({ id, type: 'string', label, ...rest })
    const whole = [text('kind', 'Kind', { on_action: { load_schema: true } }), text('note', 'Note')]
    let asked = 0
    const { origin, close } = await startModuleServer(async () => {
      asked += 1
      return Response.json({ schema: { metadata, fields: asked === 1 ? whole : [text('more', 'More')] } })
    })
    onTestFinished(close)
    const { page, field, editor } = await openEditor(origin)
    await field('Note').fill('kept')
    await field('Kind').fill('x')
    await field('Kind').blur()
    await expectPage(field('More')).toBeVisible()
    await editor.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await expectPage(page.getByText('Edited. Replaces the last answer.')).toBeVisible()
    await expectPage(field('More')).toBeVisible()
    await expectPage(field('Note')).toHaveValue('kept')
  })

  it('shows the form of a schema that is pasted where no module is named', async () => {
    const { field, replaceText } = await openEditor('')
    await replaceText(ownSchema)
    await expectPage(field('Own name')).toBeVisible()
  })

  it('keeps the form through every broken keystroke, and says where the text breaks', async () => {
    const { page, field, replaceText, paste, editor } = await openEditor()
    await replaceText(ownSchema)
    await field('Own name').fill('kept')
    await editor.focus()
    await page.keyboard.press('Control+End')
    for (let key = 0; key < 4; key += 1) {
      await page.keyboard.press('Backspace')
      await expectPage(field('Own name')).toHaveValue('kept')
    }
    await expectPage(page.getByText('Edited. The form shows the last readable version.')).toBeVisible()
    await expectPage(page.getByRole('region', { name: 'Problems' }).getByRole('button').first()).toContainText('Error')
    await paste('"}]}')
    await expectPage(page.getByText('Edited. Replaces the last answer.')).toBeVisible()
    await expectPage(field('Own name')).toHaveValue('kept')
  })

  it('mends a problem by its quick fix, with the keyboard alone', async () => {
    const { page, form, replaceText } = await openEditor()
    await replaceText(
      JSON.stringify({ metadata, fields: [{ id: 'name', type: 'string', label: 'Own name', validaton: { required: true } }] }),
    )
    const problem = page.getByRole('region', { name: 'Problems' }).getByRole('button', { name: /validaton/ })
    await problem.waitFor()
    await expectPage(page.locator('.squiggly-warning')).toBeVisible()
    const editor = page.getByRole('textbox', { name: 'Schema', exact: true })
    await editor.focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('F8')
    await page.keyboard.press('Control+.')
    await page.getByText(/^Fix: /).waitFor()
    await page.keyboard.press('Enter')
    await expectPage(problem).toHaveCount(0)
    await expectPage(form.getByText('Required')).toBeVisible()
  })

  it('says how Tab leaves it, and after Ctrl+M how it does again', async () => {
    const { page, editor } = await openEditor()
    await expectPage(editor).toHaveAccessibleDescription('Press Ctrl+M to indent with Tab')
    await editor.focus()
    await page.keyboard.press('Control+M')
    await expectPage(editor).toHaveAccessibleDescription('Tab indents. Press Ctrl+M to leave with Tab.')
    await page.keyboard.press('Control+M')
    await page.keyboard.press('Tab')
    await expectPage(editor).not.toBeFocused()
  })

  it('completes keys and explains them', async () => {
    const { page, replaceText } = await openEditor()
    await replaceText('{"fields": [{"id": "name", "type": "string", }]}')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+Space')
    await expectPage(page.locator('.suggest-widget')).toContainText('on_action')
  })

  it('shows what the rules leave of the schema', async () => {
    const { page, choose, openPane } = await openEditor()
    await openPane('Effective')
    const effective = page.getByRole('region', { name: 'Effective schema' })
    const definitionOf = async (id: string) => {
      // `as`: the pane prints a schema.
      const { fields } = JSON.parse((await effective.textContent()) ?? '') as { readonly fields: readonly Record<string, unknown>[] }
      return JSON.stringify(fields.find((field) => field['id'] === id))
    }
    const before = await definitionOf('cron')
    await choose('Runs', 'By cron expression')
    await expectPage.poll(() => definitionOf('cron')).not.toBe(before)
  })

  it('compares an answer with the one before, and an edit with the answer', async () => {
    const { page, openPane, replaceText, choose } = await openEditor('crm')
    await openPane('Diff')
    await expectPage(page.getByText('The module has answered only once.')).toBeVisible()
    await choose('Object type', 'Contact')
    const differences = page.getByRole('region', { name: 'Differences' })
    await expectPage(differences).toBeVisible()
    await openPane('Answer')
    const answer = (await page.getByRole('region', { name: 'Last schema' }).textContent()) ?? ''
    await openPane('Schema')
    await replaceText(answer.replace('"Object type"', '"Own name"'))
    await openPane('Diff')
    await page.getByRole('combobox', { name: 'Compare' }).selectOption('Edited schema with the last answer')
    await expectPage(differences).toContainText('Own name')
  })

  it('has no fault in any of its panes, in both themes', async () => {
    const { page, openPane, choose } = await openEditor('crm')
    await choose('Object type', 'Contact')
    for (const pane of ['Schema', 'Answer', 'Effective', 'Diff']) {
      await openPane(pane)
      // Both editors of the comparison have their names, which Monaco would empty.
      for (const name of pane === 'Diff' ? ['Before', 'After'] : []) await expectPage(page.getByRole('textbox', { name })).toBeAttached()
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await findFaults(page, 'main', everyRule), pane).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findFaults(page, 'main', colours), pane).toEqual([])
    }
  })
})
