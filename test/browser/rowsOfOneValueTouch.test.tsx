import { it } from 'vitest'
import 'moduleform/styles.css'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { expectMiddle } from './rowsOfOneValue.tsx'
import { emulateTouchScreen } from './touchScreen.ts'

expectSilentConsole()
emulateTouchScreen()

it.each([
  ['', false],
  [', and the toggle to an expression with them', true],
])('On a touch screen too the control stands in the middle between the buttons%s', async (_what, isWithToggle) => {
  await expectMiddle(isWithToggle)
})
