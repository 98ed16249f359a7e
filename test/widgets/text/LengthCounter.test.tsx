import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LengthCounter } from '../../../src/widgets/text/LengthCounter.tsx'
import { widgetPropsOf } from '../widgetPropsOf.ts'

afterEach(cleanup)

const limited = (max_length: number) => ({ type: 'string', validation: { max_length } })

it('shows from four fifths of the longest text on, in code points', () => {
  const props = widgetPropsOf({ field: limited(10) })
  const { container, rerender } = render(<LengthCounter {...props} text="1234567" />)
  expect(container.textContent).toBe('')
  rerender(<LengthCounter {...props} text="123456😀8" />)
  expect(container.textContent).toBe('8 / 10')
  rerender(<LengthCounter {...props} value="12345678901" />)
  expect(container.textContent).toBe('11 / 10')
  expect(container.querySelector('[data-over]')).not.toBeNull()
})

it('is said at a few steps on the way up, and not at each key', () => {
  const props = widgetPropsOf({ field: limited(100) })
  const draw = (length: number) => (
    <>
      <input id={props.id} />
      <LengthCounter {...props} text={'x'.repeat(length)} />
    </>
  )
  const { container, rerender } = render(draw(69))
  container.querySelector('input')?.focus()
  for (let length = 70; length <= 110; length += 1) rerender(draw(length))
  rerender(draw(1))
  expect(props.announce.mock.calls).toEqual([
    ['20 characters left'],
    ['10 characters left'],
    ['0 characters left'],
    ['1 character too many'],
  ])
})

it('is not said of a text that nobody is typing', () => {
  const props = widgetPropsOf({ field: limited(100) })
  render(<LengthCounter {...props} value={'x'.repeat(80)} />)
  expect(props.announce).not.toHaveBeenCalled()
})

it('is not there without a limit', () => {
  const { container } = render(<LengthCounter {...widgetPropsOf({ value: 'x'.repeat(1000) })} />)
  expect(container.textContent).toBe('')
})

it('is told of inside a shadow root, too', () => {
  const props = widgetPropsOf({ field: limited(100) })
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const container = root.appendChild(document.createElement('div'))
  const form = (length: number) => (
    <div>
      <input aria-label="Note" />
      <LengthCounter {...props} text={'x'.repeat(length)} />
    </div>
  )
  const { rerender } = render(form(1), { container })
  container.querySelector('input')?.focus()
  rerender(form(95))
  expect(props.announce.mock.lastCall).toEqual(['5 characters left'])
})
