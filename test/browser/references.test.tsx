import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TemplateEditorProps } from 'moduleform'
import 'moduleform/styles.css'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { control, give, openReferences, said, toggle } from './referenceForm.tsx'

expectSilentConsole()

const total = '{{ steps.order.total }}'

describe('the toggle between a fixed value and an expression', () => {
  it('stands on every field, groups, arrays and rows included', async () => {
    await openReferences({ initialValues: { people: [{ nick: 'A' }], tags: ['a'] } })
    await expect.element(toggle('Subject')).toHaveAttribute('aria-pressed', 'false')
    const names = ['Subject', 'Body', 'Amount', 'Due', 'Copy', 'Fruit', 'Key', 'Place', 'Street', 'People', 'Nick', 'Tags']
    for (const name of names) await expect.element(toggle(name)).toBeVisible()
    // The row of an object, and the row of a single value.
    await expect.poll(() => document.querySelectorAll('.mf-side-toggle').length).toBe(names.length + 2)
  })

  it('keeps the value of each side, keeps the focus, and says what it did', async () => {
    const { data, api } = await openReferences()
    await toggle('Amount').click()
    await expect.element(toggle('Amount')).toHaveFocus()
    await expect.poll(said).toBe('Amount is an expression')
    await userEvent.fill(control('Amount'), total)
    await expect.poll(data).toMatchObject({ amount: total })
    expect(api()?.getOtherSides()).toEqual([{ path: ['amount'], side: 'fixed', value: 5 }])
    await toggle('Amount').click()
    await expect.element(control('Amount')).toHaveValue('5')
    await expect.poll(data).toMatchObject({ amount: 5 })
    await userEvent.keyboard('{Enter}')
    await expect.element(control('Amount')).toHaveValue(total)
    await expect.element(toggle('Amount')).toHaveFocus()
  })

  it('turns a group and an array into one line and back, with all that is in them', async () => {
    const { data } = await openReferences({ initialValues: { place: { street: 'Main' } } })
    for (const [label, id] of [
      ['Place', 'place'],
      ['People', 'people'],
    ] as const) {
      await toggle(label).click()
      await expect.element(toggle(label)).toHaveFocus()
      await userEvent.fill(
        page.getByRole('combobox', { name: label, exact: true }).or(page.getByRole('textbox', { name: label, exact: true })),
        total,
      )
      await expect.poll(data).toMatchObject({ [id]: total })
      await toggle(label).click()
    }
    await expect.element(control('Street')).toHaveValue('Main')
    await expect.poll(data).toMatchObject({ place: { street: 'Main' } })
  })

  it('is absent where a form can only be read, which shows the expressions', async () => {
    await openReferences({ readOnly: true, initialValues: { amount: total, place: total, people: total, key: total } })
    await expect.poll(() => document.body.textContent.split('Expression').length - 1).toBe(4)
    await expect.poll(() => document.body.textContent.split(total).length - 1).toBe(3)
    expect(document.querySelector('.mf-side-toggle')).toBeNull()
  })

  it('moves no field when it arrives', async () => {
    await openReferences()
    const places = () => [...document.querySelectorAll('[data-field]')].map((field) => field.getBoundingClientRect().top)
    await expect.element(toggle('Subject')).toBeVisible()
    await expect.poll(() => document.querySelectorAll('.mf-side').length).toBe(11)
    const standing = places()
    for (const side of document.querySelectorAll<HTMLElement>('.mf-side')) side.style.display = 'none'
    expect(places()).toEqual(standing)
  })
})

describe('typing an expression', () => {
  it.each([
    ['Amount', 'amount'],
    ['Due', 'due'],
  ])('goes on in the text control that takes over, where the caret stood: %s', async (label, id) => {
    const { data } = await openReferences()
    await expect.element(toggle(label)).toBeVisible()
    await userEvent.click(control(label))
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{{{{ a }}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await userEvent.keyboard('bc')
    await expect.element(control(label)).toHaveValue('{{ abc }}')
    await expect.element(control(label)).toHaveFocus()
    await expect.element(toggle(label)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(data).toMatchObject({ [id]: '{{ abc }}' })
  })

  it('keeps the focus and the caret where an editor of the host takes over', async () => {
    const Editor = ({ id, value, onChange }: TemplateEditorProps) => (
      <textarea id={id} data-testid="editor" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    )
    const { data } = await openReferences({ templates: { editor: Editor } })
    await expect.element(toggle('Subject')).toBeVisible()
    await userEvent.click(control('Subject'))
    await userEvent.keyboard('Hi {{{{a}}')
    await expect.element(page.getByTestId('editor')).toHaveFocus()
    await userEvent.keyboard('!')
    await expect.poll(data).toMatchObject({ subject: 'Hi {{a}}!' })
  })
})

describe('a template that is pasted or dropped', () => {
  it.each(['paste', 'drop'] as const)('makes a field an expression that cannot hold it: %s, which one undo takes back', async (type) => {
    const { data, api } = await openReferences({ initialValues: { amount: 5, copy: true, fruit: 'a', due: '2025-02-03' } })
    await expect.element(toggle('Amount')).toBeVisible()
    const before = data()
    for (const [label, id] of [
      ['Amount', 'amount'],
      ['Due', 'due'],
      ['Copy', 'copy'],
      ['Fruit', 'fruit'],
    ] as const) {
      const element = control(label).element()
      if (element instanceof HTMLElement) element.focus()
      give(element, type, total)
      await expect.poll(data).toMatchObject({ [id]: total })
      await expect.element(control(label)).toHaveFocus()
      await expect.poll(() => api()?.canUndo).toBe(true)
      api()?.undo()
      await expect.poll(data).toEqual(before)
      await expect.element(toggle(label)).toHaveAttribute('aria-pressed', 'false')
      // Undo moves the focus to the reverted change.
      await expect.element(control(label)).toHaveFocus()
    }
  })

  it('is masked in a password', async () => {
    const { data } = await openReferences()
    await expect.element(toggle('Key')).toBeVisible()
    give(control('Key').element(), 'paste', total)
    await expect.poll(data).toMatchObject({ key: total })
    await expect.element(control('Key')).toHaveAttribute('type', 'password')
    await expect.element(toggle('Key')).toHaveAttribute('aria-pressed', 'true')
  })

  it('takes the place of a group at its title, and not between its fields', async () => {
    const { data } = await openReferences({ initialValues: { place: { street: 'Main' } } })
    await expect.element(toggle('Place')).toBeVisible()
    give(document.querySelector('[data-field="/place"] .mf-card-body') ?? document.body, 'drop', total)
    expect(data()).toMatchObject({ place: { street: 'Main' } })
    give(page.getByText('Place', { exact: true }).element(), 'drop', total)
    await expect.poll(data).toMatchObject({ place: total })
  })

  it('goes into a text beside whose control it is dropped, and marks where it can be', async () => {
    const { data } = await openReferences({ initialValues: { subject: 'Hi ' } })
    await expect.element(toggle('Subject')).toBeVisible()
    const label = page.getByText('Subject', { exact: true }).element()
    const over = new DataTransfer()
    over.setData('text/plain', total)
    label.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: over }))
    expect(document.querySelector('[data-drop]')?.getAttribute('data-field')).toBe('/subject')
    give(label, 'drop', total)
    await expect.poll(data).toMatchObject({ subject: `Hi ${total}` })
    expect(document.querySelector('[data-drop]')).toBeNull()
  })
})

describe('the preview', () => {
  const lineOf = () => document.querySelector('.mf-preview')?.getBoundingClientRect().height

  it('keeps its line free while it is awaited, and takes none where it is nothing', async () => {
    let answer: (line?: string) => void = () => {}
    const preview = () => new Promise<string | undefined>((resolve) => (answer = resolve))
    await openReferences({ initialValues: { amount: total }, templates: { preview } })
    await expect.poll(lineOf).toBe(18)
    await expect
      .poll(() => {
        answer()
        return lineOf()
      })
      .toBe(0)
    expect(control('Amount').element()).toHaveAccessibleDescription('')
    await userEvent.fill(control('Amount'), '{{ other }}')
    await expect
      .poll(() => {
        answer('149.90')
        return lineOf()
      })
      .toBe(18)
    await expect.element(page.getByText('149.90')).toBeVisible()
  })

  it('has no line on an expression side that is still empty', async () => {
    await openReferences({ initialValues: {}, templates: { preview: () => 'seen' } })
    await toggle('Amount').click()
    await expect.element(toggle('Amount')).toHaveAttribute('aria-pressed', 'true')
    expect(lineOf()).toBe(0)
  })
})

it('has nothing that axe finds', async () => {
  const { container } = await openReferences({
    initialValues: { subject: total, amount: total, place: total, people: [{ nick: 'A' }, total], tags: ['a', total] },
    templates: { complete: () => [], preview: () => '149.90' },
  })
  await expect.element(page.getByText('149.90').first()).toBeVisible()
  expect((await axe.run(container)).violations).toEqual([])
})
