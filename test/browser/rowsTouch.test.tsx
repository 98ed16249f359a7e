import { expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { middleOf } from './pointer.ts'
import { emulateTouchScreen } from './touchScreen.ts'

emulateTouchScreen()

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    {
      id: 'people',
      type: 'array',
      label: 'People',
      items: { type: 'object', label: 'Person', fields: [{ id: 'name', type: 'string', label: 'Name' }] },
    },
  ],
}
const people = ['Ada', 'Grace', 'Joan'].map((name) => ({ name }))

/** Touches of one finger, ten milliseconds apart by their timestamps, however long the browser takes. */
function createFinger() {
  let timestamp = Date.now() / 1000
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { readonly x: number; readonly y: number }[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (timestamp += 0.01) })
}

// Browsers interpret a tap right after a swipe as stopping the scroll.
it('after a finger has thrown a row, the next tap counts', async () => {
  await render(<ModuleForm schema={schema} initialValues={{ people }} />)
  const titles = () => [...document.querySelectorAll('.mf-row-title')].map(({ textContent }) => textContent)
  const toggle = page.getByRole('button', { name: /^Joan/ })
  await expect.element(toggle).toBeVisible()
  const touch = createFinger()
  const handle = middleOf(page.getByRole('button', { name: 'Move Ada' }).element())
  const target = middleOf(toggle.element())
  const moveBy = (by: number) => touch('touchMove', { x: handle.x, y: handle.y + by * handle.scale })
  await touch('touchStart', handle)
  // The code for dragging loads on demand.
  const isDragged = async () => {
    for (const by of [16, 18]) await moveBy(by)
    return document.querySelector('[data-dragged]') !== null
  }
  await expect.poll(isDragged).toBe(true)
  for (const by of [26, 40, 54, 60]) await moveBy(by)
  await touch('touchEnd')
  await touch('touchStart', target)
  await touch('touchEnd')
  await expect.poll(titles).toEqual(['Grace', 'Ada', 'Joan'])
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
})
