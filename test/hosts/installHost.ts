import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inject } from 'vitest'

const apps = fileURLToPath(new URL('apps/', import.meta.url))

/** Vitest's variables are removed, because React would use its development build. */
const { NODE_ENV: _, VITEST: __, ...environment } = process.env

export interface Host {
  /** The copy of the app, outside of the checkout. */
  readonly folder: string
  /** Runs a program in the copy. Resolves with its standard output; rejects with its output if it fails. */
  readonly run: (program: string, ...args: readonly string[]) => Promise<string>
}

/** Copies an app of `apps` out of the checkout and installs it by its lock file, with the packed package. */
export async function installHost(name: string): Promise<Host> {
  const folder = await copyHost(name)
  const run: Host['run'] = async (program, ...args) => {
    try {
      const { stdout } = await promisify(execFile)(program, args, {
        cwd: folder,
        env: { ...environment, NEXT_TELEMETRY_DISABLED: '1' },
        maxBuffer: 2 ** 24,
      })
      return stdout
    } catch (error) {
      throw new Error(`${program} ${args.join(' ')} in ${folder}: ${textOf(error)}`, { cause: error })
    }
  }
  // Not "npm ci", which refuses the lock file if a registry lacks one of Next's binaries for another system.
  await run('npm', 'install', '--no-save', '--no-audit', '--no-fund', inject('tarball'))
  return { folder, run }
}

async function copyHost(name: string): Promise<string> {
  const folder = join(inject('hostsFolder'), name)
  await cp(join(apps, name), folder, { recursive: true })
  await cp(join(apps, 'form'), join(folder, 'form'), { recursive: true })
  return folder
}

/** Programs write errors to either stream. */
function textOf(error: unknown): string {
  const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
  return `${stdout}\n${stderr}\n${String(error)}`
}
