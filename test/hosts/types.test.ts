import { beforeAll, describe, it } from 'vitest'
import { installHost, type Host } from './installHost.ts'

describe('The declarations of the package, all libraries checked', () => {
  let host: Host
  beforeAll(async () => {
    host = await installHost('types')
  })

  const compilers = ['typescript-oldest', 'typescript-newest']
  const ways = [
    ['bundler', 'ESNext'],
    ['node16', 'Node16'],
  ] as const

  it.each(compilers.flatMap((compiler) => ways.map(([resolution, module]) => [compiler, resolution, module] as const)))(
    'compile with %s and module resolution %s',
    async (compiler, resolution, module) => {
      const tsc = `node_modules/${compiler}/bin/tsc`
      await host.run(process.execPath, tsc, '--project', '.', '--moduleResolution', resolution, '--module', module)
    },
  )

  it.each(compilers.flatMap((compiler) => ways.map(([resolution, module]) => [compiler, resolution, module] as const)))(
    'name each type that a library exports without annotations, with %s and module resolution %s',
    async (compiler, resolution, module) => {
      const tsc = `node_modules/${compiler}/bin/tsc`
      await host.run(process.execPath, tsc, '--project', 'tsconfig.library.json', '--moduleResolution', resolution, '--module', module)
    },
  )

  it.each(compilers)('compile with %s in a program without types of the DOM', async (compiler) => {
    const tsc = `node_modules/${compiler}/bin/tsc`
    await host.run(process.execPath, tsc, '--project', 'tsconfig.node.json', '--moduleResolution', 'node16', '--module', 'Node16')
  })
})
