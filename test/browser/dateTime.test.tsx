import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type FormValues, type ModuleFormProps } from 'moduleform'
import 'moduleform/styles.css'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'day', type: 'string', format: 'date', label: 'Day' },
    { id: 'due', type: 'string', format: 'date-time', label: 'Due' },
  ],
}
const day = page.getByRole('textbox', { name: 'Day' })
const due = page.getByRole('textbox', { name: 'Due' })

const standIn = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId })

beforeEach(() => standIn('America/New_York'))
afterEach(async () => {
  vi.restoreAllMocks()
  await standIn('')
})

/** A form, and the last data its host received. */
async function open(props: Partial<ModuleFormProps> = {}) {
  let data: FormValues | undefined
  const form = (more: Partial<ModuleFormProps>) => (
    <ModuleForm schema={schema} locale="en-GB" onChange={(formData) => void (data = formData)} {...props} {...more} />
  )
  const { rerender } = await render(form({}))
  // The zone is rendered by code for dates that loads late.
  if (props.readOnly !== true) await expect.poll(() => document.querySelectorAll('.mf-zone').length).toBeGreaterThan(0)
  return { data: () => data, change: (more: Partial<ModuleFormProps>) => rerender(form(more)) }
}

/** The text in a control, with all spaces normalised. */
const shown = (field: typeof day) => () => (field.element() as HTMLInputElement).value.replace(/\s/g, ' ')
const zone = () => document.querySelector('.mf-zone')?.textContent

/** Simulates the browser's picker after a choice. */
async function pick(local: string): Promise<void> {
  const native = document.querySelector<HTMLInputElement>('.mf-native-picker[type="datetime-local"]')
  if (native === null) throw new Error('There is no native picker.')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(native, local)
  native.dispatchEvent(new Event('input', { bubbles: true }))
  await Promise.resolve()
}

describe('a date that is typed', () => {
  it('is read in the order of the locale and shown with its month named', async () => {
    const { data } = await open()
    await userEvent.tab()
    await userEvent.keyboard('1/2/2026')
    await expect.poll(shown(day)).toBe('1/2/2026')
    await userEvent.tab()
    await expect.poll(shown(day)).toBe('1 Feb 2026')
    expect(data()).toEqual({ day: '2026-02-01' })
  })

  it('is the month first where the locale has it so', async () => {
    const { data } = await open({ locale: 'en-US' })
    await userEvent.tab()
    await userEvent.keyboard('1/2/2026{Enter}')
    await expect.poll(shown(day)).toBe('Jan 2, 2026')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('7/4/2026 2:30 pm{Tab}')
    await expect.poll(shown(due)).toBe('Jul 4, 2026, 2:30 PM')
    expect(zone()).toBe('EDT')
    await expect.poll(data).toEqual({ day: '2026-01-02', due: '2026-07-04T14:30:00-04:00' })
  })

  it('can be edited as it is shown', async () => {
    const { data } = await open({ initialValues: { day: '2026-12-01', due: '2026-12-01T10:30:07.25+05:30' } })
    expect(shown(due)()).toBe('1 Dec 2026, 10:30:07.25')
    expect(zone()).toBe('UTC+05:30')
    await userEvent.click(due)
    await userEvent.keyboard('{Home}3')
    await userEvent.tab()
    await expect.poll(shown(due)).toBe('31 Dec 2026, 10:30:07.25')
    await expect.poll(data).toEqual({ day: '2026-12-01', due: '2026-12-31T10:30:07.25+05:30' })
  })

  it('hands over the date as soon as it reads as one, and none until then', async () => {
    const { data } = await open({ commitDelay: 0, initialValues: { day: '2026-03-01' } })
    await userEvent.tripleClick(day)
    await userEvent.keyboard('1/2/202')
    await expect.poll(data).toEqual({})
    await userEvent.keyboard('6')
    await expect.poll(data).toEqual({ day: '2026-02-01' })
    expect(shown(day)()).toBe('1/2/2026')
  })

  it('stays as it was typed where it is none, with what is wrong said at the field', async () => {
    const { data } = await open()
    await userEvent.click(day)
    await userEvent.keyboard('1/2/26{Tab}')
    await expect.element(day).toHaveAccessibleDescription(/Enter the year with four digits, such as 31\/12\/2026/)
    expect(shown(day)()).toBe('1/2/26')
    await userEvent.click(day)
    await userEvent.keyboard('{End}')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}20')
    await expect.element(day).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.poll(shown(day)).toBe('1 Feb 2026')
    await expect.poll(data).toEqual({ day: '2026-02-01' })
  })

  it('is kept, half typed, by a reload that changes its field', async () => {
    const { change } = await open()
    await userEvent.click(due)
    await userEvent.keyboard('1/12/2026 1')
    const [first, second] = schema.fields
    await change({ schema: { ...schema, fields: [first, { ...second, label: 'Due', description: 'By then.' }] } })
    await expect.element(page.getByText('By then.')).toBeVisible()
    expect(shown(due)()).toBe('1/12/2026 1')
    await userEvent.keyboard('0:30{Tab}')
    await expect.poll(shown(due)).toBe('1 Dec 2026, 10:30')
  })

  it('is one change, which is taken back and brought back', async () => {
    const { data } = await open({ initialValues: { day: '2026-12-01' } })
    await userEvent.click(day)
    await userEvent.keyboard('{Control>}a{/Control}24/12/2026{Tab}')
    await expect.poll(shown(day)).toBe('24 Dec 2026')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(shown(day)).toBe('1 Dec 2026')
    await expect.poll(data).toEqual({ day: '2026-12-01' })
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect.poll(shown(day)).toBe('24 Dec 2026')
    await expect.poll(data).toEqual({ day: '2026-12-24' })
  })

  it('is empty again where its text is deleted', async () => {
    const { data } = await open({ initialValues: { due: '2026-12-01T10:30:00+05:30' } })
    await userEvent.click(due)
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect.poll(zone).toBe('New York Time')
    await userEvent.keyboard('1/12/2026 9:15{Tab}')
    await expect.poll(data).toEqual({ due: '2026-12-01T09:15:00-05:00' })
  })
})

describe('a stored date', () => {
  it('is not changed by a visit, however it is written', async () => {
    const initialValues = { day: '1 Dec 2026', due: '2026-12-01t10:30-05:00' }
    const { data } = await open({ initialValues })
    await userEvent.click(due)
    await userEvent.keyboard('{End}x{Backspace}{Enter}')
    await userEvent.tab()
    await userEvent.click(day)
    await userEvent.tab()
    expect(data()).toEqual(initialValues)
    await expect.element(day).toHaveAccessibleDescription(/"1 Dec 2026" is not stored as a date/)
  })

  it('is shown anew where the host sets another, and in another locale', async () => {
    const { change } = await open({ initialValues: { day: '2026-12-01' } })
    expect(shown(day)()).toBe('1 Dec 2026')
    await change({ locale: 'de-DE' })
    await expect.poll(shown(day)).toBe('1. Dez. 2026')
    await expect.element(due).toHaveAttribute('placeholder', 'e.g. 31.12.2026, 14:30')
  })

  it('is text to read and select where the form is read-only', async () => {
    await open({ readOnly: true, initialValues: { day: '2026-12-01', due: '2026-12-01T10:30:00-05:00' } })
    await expect.element(page.getByRole('group', { name: 'Day' })).toHaveTextContent('1 Dec 2026')
    await expect.element(page.getByRole('group', { name: 'Due' })).toHaveTextContent('1 Dec 2026, 10:30 GMT-5')
    const [first, second] = document.querySelectorAll('time')
    expect([first?.dateTime, second?.dateTime]).toEqual(['2026-12-01', '2026-12-01T10:30:00-05:00'])
    const selection = getSelection()
    selection?.selectAllChildren(first ?? document.body)
    expect(selection?.toString()).toBe('1 Dec 2026')
  })
})

describe('the picker', () => {
  it.each([
    ['a press', () => userEvent.click(page.getByRole('button', { name: 'Choose Due from a calendar' }))],
    ['Alt and the arrow down', () => userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')],
    ['its button by keys', () => userEvent.keyboard('{Tab}{Enter}')],
  ])('is open after %s, with what is typed', async (_way, press) => {
    const opened: string[] = []
    vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(function (this: HTMLInputElement) {
      opened.push(this.value)
    })
    await open()
    await userEvent.click(due)
    await userEvent.keyboard('1/12/2026 10:30')
    await press()
    expect(opened).toEqual(['2026-12-01T10:30'])
  })

  it('that the browser refuses, as in a frame from elsewhere, leaves the focus on the text and says that the date is to be typed', async () => {
    vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => {
      throw new DOMException('Called from a cross-origin iframe.', 'SecurityError')
    })
    await open()
    await userEvent.click(due)
    await userEvent.keyboard('1/12/2026 10:30{Tab}{Enter}')
    await expect.element(page.getByRole('button', { name: 'Choose Due from a calendar' })).not.toBeInTheDocument()
    await expect.element(due).toHaveFocus()
    await expect.element(page.getByRole('status')).toHaveTextContent("The calendar can't be opened here. Type the date.")
    const said = () => page.getByRole('status').element().textContent
    const before = said()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(said).not.toBe(before)
    await expect.element(page.getByRole('status')).toHaveTextContent("The calendar can't be opened here. Type the date.")
    await userEvent.keyboard('{Tab}')
    await expect.poll(shown(due)).toBe('1 Dec 2026, 10:30')
  })

  it('gives each picked moment the offset of its own season', async () => {
    const { data } = await open({ locale: 'en-US' })
    await pick('2026-07-01T10:30')
    await expect.poll(shown(due)).toBe('Jul 1, 2026, 10:30 AM')
    expect(zone()).toBe('EDT')
    await expect.poll(data).toEqual({ due: '2026-07-01T10:30:00-04:00' })
    await pick('2026-12-01T10:30')
    await expect.poll(zone).toBe('EST')
    await expect.poll(data).toEqual({ due: '2026-12-01T10:30:00-05:00' })
  })

  it('keeps an offset that the user does not have', async () => {
    const { data } = await open({ initialValues: { due: '2026-12-01T10:30:00+05:30' } })
    await pick('2026-07-02T08:15')
    await expect.poll(data).toEqual({ due: '2026-07-02T08:15:00+05:30' })
    await expect.poll(shown(due)).toBe('2 Jul 2026, 08:15')
  })
})

describe('an hour that clocks change', () => {
  it('is an error where it is skipped, and stays as it was picked', async () => {
    await open()
    await pick('2026-03-08T02:30')
    await userEvent.click(due)
    await userEvent.tab()
    await expect.element(due).toHaveValue('2026-03-08T02:30:00')
    await expect.element(due).toBeInvalid()
    await expect.element(due).toHaveAccessibleDescription(/8 Mar 2026, 02:30 does not exist: the clocks go forward then/)
  })

  it('is the earlier where it is doubled, until the later is named', async () => {
    const { data } = await open({ locale: 'en-US' })
    await userEvent.click(due)
    await userEvent.keyboard('11/1/2026 1:30 AM{Tab}')
    await expect.poll(zone).toBe('EDT')
    await userEvent.click(due)
    await userEvent.keyboard('{End} EST{Tab}')
    await expect.poll(zone).toBe('EST')
    await expect.poll(shown(due)).toBe('Nov 1, 2026, 1:30 AM')
    await expect.poll(data).toEqual({ due: '2026-11-01T01:30:00-05:00' })
  })
})

describe('what assistive technology is told', () => {
  it('is the zone, and an example where no placeholder shows one', async () => {
    await open({ initialValues: { due: '2026-12-01T10:30:00+05:30' } })
    await expect.element(due).toHaveAccessibleDescription('UTC+05:30 e.g. 31/12/2026, 14:30')
    await expect.element(day).toHaveAttribute('placeholder', 'e.g. 31/12/2026')
    await expect.element(day).not.toHaveAccessibleDescription(/./)
  })

  it('has no faults that axe finds', async () => {
    await open({ initialValues: { day: '1/2/26', due: '2026-12-01T10:30:00+05:30' } })
    await userEvent.click(day)
    await userEvent.tab()
    const { violations } = await axe.run(document.querySelector('.mf') ?? document)
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})
