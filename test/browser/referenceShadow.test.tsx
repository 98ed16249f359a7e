import { ModuleForm } from 'moduleform'
import { createPortal } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import styles from '../../src/styles.css?inline'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { completions, control, give, list, openReferences, option, toggle } from './referenceForm.tsx'

expectSilentConsole()

describe('references in a shadow tree', () => {
  let host: HTMLElement
  beforeEach(() => {
    host = document.createElement('div')
    document.body.append(host)
  })
  afterEach(() => host.remove())

  const openInside = async () => {
    const root = host.attachShadow({ mode: 'open' })
    const container = document.createElement('div')
    const style = document.createElement('style')
    style.textContent = styles
    root.append(style, container)
    const opened = await openReferences({ initialValues: { amount: 5, copy: true } }, { container, baseElement: container })
    await expect.element(toggle('Subject')).toBeVisible()
    return { ...opened, root }
  }

  it('are listed behind braces and by the button, and put in at the caret', async () => {
    const { data } = await openInside()
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('No. {{{{tot')
    await expect.element(option('Total')).toBeVisible()
    await userEvent.keyboard('{Enter}!')
    await expect.poll(data).toMatchObject({ subject: 'No. {{ steps.order.total }}!' })
    await toggle('Amount').click()
    await userEvent.click(page.getByRole('button', { name: 'Insert a reference into Amount' }))
    await userEvent.click(option('Name'))
    await expect.poll(data).toMatchObject({ amount: '{{ steps.customer.name }}' })
    await expect.element(list).not.toBeInTheDocument()
  })

  it('close their list by Escape, of which dialogs around it do not hear, and by a press outside, in the tree and in the page', async () => {
    const onEscape = vi.fn()
    await openInside()
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('{{{{')
    await expect.element(list).toBeVisible()
    document.addEventListener('keydown', onEscape)
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', onEscape)
    await expect.element(list).not.toBeInTheDocument()
    expect(onEscape).not.toHaveBeenCalled()
    await userEvent.keyboard(' {{{{')
    await expect.element(list).toBeVisible()
    await userEvent.click(control('Key'))
    await expect.element(list).not.toBeInTheDocument()
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('{End} {{{{')
    await expect.element(list).toBeVisible()
    const inPage = document.createElement('p')
    inPage.textContent = 'Outside'
    document.body.prepend(inPage)
    await userEvent.click(inPage)
    inPage.remove()
    await expect.element(list).not.toBeInTheDocument()
  })

  it('are chosen by keys in a closed tree in a closed one, and Escape is heard by nothing around it', async () => {
    const onEscape = vi.fn()
    const within = document.createElement('div')
    host.attachShadow({ mode: 'closed' }).append(within)
    const root = within.attachShadow({ mode: 'closed' })
    const style = document.createElement('style')
    style.textContent = styles
    const container = document.createElement('div')
    root.append(style, container)
    const schema = schemaOf([{ id: 'subject', type: 'string', label: 'Subject' }])
    // The test's own `render` cannot create a locator for elements in a closed shadow tree.
    await render(createPortal(<ModuleForm schema={schema} templates={{ complete: () => completions }} />, container))
    const hasList = () => root.querySelector('[role=option]') !== null
    const subject = root.querySelector('input')
    subject?.focus()
    await userEvent.keyboard('{{{{')
    await expect.poll(hasList).toBe(true)
    await userEvent.keyboard('{ArrowDown}{Enter} {{{{')
    await expect.poll(() => subject?.value).toBe('{{ steps.order.total }} {{')
    await expect.poll(hasList).toBe(true)
    document.addEventListener('keydown', onEscape)
    await userEvent.keyboard('{Escape}')
    document.removeEventListener('keydown', onEscape)
    await expect.poll(hasList).toBe(false)
    expect(onEscape).not.toHaveBeenCalled()
  })

  it('keep the focus where a number that is typed in becomes an expression, and are taken where they are pasted or dropped', async () => {
    const { data, root } = await openInside()
    await userEvent.click(control('Amount'))
    await userEvent.keyboard('{Control>}a{/Control}{{{{ a }}{ArrowLeft}{ArrowLeft}{ArrowLeft}b')
    await expect.poll(data).toMatchObject({ amount: '{{ ab }}' })
    expect(root.activeElement).toBe(control('Amount').element())
    const copy = control('Copy').element()
    if (copy instanceof HTMLElement) copy.focus()
    const paste = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true, clipboardData: new DataTransfer() })
    paste.clipboardData?.setData('text/plain', '{{ pasted }}')
    // If no text has the focus, browsers report the position of the page's selection.
    document.body.dispatchEvent(paste)
    await expect.poll(data).toMatchObject({ copy: '{{ pasted }}' })
    give(control('Due').element(), 'drop', '{{ dropped }}')
    await expect.poll(data).toMatchObject({ due: '{{ dropped }}' })
  })
})
