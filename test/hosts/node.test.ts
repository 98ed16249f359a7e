import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { installHost, type Host } from './installHost.ts'
import { expect as expectPage, openHost } from './openHost.ts'
import { startProgram } from './startProgram.ts'

describe('A host in plain Node', () => {
  let host: Host
  beforeAll(async () => {
    host = await installHost('node')
  })

  it('renders the form to HTML', async () => {
    const html = await host.run(process.execPath, 'render.js')
    for (const label of ['Name', 'Code', 'Level', 'Query']) expect(html).toContain(`>${label}<`)
  })
})

describe('The package alone', () => {
  let folder: string
  const run = async (program: string, ...args: readonly string[]) => (await promisify(execFile)(program, args, { cwd: folder })).stdout
  beforeAll(async () => {
    folder = join(inject('hostsFolder'), 'alone')
    await mkdir(folder)
    await run('npm', 'install', '--no-audit', '--no-fund', inject('tarball'))
  })

  it('brings no React', () => {
    expect(existsSync(join(folder, 'node_modules/moduleform'))).toBe(true)
    expect(existsSync(join(folder, 'node_modules/react'))).toBe(false)
  })

  it('has entries that work without it', async () => {
    const entries = ['client', 'core', 'lint', 'module', 'node'].map((name) => `moduleform/${name}`)
    const source = `for (const entry of ${JSON.stringify(entries)}) console.log(entry, Object.keys(await import(entry)).length > 0)`
    expect(await run(process.execPath, '--input-type=module', '--eval', source)).toBe(entries.map((entry) => `${entry} true\n`).join(''))
  })

  it('has a command line that works without it', async () => {
    expect(await run('npx', 'moduleform', '--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect(await run('npx', 'moduleform', 'lint', '--help')).toContain('moduleform lint')
  })

  it('serves the playground, its demo modules and its code editor', async () => {
    const { address, end } = await startProgram(folder, 'node_modules/moduleform/dist/cli.js', 'playground', '--port', '0', '--no-open')
    onTestFinished(end)
    // A warning for developers: Chromium wants a form element around password fields.
    const page = await openHost(address, /Password field is not contained in a form/)
    await page.getByRole('combobox', { name: 'Demo module' }).selectOption('Kitchen sink')
    await page.getByRole('group', { name: 'Templates and scripts' }).scrollIntoViewIfNeeded()
    await expectPage(page.locator('.monaco-editor .view-line').first()).toBeVisible()
  })
})
