import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** Paths used by packages of Linux distributions. */
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser']

/** What Playwright switches off, Edge's apart: Chromium reads the last list only. A test compares the two. */
const playwrightDisabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The list below the address bar, which nobody sees: every window would load 400 modules for it. */
const addressBarFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Arguments for tests: no sandbox, which containers lack, and no connections to Google. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrightDisabledFeatures, ...addressBarFeatures].join()}`,
]

/** How Playwright starts Chromium: the one at `CHROMIUM_PATH`, otherwise the system's, otherwise Playwright's own. */
export function chromiumOptions(): LaunchOptions {
  const path = process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path))
  return path === undefined ? { args } : { executablePath: path, args }
}

/** Why there is no Chromium to start, and what to do; `undefined` if there is one. */
export function explainMissingChromium(): string | undefined {
  const { executablePath = chromium.executablePath() } = chromiumOptions()
  if (existsSync(executablePath)) return undefined
  return `The tests need a Chromium, and there is none at ${executablePath}. Run "npm run test:chromium", which gets one, or set CHROMIUM_PATH.`
}
