import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Checkbox } from '../../src/widgets/checkbox/Checkbox.tsx'
import { DateInput } from '../../src/widgets/date/DateInput.tsx'
import { Group, Heading } from '../../src/widgets/group/Group.tsx'
import { Textarea } from '../../src/widgets/text/TextInput.tsx'
import { Unsupported } from '../../src/widgets/unsupported/Unsupported.tsx'
import { widgetPropsOf } from './widgetPropsOf.ts'

afterEach(cleanup)

describe('a checkbox', () => {
  const box = () => screen.getByRole<HTMLInputElement>('checkbox')

  it('chooses true and false', async () => {
    const props = widgetPropsOf()
    const { rerender } = render(<Checkbox {...props} />)
    await userEvent.click(box())
    rerender(<Checkbox {...props} value />)
    await userEvent.click(box())
    expect(props.onChange.mock.calls).toEqual([[true], [false]])
  })

  it('is neither checked nor unchecked for a value that is no boolean', () => {
    const { rerender } = render(<Checkbox {...widgetPropsOf({ value: 'yes' })} />)
    expect(box().indeterminate).toBe(true)
    rerender(<Checkbox {...widgetPropsOf({ value: undefined })} />)
    expect(box().indeterminate).toBe(false)
  })
})

describe('a date input', () => {
  it('lets anything be typed', async () => {
    const props = widgetPropsOf({ control: 'date' })
    render(<DateInput {...props} />)
    await userEvent.type(screen.getByRole('textbox'), '2')
    expect(props.onText).toHaveBeenLastCalledWith('2')
  })

  it('goes on without its button where the browser refuses a picker', async () => {
    render(<DateInput {...widgetPropsOf({ control: 'date' })} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Name from a calendar' }))
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
    expect(screen.getByRole('textbox')).toBeTruthy()
  })
})

describe('a textarea', () => {
  it('takes Enter as a line break and Ctrl+Enter as done', async () => {
    const props = widgetPropsOf({ control: 'textarea' })
    render(<Textarea {...props} />)
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    expect(props.onText).toHaveBeenLastCalledWith('\n')
    expect(props.onCommit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(props.onCommit).toHaveBeenCalledOnce()
  })
})

describe('a group', () => {
  it('is named by its label and described before its fields', () => {
    render(
      <Group {...widgetPropsOf({ control: 'group', field: { type: 'object', description: 'Where goods go.' }, children: 'fields' })} />,
    )
    const card = screen.getByRole('group', { name: 'Name' })
    expect(card.textContent).toBe('NameWhere goods go.fields')
    expect(document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Where goods go.')
  })

  it('stands bare where it is a row, whose header names it', () => {
    const { container } = render(<Group {...widgetPropsOf({ control: 'group', isRow: true, children: 'fields' })} />)
    expect(container.textContent).toBe('fields')
    expect(container.querySelector('#name')).not.toBeNull()
  })
})

it('heads the fields that follow', () => {
  render(<Heading {...widgetPropsOf({ control: 'heading' })} />)
  expect(screen.getByRole('heading', { name: 'Name' })).toBeTruthy()
})

describe('an unsupported field', () => {
  it('shows its description, why it cannot be edited, and its value', () => {
    const field = { type: 'color', description: 'Of the roof.' }
    render(<Unsupported {...widgetPropsOf({ control: 'unsupported', field, value: ['#fff'] })} />)
    const placeholder = screen.getByRole('group', { name: 'Name', description: 'Of the roof.' })
    expect(placeholder.textContent).toBe('NameOf the roof.Fields of type "color" cannot be edited here.[\n  "#fff"\n]')
  })

  it('shows nothing for a value it does not have', () => {
    const { container } = render(<Unsupported {...widgetPropsOf({ control: 'unsupported', field: {} })} />)
    expect(container.querySelector('code')).toBeNull()
  })
})
