import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const cwd = fileURLToPath(new URL('.', import.meta.url))

/** Installs the packages of `test/bench/package.json` if they are missing. */
export async function installPeers(report: (line: string) => void): Promise<void> {
  if (existsSync(`${cwd}node_modules`)) return
  report('Installing the libraries to measure, once.')
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd })
}
