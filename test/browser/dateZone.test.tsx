import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'due', type: 'string', format: 'date-time', label: 'Due' },
    { id: 'start', type: 'string', format: 'date-time', label: 'Start' },
  ],
}
const standIn = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId })

beforeEach(() => standIn('America/New_York'))
afterEach(() => standIn(''))

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

it.each([
  [320, 'ltr'],
  [360, 'ltr'],
  [1200, 'ltr'],
  [320, 'rtl'],
  [360, 'rtl'],
  [1200, 'rtl'],
] as const)('shows the date and its zone whole at %i px, %s', async (width, dir) => {
  await page.viewport(width, 600)
  await render(
    <div dir={dir} style={{ padding: 16 }}>
      <ModuleForm schema={schema} initialValues={{ due: '2026-12-30T14:30:00+05:30' }} locale="en-GB" />
    </div>,
  )
  await expect.poll(() => document.querySelectorAll('.mf-zone ~ .mf-icon-button').length).toBe(2)
  for (const control of document.querySelectorAll('.mf-control')) {
    const [input, zone, button] = ['.mf-input', '.mf-zone', '.mf-icon-button'].map((part) => control.querySelector(part))
    for (const part of [input, zone]) expect(part?.scrollWidth).toBe(part?.clientWidth)
    const [text, tool] = [boxOf(zone?.firstElementChild), boxOf(button)]
    const isBelow = text.top >= boxOf(input).bottom
    // Beside the button there is some room.
    if (!isBelow) expect(dir === 'ltr' ? tool.left - text.right : text.left - tool.right).toBeGreaterThanOrEqual(8)
    // Below, it begins where the date begins.
    else expect(dir === 'ltr' ? text.left - boxOf(input).left : boxOf(input).right - text.right).toBeCloseTo(10)
  }
})

it('names the zone that a typed time is read in, after the user has travelled', async () => {
  await render(<ModuleForm schema={schema} initialValues={{ start: '2026-12-01T10:30:00-05:00' }} locale="en-GB" />)
  const zones = () => [...document.querySelectorAll('.mf-zone')].map(({ textContent }) => textContent)
  await expect.poll(zones).toEqual(['New York Time', 'GMT-5'])
  await standIn('Europe/Berlin')
  await userEvent.click(page.getByRole('textbox', { name: 'Due' }))
  await expect.poll(() => zones()[0]).toBe('CET')
  await userEvent.keyboard('1/7/2026 10:30')
  await userEvent.tab()
  await expect.poll(() => zones()[0]).toBe('CEST')
  await userEvent.click(page.getByRole('textbox', { name: 'Start' }))
  await expect.poll(() => zones()[1]).toBe('UTC-05:00')
})
