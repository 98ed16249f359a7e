import { beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ModuleForm, useModuleForm, type ModuleFormApi, type ModuleFormProps } from 'moduleform'
import { pressInRowMenu } from './rowMenu.ts'
import 'moduleform/styles.css'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name' },
    { id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' } },
    { id: 'limit', type: 'integer', label: 'Limit' },
    { id: 'copy', type: 'boolean', label: 'Copy' },
    {
      id: 'fruit',
      type: 'string',
      label: 'Fruit',
      choices: {
        values: [
          { value: 'a', label: 'Apple' },
          { value: 'b', label: 'Pear' },
        ],
      },
    },
    {
      id: 'people',
      type: 'array',
      label: 'People',
      items: { type: 'object', label: 'Person', fields: [{ id: 'nick', type: 'string', label: 'Nick' }] },
    },
  ],
}

const start = { name: 'Ada', fruit: 'a', people: [{ nick: 'A' }, { nick: 'G' }] }

/** A form, and what its host receives. */
async function open(props: Partial<ModuleFormProps> = {}) {
  let api: ModuleFormApi | undefined
  const see = (seen: ModuleFormApi) => void (api = seen)
  function Spy() {
    see(useModuleForm())
    return null
  }
  await render(
    <>
      <ModuleForm schema={schema} initialValues={start} {...props} />
      <ModuleForm schema={schema} initialValues={start} {...props} label="Other">
        <Spy />
      </ModuleForm>
    </>,
  )
  return { api: () => api }
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first()
const notice = () => document.querySelector('.mf-edge-part')
const said = () => document.querySelector('output')?.textContent ?? ''

/** Simulates the browser's undo: first the text changes, then the event is fired. */
function takeBackNatively(element: Element, text: string): void {
  // Bypasses React's own property on the element.
  Reflect.set(element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype, 'value', text, element)
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'historyUndo' }))
}

// Until the form's own undo has loaded, which the first change triggers, the browser handles the keys.
beforeAll(async () => {
  const copy = page.getByRole('checkbox', { name: 'Copy' }).first()
  await open()
  await copy.click()
  await vi.waitFor(async () => {
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(copy.element()).not.toBeChecked()
  })
  await cleanup()
})

const undo = () => userEvent.keyboard('{Control>}z{/Control}')

describe('undo of a row', () => {
  const toggle = (name: string) => page.getByRole('button', { name, exact: true }).first()
  const openToggles = () => document.querySelectorAll('[data-part="toggle"][aria-expanded="true"]')
  const names = () => [...document.querySelectorAll('.mf:first-of-type .mf-row-title')].slice(0, 2).map(({ textContent }) => textContent)

  it('that was moved puts the focus on its folded head, where the keys move it on', async () => {
    await open()
    toggle('A').element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(names).toEqual(['G', 'A'])
    await field('Name').click()
    await undo()
    await expect.poll(names).toEqual(['A', 'G'])
    await expect.element(toggle('A')).toHaveFocus()
    expect(openToggles()).toHaveLength(0)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(names).toEqual(['G', 'A'])
  })

  it('that was removed puts the focus on its head, folded as it was', async () => {
    await open()
    await pressInRowMenu('G', 'Remove')
    await field('Name').click()
    await undo()
    await expect.element(toggle('G')).toHaveFocus()
    expect(openToggles()).toHaveLength(0)
  })

  it('that was changed inside goes to the field, and opens the row', async () => {
    await open()
    await toggle('A').click()
    await userEvent.fill(field('Nick'), 'B')
    await userEvent.tab()
    await toggle('B').click()
    await undo()
    await expect.element(field('Nick')).toHaveFocus()
    await expect.element(field('Nick')).toHaveValue('A')
  })
})

describe('undo by keys', () => {
  it('is that of the text control while a text is typed, and of the form once it is left', async () => {
    await open()
    await userEvent.fill(field('Note'), 'one')
    await field('Name').click()
    await userEvent.keyboard('{End} Lovelace')
    await expect.element(field('Name')).toHaveValue('Ada Lovelace')
    await userEvent.keyboard('{Control>}z{/Control}')
    // The browser's own undo may revert less than the form's, and does not affect the other field.
    expect(field('Name').element()).not.toHaveValue('Ada Lovelace')
    await expect.element(field('Note')).toHaveValue('one')
    await userEvent.keyboard('{End}!{Tab}')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(field('Name')).toHaveValue('Ada')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(field('Note')).toHaveValue('')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect.element(field('Note')).toHaveValue('one')
  })

  it('is of the form where the browser has just changed a text by an undo of its own, and of the text that is still typed in', async () => {
    await open()
    await userEvent.fill(field('Note'), 'one')
    await page.getByRole('checkbox', { name: 'Copy' }).first().click()
    // The browser focuses the field first.
    await userEvent.click(field('Note'))
    takeBackNatively(field('Note').element(), 'on')
    const undo = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true })
    field('Note').element().dispatchEvent(undo)
    expect(undo.defaultPrevented).toBe(true)
    await expect.element(field('Note')).toHaveValue('one')

    await userEvent.fill(field('Name'), 'Grace')
    takeBackNatively(field('Name').element(), 'Grac')
    const own = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true })
    field('Name').element().dispatchEvent(own)
    expect(own.defaultPrevented).toBe(false)
  })

  it('is of the form where an arrow key or the host has written into the text that is typed in', async () => {
    const form = await open()
    const limit = document.querySelectorAll<HTMLInputElement>('[data-field="/limit"] input')[1]
    limit?.focus()
    await userEvent.keyboard('12{Backspace}7')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => limit?.value).toBe('18')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => limit?.value).toBe('')
    await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}')
    await expect.poll(() => form.api()?.getFormData()['limit']).toBe(18)
    await userEvent.keyboard('9')
    form.api()?.setValue('limit', 77)
    await expect.poll(() => limit?.value).toBe('77')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(form.api()?.getFormData()['limit']).toBe(77)
  })

  it('puts the focus where the change was, and says what it was', async () => {
    await open()
    await page.getByRole('checkbox', { name: 'Copy' }).first().click()
    await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('checkbox')
    await userEvent.fill(field('Name'), 'Grace')
    await userEvent.tab()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(field('Name')).toHaveFocus()
    await expect.poll(said).toBe('Undone: Name')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(page.getByRole('checkbox', { name: 'Copy' }).first()).not.toBeChecked()
    await expect.poll(said).toBe('Undone: Copy')
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect.element(page.getByRole('checkbox', { name: 'Copy' }).first()).toBeChecked()
    await expect.poll(said).toBe('Redone: Copy')
  })

  it('says a second time what it undoes again', async () => {
    await open()
    await page.getByRole('checkbox', { name: 'Copy' }).first().click()
    await page.getByRole('checkbox', { name: 'Copy' }).first().click()
    const texts: string[] = []
    const output = document.querySelector('output')
    const observer = new MutationObserver(() => texts.push(said()))
    if (output) observer.observe(output, { childList: true, characterData: true, subtree: true })
    await undo()
    await expect.poll(said).toBe('Undone: Copy')
    await undo()
    await expect.poll(() => texts).toEqual(['Undone: Copy', 'Undone: Copy\u00a0'])
    observer.disconnect()
  })

  it('leaves the other form on the page alone', async () => {
    const { api } = await open()
    api()?.setValue('name', 'Edith', { byUser: true })
    await expect.poll(() => api()?.canUndo).toBe(true)
    await page.getByRole('checkbox', { name: 'Copy' }).first().click()
    await expect.element(page.getByRole('checkbox', { name: 'Copy' }).first()).toBeChecked()
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Control>}z{/Control}')
        return page.getByRole('checkbox', { name: 'Copy' }).first().element().matches(':checked')
      })
      .toBe(false)
    expect(api()?.getFormData()).toMatchObject({ name: 'Edith' })
  })
})

describe('undo of what destroys', () => {
  it('is offered in sight after a reset, by mouse and keyboard, there and back', async () => {
    await open()
    await userEvent.fill(field('Name'), 'Grace')
    await page.getByRole('button', { name: 'Reset' }).first().click()
    await expect.element(field('Name')).toHaveValue('Ada')
    await vi.waitFor(() => expect(notice()?.textContent).toContain('The form was reset.'))
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeInViewport()
    await vi.waitFor(() => expect(said()).toBe('The form was reset.'))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(field('Name')).toHaveValue('Grace')
    await expect.element(page.getByRole('button', { name: 'Redo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Name')).toHaveValue('Ada')
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.fill(field('Name'), 'x')
    await vi.waitFor(() => expect(notice()).toBeNull())
  })

  it('does not cover the button that was pressed', async () => {
    await page.viewport(600, 400)
    await render(
      <div style={{ height: 300, overflow: 'auto' }}>
        <ModuleForm schema={schema} initialValues={start} />
        <div style={{ height: 600 }} />
      </div>,
    )
    await userEvent.fill(field('Name'), 'Grace')
    const reset = page.getByRole('button', { name: 'Reset' }).element()
    // Just above the lower edge, where the notice will be.
    reset.scrollIntoView({ block: 'end' })
    if (reset instanceof HTMLElement) reset.focus({ preventScroll: true })
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(notice()?.textContent).toContain('The form was reset.'))
    expect(document.activeElement).toBe(reset)
    await expect.poll(() => reset.getBoundingClientRect().bottom - (notice()?.getBoundingClientRect().top ?? 0)).toBeLessThanOrEqual(0)
  })

  it('is announced after values were discarded, and takes the focus of the button that went with them', async () => {
    await render(<ModuleForm schema={schema} initialValues={start} initialSetAside={[{ path: ['gone'], value: 'kept' }]} />)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await vi.waitFor(() => expect(said()).toContain('discarded'))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Discard' })).toBeInTheDocument()
  })

  it('stays at the rows after one was removed, whatever is done elsewhere', async () => {
    await open()
    await pressInRowMenu('A', 'Remove')
    await userEvent.fill(field('Name'), 'Grace')
    await userEvent.tab()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(page.getByRole('button', { name: 'Actions A', exact: true }).first()).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Grace')
  })
})
