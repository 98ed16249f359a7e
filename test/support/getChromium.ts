import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
import { chromiumOptions } from './chromium.ts'
import { installChromium } from './installChromium.ts'

async function findFault(): Promise<string | undefined> {
  try {
    const browser = await chromium.launch(chromiumOptions())
    await browser.close()
    return undefined
  } catch (error) {
    return String(error).split('\n')[0]
  }
}

const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

const fault = await installChromium({
  findFault,
  run: ([program = '', ...args]) => spawnSync(program, args, { stdio: 'ignore', env: environment }).status === 0,
  say: (line) => console.log(line),
})
if (fault !== undefined) {
  console.error(fault)
  process.exit(1)
}
