import { describe, expect, it } from 'vitest'
import { expect as expectPage } from './expectPage.ts'
import { colours, everyRule, findFaults } from './findFaults.ts'
import { openPlayground } from './openPlayground.ts'

/** In pixels; the viewport of 1,280 × 1,024 at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 }

describe('The workspace', () => {
  it('keeps what is typed while the page goes from wide to narrow and back', async () => {
    const { page, field } = await openPlayground({ module: 'schedule' })
    await field('Name of the job').fill('Nightly')
    for (const width of [1000, 600, 1400]) {
      await page.setViewportSize({ width, height: 900 })
      await expectPage(field('Name of the job')).toHaveValue('Nightly')
    }
  })

  it('has one place for all panes beside the form below 1,100 pixels', async () => {
    const { page, field } = await openPlayground({ module: 'schedule', viewport: { width: 1000, height: 800 } })
    await field('Name of the job').waitFor()
    await expectPage(page.getByRole('tab')).toContainText(['Form data', 'Submitted', 'Schema', 'Requests'])
    await page.getByRole('tab', { name: 'Requests' }).click()
    await expectPage(page.getByRole('list', { name: 'Requests' })).toBeVisible()
    await expectPage(field('Name of the job')).toBeVisible()
  })

  it('gives the form half of what is seen at a zoom of 400 %, and scrolls without a line of text being cut', async () => {
    const { page, form } = await openPlayground({ module: 'schedule', viewport: zoomed })
    await form.waitFor()
    await page.getByRole('tablist').scrollIntoViewIfNeeded()
    const size = await page.getByRole('region', { name: 'Form', exact: true }).boundingBox()
    expect(size?.height).toBeGreaterThan(zoomed.height / 2 - 8)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(zoomed.width)
  })

  it('keeps the editor of the schema where it is, as the first answer comes, an edit begins, and its text breaks', async () => {
    const { page, form } = await openPlayground({ module: '', viewport: { width: 1280, height: 900 } })
    const editor = page.locator('.monaco-editor').first()
    await editor.waitFor()
    const topOf = async () => (await editor.boundingBox())?.y
    const before = await topOf()
    await page.getByRole('button', { name: 'Job schedule' }).click()
    await form.waitFor()
    await expectPage(page.getByText('The last answer. Edits replace it.')).toBeVisible()
    expect(await topOf()).toBe(before)
    await page.getByRole('textbox', { name: 'Schema', exact: true }).focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type(' ')
    await expectPage(page.getByRole('button', { name: 'Let the module answer' })).toBeVisible()
    expect(await topOf()).toBe(before)
    await page.keyboard.type(']')
    await expectPage(page.getByText('Edited. The form shows the last readable version.')).toBeVisible()
    expect(await topOf()).toBe(before)
  })

  it('moves the edge between two panes by arrows, and remembers it', async () => {
    const { page, form } = await openPlayground({ module: 'schedule' })
    await form.waitFor()
    const edge = page.getByRole('separator', { name: 'Width of the panes' })
    const before = Number(await edge.getAttribute('aria-valuenow'))
    await edge.focus()
    await page.keyboard.press('ArrowLeft')
    await expectPage(edge).not.toHaveAttribute('aria-valuenow', String(before))
    const after = await edge.getAttribute('aria-valuenow')
    const again = await page.context().newPage()
    await again.goto(page.url())
    await expectPage(again.getByRole('separator', { name: 'Width of the panes' })).toHaveAttribute('aria-valuenow', after ?? '')
  })

  it('has no tab stop in a pane that is closed, neither then nor when it opens closed', async () => {
    const { page, form } = await openPlayground({ module: 'schedule' })
    await form.waitFor()
    const edge = page.getByRole('separator', { name: 'Width of the schema' })
    await edge.focus()
    await page.keyboard.press('Home')
    await expectPage(edge).toHaveAttribute('aria-valuenow', '0')
    const again = await page.context().newPage()
    await again.goto(page.url())
    await expectPage(again.getByRole('separator', { name: 'Width of the schema' })).toHaveAttribute('aria-valuenow', '0')
    for (const one of [page, again]) {
      const tab = one.locator('[role=tab]', { hasText: 'Effective' })
      await expectPage(tab).toHaveCount(1)
      await expect.poll(() => tab.evaluate((element: HTMLElement) => (element.focus(), element === document.activeElement))).toBe(false)
    }
  })

  it.each([1400, 1000, 360])('has no fault at %i pixels, its menus open, in both themes', async (width) => {
    const { page, form } = await openPlayground({ module: 'schedule', viewport: { width, height: 900 } })
    await form.waitFor()
    for (const menu of ['Module', 'View']) {
      await page.getByRole('button', { name: menu }).click()
      expect(await findFaults(page, 'html', everyRule), menu).toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.getByRole('button', { name: 'View' }).click()
    expect(await findFaults(page, 'html', colours)).toEqual([])
  })
})

describe('The view of the form', () => {
  const openView = async () => {
    const opened = await openPlayground({ module: 'schedule' })
    await opened.form.waitFor()
    await opened.page.getByRole('button', { name: 'View' }).click()
    const set = (name: string) => opened.page.getByRole('radio', { name, exact: true }).check({ force: true })
    return { ...opened, set }
  }

  it('is in another language, right to left where that reads so', async () => {
    const { page, set } = await openView()
    const stage = page.getByRole('region', { name: 'Form', exact: true })
    const group = stage.getByRole('group').first()
    await set('Deutsch')
    await expectPage(stage.getByRole('button', { name: 'Absenden' })).toBeVisible()
    await set('العربية')
    await expectPage(group).toHaveCSS('direction', 'rtl')
    await expectPage(stage.getByRole('button', { name: 'Absenden' })).toHaveCount(0)
    await set('left to right')
    await expectPage(group).toHaveCSS('direction', 'ltr')
  })

  it('is read-only or disabled, and keeps what was typed', async () => {
    const { form, field, set } = await openView()
    await field('Name of the job').fill('Nightly')
    await form.page().getByRole('button', { name: 'View' }).click()
    await set('disabled')
    await expectPage(field('Name of the job')).toBeDisabled()
    await set('read-only')
    await expectPage(form.getByText('Nightly')).toBeVisible()
    await set('editable')
    await expectPage(field('Name of the job')).toHaveValue('Nightly')
  })
})
