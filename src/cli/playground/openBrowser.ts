import { spawn } from 'node:child_process'

/** The program that opens an address in the user's browser, and its arguments before the address. No shell is involved. */
const openers: Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/** Opens an address in the user's browser. Resolves with the reason if that was not possible, else with `undefined`. */
export function openBrowser(url: string, [program, ...args] = openers[process.platform] ?? ['xdg-open']): Promise<string | undefined> {
  return new Promise((resolve) => {
    const opener = spawn(program, [...args, url], { stdio: 'ignore', detached: true })
    opener.once('error', ({ message }) => resolve(message))
    opener.once('spawn', () => {
      // The browser must outlive this process.
      opener.unref()
      resolve(undefined)
    })
  })
}
