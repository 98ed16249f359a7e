import { it } from 'vitest'
import 'moduleform/styles.css'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { expectMiddle } from './rowsOfOneValue.tsx'

expectSilentConsole()

it.each([
  ['', false, undefined],
  [', and the toggle to an expression with them', true, undefined],
  [' of a compact form, and the toggle with them', true, 'compact'],
  [' of a comfortable form, and the toggle with them', true, 'comfortable'],
  [' of a comfortable form', false, 'comfortable'],
])('The control of a row with a single value stands in the middle between the buttons%s', async (_what, isWithToggle, density) => {
  await expectMiddle(isWithToggle, density)
})
