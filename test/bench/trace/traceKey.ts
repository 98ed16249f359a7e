import { setTimeout as wait } from 'node:timers/promises'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type CDPSession, type Page } from 'playwright'
import { createServer } from 'vite'
import { chromiumOptions } from '../../support/chromium.ts'
import { sourceAlias } from '../../support/sourceAlias.ts'

/** How many files of `src` a key press may execute at most, if a rule makes it re-render another field. */
const goal = 35

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Milliseconds after which everything that the first key press loads has arrived, and its text counts as entered. */
const settlePause = 1500

/** Serves each module as a separate file, so that coverage shows which of them ran. */
async function serveSources() {
  // The variable may have another value, and React would use its development build.
  process.env['NODE_ENV'] = 'production'
  const server = await createServer({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    cacheDir: 'node_modules/.vite/trace',
    resolve: { alias: sourceAlias, dedupe: ['react', 'react-dom'] },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: {
      noDiscovery: true,
      include: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@floating-ui/dom', 're2js'],
    },
    server: { host: '127.0.0.1', port: 0, watch: { ignored: ['**'] } },
  })
  await server.listen()
  return { server, url: `${server.resolvedUrls?.local[0]}test/bench/trace/index.html` }
}

/** Files of `src` with a function that has run since the last call: their paths, and the names of those functions. */
async function readExecuted(session: CDPSession): Promise<ReadonlyMap<string, readonly string[]>> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const executed = new Map<string, readonly string[]>()
  for (const { url, functions } of [...result].sort((a, b) => a.url.localeCompare(b.url))) {
    const path = /\/(src\/[^?]+\.tsx?)(?:\?|$)/.exec(url)?.[1]
    const ran = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
    // An anonymous function runs inside of a named one, or was passed on by it.
    const names = new Set(ran.map(({ functionName }) => functionName).filter((name) => name !== ''))
    if (path !== undefined && ran.length > 0) executed.set(path, [...names])
  }
  return executed
}

/** Types "a", waits for everything it causes, then "b", and waits until the other field is rendered again and for the frame after that. */
async function traceSecondKey(page: Page, url: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  await page.goto(url)
  await page.getByLabel('Typed').focus()
  await page.keyboard.press('a')
  await wait(settlePause)
  await readExecuted(session)
  await page.keyboard.press('b')
  await page.getByLabel('Redrawn').waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return readExecuted(session)
}

/** Prints the files by folder, each with the functions that ran, and their number. */
async function traceKey(): Promise<void> {
  const { server, url } = await serveSources()
  const browser = await chromium.launch(chromiumOptions())
  try {
    const files = await traceSecondKey(await browser.newPage(), url)
    for (const folder of new Set([...files.keys()].map((path) => dirname(path)))) {
      console.log(folder)
      for (const [path, ran] of files) if (dirname(path) === folder) console.log(`  ${basename(path)}: ${ran.join(', ')}`)
    }
    console.log(`${files.size} files; at most ${goal} is the goal.`)
  } finally {
    await browser.close()
    await server.close()
  }
}

await traceKey()
