import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findBuild } from '../../../src/cli/playground/findBuild.ts'
import { openBrowser } from '../../../src/cli/playground/openBrowser.ts'
import { makeFolder } from '../../support/makeFolder.ts'
import { startServer } from '../../support/startServer.ts'

describe('The build of the playground', () => {
  it('is found from the source and from the build of the package', async () => {
    const root = await makeFolder()
    await mkdir(join(root, 'dist/playground'), { recursive: true })
    await mkdir(join(root, 'dist/cli'))
    await mkdir(join(root, 'src/cli/playground'), { recursive: true })
    await writeFile(join(root, 'dist/playground/index.html'), '')
    await writeFile(join(root, 'dist/cli/demoModules.js'), '')
    for (const folder of ['src/cli/playground/', 'dist/cli/']) {
      const { page, demoModules } = findBuild(pathToFileURL(join(root, folder)))
      expect(page.href).toBe(pathToFileURL(join(root, 'dist/playground/')).href)
      expect(demoModules.href).toBe(pathToFileURL(join(root, 'dist/cli/demoModules.js')).href)
    }
  })

  it('is said to be missing where it is', async () => {
    const folder = pathToFileURL(join(await makeFolder(), '/'))
    expect(() => findBuild(folder)).toThrow(/holds no built playground.+npm run build/)
  })
})

describe('The browser', () => {
  it('is given the address as one argument, which no shell reads', async () => {
    let tell: (url: string) => void = () => {}
    const asked = new Promise<string>((resolve) => (tell = resolve))
    const origin = await startServer(async ({ url }) => {
      tell(url)
      return new Response()
    })
    const browser = [process.execPath, '-e', 'fetch(process.argv[1])'] as const
    expect(await openBrowser(`${origin}/?a=1&b=$(id);c`, browser)).toBeUndefined()
    expect(await asked).toBe(`${origin}/?a=1&b=$(id);c`)
  })

  it('is said why it does not open', async () => {
    expect(await openBrowser('http://127.0.0.1:1/', ['/no/such/program'])).toContain('ENOENT')
  })
})
