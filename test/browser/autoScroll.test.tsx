import { expect, it, onTestFinished } from 'vitest'
import { startAutoScroll } from '../../src/widgets/rows/drag/autoScroll.ts'

it.each(['open', 'closed'] as const)('scrolls a panel around the shadow tree of a form, %s', async (mode) => {
  const panel = document.createElement('div')
  panel.style.cssText = 'height: 200px; overflow-y: auto'
  const host = document.createElement('div')
  const row = document.createElement('div')
  row.style.height = '2000px'
  host.attachShadow({ mode }).append(row)
  panel.append(host)
  document.body.append(panel)
  onTestFinished(() => panel.remove())
  const stop = startAutoScroll(row, () => panel.getBoundingClientRect().bottom - 1)
  onTestFinished(stop)
  await expect.poll(() => panel.scrollTop).toBeGreaterThan(0)
})
