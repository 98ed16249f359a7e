import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { TextInput } from '../../../src/widgets/text/TextInput.tsx'
import { optionsOf, widgetPropsOf } from '../widgetPropsOf.ts'

afterEach(cleanup)

const box = () => screen.getByRole<HTMLInputElement>('textbox')

describe('a text input', () => {
  it('hands on what is typed, as it stands', async () => {
    const props = widgetPropsOf({ value: 'Ada' })
    render(<TextInput {...props} />)
    await userEvent.type(box(), ' ')
    expect(props.onText).toHaveBeenCalledExactlyOnceWith('Ada ')
  })

  it('commits on Enter and tells when it is left', async () => {
    const props = widgetPropsOf()
    render(<TextInput {...props} />)
    await userEvent.type(box(), '{Enter}')
    expect(props.onCommit).toHaveBeenCalledOnce()
    await userEvent.tab()
    expect(props.onBlur).toHaveBeenCalledOnce()
  })

  it('leaves the Enter that ends a composition to the input method', () => {
    const props = widgetPropsOf()
    render(<TextInput {...props} />)
    fireEvent(box(), createEvent.keyDown(box(), { key: 'Enter', isComposing: true }))
    expect(props.onCommit).not.toHaveBeenCalled()
  })

  it('shows a value that is no text as JSON, and typed text before the value', () => {
    const { rerender } = render(<TextInput {...widgetPropsOf({ value: { id: 'on' } })} />)
    expect(box().value).toBe('{"id":"on"}')
    rerender(<TextInput {...widgetPropsOf({ value: 'old', text: 'new' })} />)
    expect(box().value).toBe('new')
    rerender(<TextInput {...widgetPropsOf({ value: null })} />)
    expect(box().value).toBe('')
  })

  it('carries the states of its field without the messages of the browser', () => {
    render(
      <TextInput {...widgetPropsOf({ required: true, invalid: true, describedBy: 'note', field: { type: 'string', format: 'email' } })} />,
    )
    const { attributes } = box()
    const own = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))
    expect(own).toMatchObject({
      id: 'name',
      'aria-required': 'true',
      'aria-invalid': 'true',
      'aria-describedby': 'note',
      inputmode: 'email',
    })
    expect(own).not.toHaveProperty('required')
  })

  it('becomes a textarea for a text with line breaks and stays one', () => {
    const { rerender } = render(<TextInput {...widgetPropsOf({ value: 'one\ntwo' })} />)
    const textarea = screen.getByRole<HTMLTextAreaElement>('textbox')
    expect(textarea.value).toBe('one\ntwo')
    rerender(<TextInput {...widgetPropsOf({ value: 'one' })} />)
    expect(screen.getByRole('textbox')).toBe(textarea)
  })
})

describe('suggestions of a text input', () => {
  const choices = [
    { value: 'orders', label: 'Orders' },
    { value: 'items', label: 'Items' },
  ]

  it('are the choices that contain the text', async () => {
    const { container } = render(<TextInput {...widgetPropsOf({ value: 'ord', options: optionsOf({ choices }) })} />)
    expect(screen.getByRole('combobox').getAttribute('list')).toBe(container.querySelector('datalist')?.id)
    await waitFor(() => expect([...container.querySelectorAll('option')].map(({ value }) => value)).toEqual(['orders']))
  })

  it('are asked for when the field is entered', async () => {
    const options = optionsOf({ status: 'unloaded' })
    render(<TextInput {...widgetPropsOf({ options })} />)
    await userEvent.click(screen.getByRole('combobox'))
    expect(options.onOpen).toHaveBeenCalledOnce()
  })
})
