import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TemplateCompletion } from 'moduleform'
import 'moduleform/styles.css'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { popupStands } from './selectParts.ts'
import { completions, control, list, openReferences, option, toggle } from './referenceForm.tsx'

describe('the list of references', () => {
  expectSilentConsole()

  it('opens behind braces in a text, narrows as one types, and puts the reference in at the caret', async () => {
    const { data } = await openReferences({ initialValues: { subject: 'No. !' } })
    await expect.element(toggle('Subject')).toBeVisible()
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('{End}{ArrowLeft}{{{{')
    await expect.element(list).toBeVisible()
    await expect.element(control('Subject')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('total')
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
    await userEvent.keyboard('{Enter}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(control('Subject')).toHaveFocus()
    await userEvent.keyboard('x')
    await expect.poll(data).toMatchObject({ subject: 'No. {{ steps.order.total }}x!' })
  })

  it('makes a fixed number an expression, which keeps the number for the other side', async () => {
    const { data } = await openReferences()
    await expect.element(toggle('Amount')).toBeVisible()
    await userEvent.click(control('Amount'))
    await userEvent.keyboard('{End}{{{{')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Tab}')
    await expect.poll(data).toMatchObject({ amount: '{{ steps.order.total }}' })
    await expect.element(control('Amount')).toHaveFocus()
    await toggle('Amount').click()
    await expect.element(control('Amount')).toHaveValue('5')
  })

  it('opens by a button and by Alt and an arrow, and closes by Escape with the text as it was', async () => {
    await openReferences()
    await toggle('Amount').click()
    await page.getByRole('button', { name: 'Insert a reference into Amount' }).click()
    await expect.element(option('Number')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('nam')
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(control('Amount')).toHaveValue('nam')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(option('Name')).toBeVisible()
    await option('Name').click()
    await expect.element(control('Amount')).toHaveValue('{{ steps.customer.name }}')
    await expect.element(control('Amount')).toHaveFocus()
    await expect.element(list).not.toBeInTheDocument()
  })

  it('is meant where it was opened by its button, until the word ends that narrows it', async () => {
    const { data } = await openReferences({ initialValues: {} })
    await toggle('Subject').click()
    await page.getByRole('button', { name: 'Insert a reference into Subject' }).click()
    await userEvent.keyboard('tot')
    await expect.element(option('Total')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.poll(data).toMatchObject({ subject: '{{ steps.order.total }}' })
    await page.getByRole('button', { name: 'Insert a reference into Subject' }).click()
    await userEvent.keyboard('tot ')
    await expect.element(list).not.toBeInTheDocument()
    await expect.poll(data).toMatchObject({ subject: '{{ steps.order.total }}tot ' })
  })

  it('stands under headings, and has nothing that axe finds', async () => {
    const { container } = await openReferences()
    await toggle('Subject').click()
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(page.getByRole('group', { name: 'Order received' })).toBeVisible()
    await popupStands()
    expect((await axe.run(container)).violations).toEqual([])
  })

  it('lets words of a text be typed that happen to be among the references', async () => {
    const { data } = await openReferences()
    await toggle('Body').click()
    await userEvent.click(control('Body'))
    await userEvent.keyboard('Name')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.poll(data).toMatchObject({ body: 'Name' })
  })

  it('never shows an earlier answer over a later one', async () => {
    const answers = new Map<string, (found: readonly TemplateCompletion[]) => void>()
    const complete = (query: string) => new Promise<readonly TemplateCompletion[]>((resolve) => answers.set(query, resolve))
    await openReferences({ templates: { complete } })
    await expect.element(toggle('Subject')).toBeVisible()
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('{{{{n')
    await expect.poll(() => answers.has('n')).toBe(true)
    await expect.element(page.getByText('Loading references…')).toBeVisible()
    answers.get('n')?.([{ label: 'New', template: '{{ new }}' }])
    answers.get('')?.([{ label: 'No longer', template: '{{ old }}' }])
    await expect.element(option('New')).toBeVisible()
    await expect.element(option('No longer')).not.toBeInTheDocument()
  })

  it('opens for braces that were typed before it could', async () => {
    const { setProps } = await openReferences({ templates: undefined, initialValues: {} })
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('No. {{{{tot')
    await setProps({ templates: { complete: () => completions } })
    await expect.element(option('Total')).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect.element(control('Subject')).toHaveValue('No. {{ steps.order.total }}')
  })

  it('stays closed where the caret is behind no braces when it can open', async () => {
    const complete = vi.fn(() => completions)
    const { setProps } = await openReferences({ templates: undefined, initialValues: { subject: 'a {{ b }} c {{' } })
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}')
    await setProps({ templates: { complete } })
    await expect.element(toggle('Subject')).toBeVisible()
    expect(complete).not.toHaveBeenCalled()
  })

  it('shows all that a function finds for what was typed, whatever words that has', async () => {
    const complete = (query: string) => completions.filter(({ group }) => query === 'bestellung' && group === 'Order received')
    await openReferences({ templates: { complete } })
    await expect.element(toggle('Subject')).toBeVisible()
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('{{{{bestellun')
    await expect.element(page.getByText('Nothing matches "bestellun".')).toBeVisible()
    await userEvent.keyboard('g')
    await expect.element(option('Number')).toBeVisible()
    await expect.element(option('Total')).toBeVisible()
  })

  it('narrows what was found for an earlier query until the answer has come', async () => {
    let answer: (found: readonly TemplateCompletion[]) => void = () => {}
    const complete = (query: string) => (query === '' ? completions : new Promise<typeof completions>((resolve) => (answer = resolve)))
    const { data } = await openReferences({ templates: { complete } })
    await expect.element(toggle('Subject')).toBeVisible()
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('{{{{')
    await expect.poll(() => page.getByRole('option').elements().length).toBe(3)
    await userEvent.keyboard('nam')
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
    answer(completions)
    await expect.poll(() => page.getByRole('option').elements().length).toBe(3)
    await userEvent.keyboard('{Escape}')
    await expect.poll(data).toMatchObject({ subject: '{{nam' })
  })

  it('draws the rows in view alone of thousands', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      label: `Field ${index}`,
      template: `{{ f${index} }}`,
      group: `Step ${index % 50}`,
    }))
    await openReferences({ templates: { complete: () => many } })
    await expect.element(toggle('Subject')).toBeVisible()
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('{{{{')
    await expect.element(option('Field 0')).toBeVisible()
    expect(page.getByRole('option').elements().length).toBeLessThan(60)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(option('Field 4999')).toBeInTheDocument()
  })

  it('stays closed in a password', async () => {
    const complete = vi.fn(() => completions)
    await openReferences({ templates: { complete } })
    await expect.element(toggle('Key')).toBeVisible()
    await userEvent.click(control('Key'))
    await userEvent.keyboard('{{{{a')
    expect(complete).not.toHaveBeenCalled()
  })
})

describe('a list of references that fails', () => {
  it('says so, asks again when it is told to, and loses nothing', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    const onProblems = vi.fn()
    const complete = vi.fn<() => Promise<readonly TemplateCompletion[]>>(() => Promise.resolve(completions))
    complete.mockRejectedValueOnce(new Error('offline'))
    const { data } = await openReferences({ templates: { complete }, onProblems })
    await expect.element(toggle('Subject')).toBeVisible()
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('a {{{{')
    await expect.element(page.getByText('Could not be loaded.')).toBeVisible()
    await expect.poll(() => JSON.stringify(onProblems.mock.calls)).toContain('offline')
    await page.getByRole('button', { name: 'Retry' }).click()
    await option('Number').click()
    await expect.poll(data).toMatchObject({ subject: 'a {{ steps.order.id }}' })
    silent.mockRestore()
  })
})
