import { chromium, type Page } from 'playwright'
import { modules } from '../../../../playground/modules/modules.ts'
import { startPlaygroundServer } from '../../../../src/cli/playground/startPlaygroundServer.ts'
import { buildPlayground } from '../../../support/buildPlayground.ts'
import { chromiumOptions } from '../../../support/chromium.ts'
import { median } from '../../median.ts'
import type { LimitReadings } from './measureLimits.ts'

/** Visits before the measurement in the same browser, because module builders return to the page with a warm cache. */
const warmUps = 2
const starts = 5

const edits = 5

/**
 * Milliseconds from the navigation to the first form of the built playground, with a warm cache; and from an edit of the schema to its
 * form.
 */
export async function measurePlayground(): Promise<LimitReadings> {
  const { folder } = await buildPlayground('production')
  const server = await startPlaygroundServer({ pageFolder: folder, demoModules: modules, ports: [0] })
  const browser = await chromium.launch(chromiumOptions())
  try {
    const page = await browser.newPage()
    const times: number[] = []
    for (let start = 0; start < warmUps + starts; start += 1) {
      await page.goto(`${server.origin}/?module=${server.origin}/modules/crm`, { waitUntil: 'commit' })
      await page.getByRole('group', { name: 'Configuration', exact: true }).getByRole('combobox').first().waitFor()
      times.push(await page.evaluate(() => performance.now()))
    }
    return {
      'playground, warm start to the first form': Number(median(times.slice(warmUps)).toPrecision(3)),
      'playground, from an edit of the schema to its form': Number(median(await timeEdits(page)).toPrecision(3)),
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Repeatedly changes the label of the demo's first field, and waits inside the page until the form shows it. */
async function timeEdits(page: Page): Promise<readonly number[]> {
  const editor = page.getByRole('textbox', { name: 'Schema', exact: true })
  await editor.waitFor()
  const times: number[] = []
  for (let edit = 0; edit < edits; edit += 1) {
    const label = `Label ${edit}`
    await editor.focus()
    await page.keyboard.press('Control+A')
    const schema = JSON.stringify({
      metadata: { workflows_module_schema_version: '1.0.0' },
      fields: Array.from({ length: 30 }, (_, index) => ({
        id: `field${index}`,
        type: 'string',
        label: index === 0 ? label : `Field ${index}`,
      })),
    })
    times.push(await editor.evaluate(pasteUntilShown, { schema, label }))
  }
  return times
}

/** Runs in the page. */
async function pasteUntilShown(editor: Element, { schema, label }: { readonly schema: string; readonly label: string }): Promise<number> {
  const isShown = () => [...document.querySelectorAll('.mf-label')].some(({ textContent }) => textContent === label)
  const shown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', schema)
  const startedAt = performance.now()
  editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await shown
  return performance.now() - startedAt
}
