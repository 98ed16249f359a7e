import { onTestFinished } from 'vitest'
import { startCommandModule } from '../support/commandModule.ts'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'

/** The playground with a module that answers on command, showing its first answer. */
export async function openCommandForm(schema: object) {
  const module = await startCommandModule()
  onTestFinished(module.close)
  const playground = await openPlayground({ module: module.url, failedRequests: 'provoked' })
  const first = await module.next('schema')
  first.answer(schema)
  await expect(playground.button('Submit')).toBeEnabled()
  return { ...playground, module }
}
