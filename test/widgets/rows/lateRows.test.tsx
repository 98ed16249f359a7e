import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { schemaOf } from '../../support/createTestForm.ts'
import { holdParts } from '../../support/heldParts.ts'
import { people, text } from '../../support/peopleFields.ts'
import { expectSilentConsole } from '../../support/silentConsole.ts'

expectSilentConsole()
const come = holdParts()
afterEach(cleanup)

/** A form whose lazy code has not loaded. */
async function openForm(tags: readonly string[] = [], container?: HTMLElement) {
  const { ModuleForm } = await import('moduleform')
  const fields = [people, { id: 'tags', type: 'array', label: 'Tags', items: text('tag', { label: 'Tag' }) }]
  render(<ModuleForm schema={schemaOf(fields)} initialValues={{ tags }} />, container && { container })
}

/** Loads one part after the other, until the assertion holds. */
const comeUntil = (holds: () => void) =>
  vi.waitFor(async () => {
    await come(true)
    holds()
  })

/** All pending parts fail to load. */
async function failAll() {
  for (let part = 0; part < 10; part += 1) await come(false)
}

describe('before what changes rows has come', () => {
  it.each([
    { added: 'row', field: 'name' },
    { added: 'Tag', field: 'Tag 1' },
  ])('a $added is added at once, and the first letters go into it', async ({ added, field }) => {
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: `Add ${added}` }))
    await userEvent.keyboard('Ada')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: field }).value).toBe('Ada')
  })

  it('Enter in a value adds one below it at once, and the next letters go into that', async () => {
    await openForm(['red', 'blue'])
    await userEvent.type(screen.getByRole('textbox', { name: 'Tag 1' }), '{Enter}green')
    expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Tag/ }).map(({ value }) => value)).toEqual(['red', 'green', 'blue'])
  })

  it('a row that is removed goes as soon as it has come, and the focus stays where somebody has gone on meanwhile', async () => {
    await openForm(['red', 'green', 'blue'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tag 1' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Tag 3' }), ' sky')
    await comeUntil(() => expect(screen.getAllByRole('textbox', { name: /^Tag/ })).toHaveLength(2))
    const last = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tag 2' })
    expect(last.value).toBe('blue sky')
    expect(document.activeElement).toBe(last)
  })

  it('a row that is moved in a shadow tree goes as soon as it has come, and the focus stays where somebody has gone on meanwhile', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const tree = host.attachShadow({ mode: 'open' })
    await openForm(['red', 'green', 'blue'], tree.appendChild(document.createElement('div')))
    const tags = () => [...tree.querySelectorAll<HTMLInputElement>('[data-field="/tags"] input')]
    const [first, , last] = tags()
    if (first === undefined || last === undefined) throw new Error('The rows are not there.')
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true })
    last.focus()
    await comeUntil(() => expect(tags().map(({ value }) => value)).toEqual(['green', 'red', 'blue']))
    expect(tree.activeElement).toBe(last)
    host.remove()
  })

  it('a tap on the handle of a row opens its menu as soon as it has come', async () => {
    await openForm(['red', 'blue'])
    // Not in jsdom. Browsers throw for a pointer that has been lifted.
    HTMLElement.prototype.setPointerCapture = () => {
      throw new DOMException('No active pointer with the given id is found.', 'NotFoundError')
    }
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture'))
    const handle = screen.getByRole('button', { name: 'Move Tag 1' })
    fireEvent.pointerDown(handle, { isPrimary: true, button: 0 })
    fireEvent.pointerUp(handle, { isPrimary: true, button: 0 })
    fireEvent.click(handle, { detail: 1 })
    await comeUntil(() => expect(screen.getByRole('menu')).toBeTruthy())
  })

  // A browser uses the tap after a swipe only to stop the scrolling.
  it('a finger that drags before the code for that has come does not swipe', async () => {
    await openForm(['red', 'blue'])
    // Not in jsdom.
    HTMLElement.prototype.setPointerCapture = () => {}
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture'))
    const handle = screen.getByRole('button', { name: 'Move Tag 1' })
    fireEvent.pointerDown(handle, { isPrimary: true, button: 0 })
    const isPrevented = () => !fireEvent.touchMove(handle)
    await comeUntil(() => expect(isPrevented()).toBe(true))
  })

  it('a press that needs it says in sight where it does not come, and letters say nothing', async () => {
    await openForm(['red'])
    const failed = () => screen.queryByText("Couldn't load this. Try again.")
    const tag = screen.getByRole('textbox', { name: 'Tag 1' })
    await failAll()
    await userEvent.type(tag, 'dish')
    await failAll()
    expect(failed()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tag 1' }))
    await failAll()
    expect(failed()?.closest('.mf-visually-hidden')).toBeNull()
    expect(failed()).not.toBeNull()
  })

  it('cells of a spreadsheet are pasted, and fill rows as soon as it has come', async () => {
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }))
    await userEvent.paste('Grace\nEdith\nMary')
    await comeUntil(() => expect(screen.getAllByText('3 rows pasted')).not.toHaveLength(0))
    expect(screen.getByRole('button', { name: /^Grace/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.queryByRole('button', { name: /^Edith/ })).toBeNull()
  })
})
