import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { PasswordInput } from '../../../src/widgets/text/PasswordInput.tsx'
import { widgetPropsOf } from '../widgetPropsOf.ts'

afterEach(cleanup)

const input = (container: HTMLElement) => container.querySelector<HTMLInputElement>('#name') ?? new HTMLInputElement()

it('is hidden until its button is pressed', async () => {
  const { container } = render(<PasswordInput {...widgetPropsOf({ value: 'sesame' })} />)
  const reveal = screen.getByRole('button', { name: 'Show Name' })
  expect(input(container).type).toBe('password')
  expect(reveal.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(reveal)
  expect(input(container).type).toBe('text')
  expect(reveal.getAttribute('aria-pressed')).toBe('true')
})

it('keeps password managers from filling it in', () => {
  const { container } = render(<PasswordInput {...widgetPropsOf()} />)
  expect(input(container).autocomplete).toBe('new-password')
})

it('keeps the line breaks of a pasted key', async () => {
  const props = widgetPropsOf({ value: 'ab' })
  const { container } = render(<PasswordInput {...props} />)
  input(container).focus()
  input(container).setSelectionRange(1, 1)
  await userEvent.paste('KEY\nBODY\n')
  expect(props.onText).toHaveBeenLastCalledWith('aKEY\nBODY\nb')
})

it('drops the line break that copying a single line brought along', async () => {
  const props = widgetPropsOf()
  const { container } = render(<PasswordInput {...props} />)
  input(container).focus()
  await userEvent.paste('sesame\n')
  expect(props.onText).toHaveBeenLastCalledWith('sesame')
})

it('masks a secret of several lines until it is revealed', async () => {
  const { container } = render(<PasswordInput {...widgetPropsOf({ value: 'KEY\nBODY' })} />)
  const area = container.querySelector('textarea')
  expect(area?.value).toBe('KEY\nBODY')
  expect(area?.dataset['masked']).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Show Name' }))
  expect(area?.dataset['masked']).toBe('false')
})

it.each(['sesame', 'KEY\nBODY'])('shows %j and writes it into no attribute, neither here nor on a server', async (value) => {
  const props = widgetPropsOf({ value, control: 'password', secret: true })
  const { container } = render(<PasswordInput {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show Name' }))
  expect(container.querySelector<HTMLInputElement>('#name')?.value).toBe(value)
  expect(container.innerHTML).not.toContain(value)
  expect(renderToString(<PasswordInput {...props} />)).not.toContain(value)
})

it.each([
  ['', 'sesame', 'sesame'],
  ['typed early', 'sesame', 'typed early'],
])('takes over the page of a server in which %j was typed, without a mismatch', (typed, value, shown) => {
  const complain = vi.spyOn(console, 'error')
  const props = widgetPropsOf({ value, control: 'password', secret: true })
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<PasswordInput {...props} />)
  input(container).value = typed
  render(<PasswordInput {...props} />, { container, hydrate: true })
  expect(input(container).value).toBe(shown)
  expect(props.onText.mock.calls).toEqual(typed === '' ? [] : [[typed]])
  expect(complain).not.toHaveBeenCalled()
  cleanup()
  container.remove()
})
