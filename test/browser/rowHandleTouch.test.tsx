import { it } from 'vitest'
import 'moduleform/styles.css'
import { pressFinger } from './pointer.ts'
import { expectMenuByPress } from './rowHandle.tsx'
import { emulateTouchScreen } from './touchScreen.ts'

emulateTouchScreen()

it('A tap on the handle of a row opens its menu, a drag does not', async () => {
  await expectMenuByPress(pressFinger)
})
