import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { NumberInput } from '../../../src/widgets/number/NumberInput.tsx'
import { numbers } from '../../../src/widgets/number/lazyNumbers.ts'
import { widgetPropsOf } from '../widgetPropsOf.ts'

// The code for steps loads late.
beforeAll(numbers.load)
afterEach(cleanup)

const integer = { type: 'integer', validation: { minimum: 0, maximum: 10 } }
const box = () => screen.getByRole<HTMLInputElement>('textbox')

it('shows what was typed, also where it is no number', () => {
  render(<NumberInput {...widgetPropsOf({ field: integer, value: 12, text: '12,5' })} />)
  expect(box().value).toBe('12,5')
})

it('steps with the arrow keys, and only with them alone', async () => {
  const props = widgetPropsOf({ field: integer, value: 3 })
  render(<NumberInput {...props} />)
  await userEvent.type(box(), '{ArrowUp}{ArrowDown}{Shift>}{ArrowUp}{/Shift}')
  expect(props.onText.mock.calls).toEqual([['4'], ['2']])
})

it('steps whole numbers to the next one within a limit that is none', async () => {
  const props = widgetPropsOf({ field: { type: 'integer', validation: { minimum: 0.5 } }, value: -3 })
  render(<NumberInput {...props} />)
  await userEvent.type(box(), '{ArrowUp}')
  expect(props.onText.mock.calls).toEqual([['1']])
})

it('does not step past its maximum', async () => {
  const props = widgetPropsOf({ field: integer, value: 10 })
  render(<NumberInput {...props} />)
  await userEvent.type(box(), '{ArrowUp}')
  expect(props.onText).not.toHaveBeenCalled()
})

it.each([
  ['integer', 0, 'numeric'],
  ['number', 0.5, 'decimal'],
  ['integer', -5, ''],
  ['integer', undefined, ''],
])('asks for the keypad of %s with a minimum of %s only where it can write every number', (type, minimum, inputMode) => {
  render(<NumberInput {...widgetPropsOf({ field: { type, validation: minimum === undefined ? {} : { minimum } } })} />)
  expect(box().getAttribute('inputmode') ?? '').toBe(inputMode)
})
