import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Surroundings } from '../../stories/.storybook/Surroundings.tsx'

afterEach(cleanup)

it('Another width in the toolbar keeps what was typed', async () => {
  const story = <input aria-label="Name" />
  const { rerender } = render(<Surroundings width="full width">{story}</Surroundings>)
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  rerender(<Surroundings width="360 px">{story}</Surroundings>)
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada')
})
