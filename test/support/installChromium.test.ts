import { expect, it } from 'vitest'
import { installChromium } from './installChromium.ts'

/** A machine on which some commands succeed, and Chromium starts after one of them. */
function machine({ working, startsAfter }: { readonly working: readonly string[]; readonly startsAfter: string | undefined }) {
  const ran: string[] = []
  const said: string[] = []
  const run = (command: readonly string[]) => {
    const line = command.join(' ')
    ran.push(line)
    return working.some((part) => line.includes(part))
  }
  const findFault = async () =>
    startsAfter === '' || ran.some((line) => startsAfter !== undefined && line.includes(startsAfter)) ? undefined : 'There is none.'
  return { ran, said, sources: { findFault, run, say: (line: string) => void said.push(line) } }
}

it('leaves alone what is there', async () => {
  const { ran, said, sources } = machine({ working: [], startsAfter: '' })
  expect(await installChromium(sources)).toBeUndefined()
  expect([ran, said]).toEqual([[], []])
})

it("takes Playwright's own where that can be had", async () => {
  const { said, sources } = machine({ working: ['playwright', 'apt-get'], startsAfter: 'playwright' })
  expect(await installChromium(sources)).toBeUndefined()
  expect(said).toHaveLength(1)
  expect(said[0]).toContain("Getting Playwright's own")
})

it("takes the system's where it cannot, or where Playwright's does not start", async () => {
  for (const working of [['apt-get'], ['playwright', 'apt-get']]) {
    const { ran, said, sources } = machine({ working, startsAfter: 'apt-get install' })
    expect(await installChromium(sources)).toBeUndefined()
    expect(said.at(-1)).toContain('Getting the one of apt-get')
    expect(ran.some((line) => line.startsWith('sudo'))).toBe(false)
  }
})

it('asks sudo where the system wants another user', async () => {
  const { said, sources } = machine({ working: ['apt-get --version', 'sudo -n apt-get'], startsAfter: 'sudo -n apt-get install' })
  expect(await installChromium(sources)).toBeUndefined()
  expect(said.at(-1)).toContain('by sudo')
})

it('says in one sentence why there is none', async () => {
  const { sources } = machine({ working: ['apt-get --version'], startsAfter: undefined })
  expect(await installChromium(sources)).toBe(
    'The tests need a Chromium, and none could be got: There is none. Install one, or set CHROMIUM_PATH to one.',
  )
})
