import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { chromiumOptions } from '../support/chromium.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions())
})
afterAll(() => browser.close())

it('A link to the schema preview opens what was shown where it was copied', async () => {
  const page = await browser.newPage()
  const tool = page.frameLocator('#storybook-preview-iframe')
  await page.goto(`${inject('storybookUrl')}?path=/story/schema-preview-try-a-schema--try-a-schema`)
  await tool
    .getByRole('textbox', { name: 'Schema', exact: true })
    .fill('fields:\n  - { id: city, type: string, label: City of the link }\n')
  await tool.getByRole('textbox', { name: 'City of the link' }).waitFor()
  await page.waitForURL(/[?&]args=link:/)
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  await tool.getByRole('textbox', { name: 'City of the link' }).waitFor()
  expect(await tool.getByRole('status').allTextContents()).toContain('Opened from the link.')
})
