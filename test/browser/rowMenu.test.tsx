import { createPortal } from 'react-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import styles from '../../src/styles.css?inline'
import { schemaOf } from '../support/createTestForm.ts'
import { middleOf, standStill } from './pointer.ts'
import 'moduleform/styles.css'

const items = { type: 'object', label: 'Person', fields: [{ id: 'name', type: 'string', label: 'Name' }] }
const schema = schemaOf([{ id: 'people', type: 'array', label: 'People', items }])
const form = <ModuleForm schema={schema} initialValues={{ people: [{ name: 'Ada' }, { name: 'Ben' }] }} />

async function press(element: Element) {
  await standStill()
  const { x, y } = middleOf(element)
  const at = { x, y, button: 'left', clickCount: 1 } as const
  await cdp().send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
}

it.each([['open'], ['closed'], ['closed', 'closed']] as const)('is used with the mouse in a shadow tree: %s %s', async (mode, inner?) => {
  const outer = document.createElement('div')
  document.body.append(outer)
  onTestFinished(() => outer.remove())
  const outerRoot = outer.attachShadow({ mode })
  const host = document.createElement('div')
  outerRoot.append(host)
  const root = inner ? host.attachShadow({ mode: inner }) : outerRoot
  const style = document.createElement('style')
  style.textContent = styles
  const container = document.createElement('div')
  root.append(style, container)
  // The test's own `render` cannot create a locator for elements in a closed shadow tree.
  await render(createPortal(form, container))
  const find = async (selector: string) => {
    await expect.poll(() => root.querySelector(selector)).not.toBeNull()
    return root.querySelector(selector) ?? host
  }
  const titles = () => [...root.querySelectorAll('.mf-row-title')].map(({ textContent }) => textContent)
  await press(await find('[data-part=menu]'))
  await press(await find('[data-part=down]'))
  await expect.poll(titles).toEqual(['Ben', 'Ada'])
  // The menu has returned the focus to its button.
  await press(await find('[data-part=menu]'))
  await find('[role=menu]')
  const outside = document.createElement('p')
  outside.textContent = 'Outside'
  document.body.prepend(outside)
  onTestFinished(() => outside.remove())
  await press(outside)
  await expect.poll(() => root.querySelector('[role=menu]')).toBeNull()
})

it('closes when the page around a frame is used, and gives the focus back with the window', async () => {
  const around = window.parent.document
  const outside = around.createElement('button')
  around.body.append(outside)
  onTestFinished(() => outside.remove())
  await render(form)
  await userEvent.click(page.getByRole('button', { name: 'Actions Ada' }))
  await expect.element(page.getByRole('menu')).toBeVisible()
  outside.focus()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  window.focus()
  await expect.element(page.getByRole('button', { name: 'Actions Ada' })).toHaveFocus()
})

it.each(['display: none', 'visibility: hidden', 'inert'])('closes with what is around it, and keeps no Escape then: %s', async (hidden) => {
  const onKey = vi.fn()
  const { container } = await render(form)
  await userEvent.click(page.getByRole('button', { name: 'Actions Ada' }))
  await expect.element(page.getByRole('menuitem', { name: 'Move down' })).toHaveFocus()
  // By the DOM: React 18 does not know `inert`.
  if (hidden === 'inert') container.toggleAttribute('inert')
  else container.style.cssText = hidden
  await expect.poll(() => document.activeElement === document.body).toBe(true)
  document.addEventListener('keydown', onKey, { once: true })
  await userEvent.keyboard('{Escape}')
  expect(onKey).toHaveBeenCalledOnce()
  container.removeAttribute('inert')
  container.removeAttribute('style')
  await expect.element(page.getByRole('button', { name: 'Actions Ada' })).toBeVisible()
  expect(page.getByRole('menu').elements()).toEqual([])
})

it.each(['display: none', 'visibility: hidden', 'inert'])('opens nothing at a button that was hidden meanwhile: %s', async (hidden) => {
  const { container } = await render(form)
  const button = page.getByRole('button', { name: 'Actions Ada' })
  await userEvent.click(button)
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const element = button.element() as HTMLButtonElement
  if (hidden === 'inert') container.toggleAttribute('inert')
  else container.style.cssText = hidden
  element.click()
  await standStill()
  container.removeAttribute('inert')
  container.removeAttribute('style')
  await expect.element(button).toBeVisible()
  expect(page.getByRole('menu').elements()).toEqual([])
  await userEvent.click(button)
  await expect.element(page.getByRole('menu')).toBeVisible()
})
