import { spawn } from 'node:child_process'

/** What opens an address in the person's browser, and what it takes before the address. No shell reads any of it. */
const openers: Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens the address in the person's browser. Resolves with why that was not possible; `undefined` where it was. */
export function openBrowser(url: string, [program, ...args] = openers[process.platform] ?? ['xdg-open']): Promise<string | undefined> {
  return new Promise((resolve) => {
    const opener = spawn(program, [...args, url], { stdio: 'ignore', detached: true })
    opener.once('error', ({ message }) => resolve(message))
    opener.once('spawn', () => {
      // The browser outlives this process.
      opener.unref()
      resolve(undefined)
    })
  })
}
