import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { createInterface } from 'node:readline'
import { beforeAll, describe, it } from 'vitest'
import { installHost } from './installHost.ts'
import { expect, expectRefusalThenSubmit, expectThemeOfPage, openHost } from './openHost.ts'

describe('A host built by Next 16, rendered on the server', () => {
  let address: string
  beforeAll(async () => {
    const { folder, run } = await installHost('next')
    await run('npm', 'run', 'build')
    const program = startNext(folder)
    address = await addressOf(program)
    return () => void program.kill()
  })

  it('sends the form with the page, and takes it over without a word', async () => {
    const html = await (await fetch(address)).text()
    const page = await openHost(address)
    for (const label of ['Name', 'Code', 'Level', 'Note']) expect(html).toContain(`>${label}<`)
    await expect(page.getByRole('group', { name: 'Notes' }).getByRole('textbox', { name: 'Note' })).toBeVisible()
  })

  it('reads in server components what needs no browser', async () => {
    const page = await openHost(address)
    const read = page.locator('[data-parts]')
    await expect(read).toHaveAttribute('data-parts', 'function function function function')
    await expect(read).toHaveAttribute('data-submit', 'Submit')
  })

  it('shows the form, refuses what a pattern refuses, and submits', async () => {
    await expectRefusalThenSubmit(await openHost(address))
  })

  it('is dark when the page is', async () => {
    await expectThemeOfPage(await openHost(address))
  })
})

const startNext = (folder: string) =>
  spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })

/** Resolves with what the server says that it listens at. */
function addressOf(program: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    const read = (line: string) => {
      lines.push(line)
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
      if (found !== undefined) resolve(`${found}/`)
    }
    createInterface(program.stdout).on('line', read)
    createInterface(program.stderr).on('line', read)
    program.on('exit', (code) => reject(new Error(`next start ended with ${code}: ${lines.join('\n')}`)))
  })
}
