import { chromium } from 'playwright'
import { expect, it } from 'vitest'
import { chromiumOptions } from '../support/chromium.ts'

/** Names that are of use in Edge alone. */
const isOfEdge = (feature: string) => feature.startsWith('ms')

it('is started without all that Playwright switches off, too', async () => {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const session = await browser.newBrowserCDPSession()
    const { commandLine } = await session.send('SystemInfo.getInfo')
    // Chromium reads the last list only, which is that of the tests.
    const [playwrights = [], own] = [...commandLine.matchAll(/--disable-features=(\S*)/g)].map(([, names = '']) => names.split(','))
    expect(playwrights).not.toEqual([])
    expect(own).toEqual(expect.arrayContaining(playwrights.filter((feature) => !isOfEdge(feature))))
  } finally {
    await browser.close()
  }
})
