import { it } from 'vitest'
import { installHost } from './installHost.ts'

it('A host tested by Jest, as CommonJS, finds patterns checked in the form and by `validate`, and a module that is a function', async () => {
  const host = await installHost('jest')
  await host.run('npm', 'test')
})
