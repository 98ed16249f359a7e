import { chromium, type Browser, type ConsoleMessage, type Page } from 'playwright'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { chromiumOptions } from '../support/chromium.ts'
import { expect } from './expectPage.ts'
import { playgroundPage, type PlaygroundPage } from './playgroundPage.ts'

interface PlaygroundOptions {
  /** Another page than the dev server's: one without a proxy, which calls modules itself. */
  readonly at?: string
  /** The name of a demo module, or the base URL of any; empty for none. Default: `crm`, and none with `at`. */
  readonly module?: string
  readonly wire?: 'auto' | 'plain' | 'data'
  readonly theme?: 'light' | 'dark'
  /** Whether the test itself confirms the module when the page asks. */
  readonly isUnasked?: boolean
  /** Whether the test itself reloads the page. */
  readonly isReloaded?: boolean
  /** A phone: no mouse, and 390 × 800 pixels unless they are given. */
  readonly isTouch?: boolean
  /** In pixels. */
  readonly viewport?: { readonly width: number; readonly height: number }
  /** The browser logs each answer with an error status; a test that provokes them expects those, and nothing else. */
  readonly failedRequests?: 'none' | 'provoked'
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions())
})
afterAll(() => browser.close())

/**
 * Opens the playground in an isolated page for the calling test. At its end, the page must have logged nothing and called no other origin.
 */
export async function openPlayground(options: PlaygroundOptions = {}): Promise<PlaygroundPage> {
  const { isTouch = false, theme = 'light', failedRequests = 'none' } = options
  const { viewport = isTouch ? { width: 390, height: 800 } : { width: 1400, height: 1000 } } = options
  const context = await browser.newContext({ viewport, hasTouch: isTouch, isMobile: isTouch, colorScheme: theme, reducedMotion: 'reduce' })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const address = new URL(addressOf(options))
  const own = options.module?.includes('://') === true ? new URL(options.module).origin : inject('playground').modules
  const origins = [address.origin, ...(options.at === undefined ? [] : [own])]
  const allowed = failedRequests === 'none' ? /(?!)/ : /^Failed to load resource: /
  const findings = watch(page, origins, { allowed, mayReload: options.isReloaded === true })
  onTestFinished(async () => {
    await context.close()
    expect(findings).toEqual([])
  })
  await page.goto(address.href)
  const opened = playgroundPage(page)
  if (options.module?.includes('://') === true && options.at === undefined && !options.isUnasked) await sayYes(opened)
  return opened
}

/** Confirms a module that was not named at the start, unless an earlier test has confirmed its port. */
async function sayYes({ page, form }: PlaygroundPage): Promise<void> {
  const button = page.getByRole('button', { name: 'Yes, ask it' })
  await button.or(form).first().waitFor()
  if (await button.isVisible()) await button.click()
}

function addressOf({ at, module = at === undefined ? 'crm' : '', wire, theme }: PlaygroundOptions): string {
  const { url, modules } = inject('playground')
  const base = module === '' || module.includes('://') ? module : `${modules}/${module}`
  const query = new URLSearchParams(Object.entries({ module: base, wire, theme }).flatMap(([key, text]) => (text ? [[key, text]] : [])))
  return `${at ?? url}?${query.toString()}`
}

/**
 * Messages of Vite, React, Chromium and Monaco for developers. Chromium recommends a `<form>`, which is too slow around many controls;
 * Monaco warns about the end of a touch that began before it was loaded.
 */
const developerNotes =
  /^\[vite\] (connecting|connected)|Download the React DevTools|Password field is not contained in a form|(move|end) of an UNKNOWN touch/

/** Records everything that a page must not do. */
function watch(
  page: Page,
  origins: readonly string[],
  { allowed, mayReload }: { readonly allowed: RegExp; readonly mayReload: boolean },
): readonly string[] {
  const findings: string[] = []
  const note = (message: ConsoleMessage) => {
    if (!developerNotes.test(message.text()) && !allowed.test(message.text())) findings.push(`${message.type()}: ${message.text()}`)
  }
  page.on('console', note)
  page.on('pageerror', (error) => findings.push(`uncaught: ${String(error)}`))
  let loads = 0
  page.on('load', () => {
    loads += 1
    if (loads > 1 && !mayReload) findings.push('loaded again: what was typed is lost')
  })
  const noteOrigin = (asked: string) => {
    const url = new URL(asked)
    if (url.protocol.startsWith('http') && !origins.includes(url.origin)) findings.push(`request to another origin: ${asked}`)
  }
  // The target of a redirect is reported as a request even if it is not followed: such a request has no response.
  page.on('request', (request) => {
    if (request.redirectedFrom() === null) noteOrigin(request.url())
  })
  page.on('response', (response) => noteOrigin(response.url()))
  return findings
}
