/** How a Chromium is found and installed; tests replace these functions. */
export interface ChromiumSources {
  /** Why no Chromium starts, `undefined` if one does. */
  readonly findFault: () => Promise<string | undefined>
  /** Whether a command succeeded. */
  readonly run: (command: readonly string[]) => boolean
  readonly say: (line: string) => void
}

interface Source {
  readonly name: string
  readonly commands: readonly (readonly string[])[]
}

const playwright: Source = {
  name: "Playwright's own",
  commands: [['npx', 'playwright', 'install', 'chromium']],
}

/** Package managers, with the command that shows whether they are installed. */
const packageManagers: readonly (Source & { readonly isThere: readonly string[] })[] = [
  {
    name: 'the one of apt-get',
    isThere: ['apt-get', '--version'],
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ],
  },
  { name: 'the one of dnf', isThere: ['dnf', '--version'], commands: [['dnf', 'install', '-y', '-q', 'chromium']] },
  { name: 'the one of apk', isThere: ['apk', '--version'], commands: [['apk', 'add', '--quiet', 'chromium']] },
]

/**
 * Makes sure that tests find a Chromium that starts: an installed one, otherwise Playwright's download, otherwise one from the system's
 * package manager, as the current user or with a sudo that asks for no password.
 *
 * @returns why there is none and what to do, in one sentence; `undefined` if there is one
 */
export async function installChromium({ findFault, run, say }: ChromiumSources): Promise<string | undefined> {
  if ((await findFault()) === undefined) return undefined
  const there = packageManagers.filter(({ isThere }) => run(isThere))
  const asRoot = there.map(({ name, commands }): Source => ({
    name: `${name}, by sudo`,
    commands: commands.map((command) => ['sudo', '-n', ...command]),
  }))
  for (const { name, commands } of [playwright, ...there, ...asRoot]) {
    say(`No Chromium starts. Getting ${name}: ${commands.map((command) => command.join(' ')).join(' && ')}`)
    if (commands.every(run) && (await findFault()) === undefined) return undefined
    say('It could not be had, or does not start.')
  }
  return `The tests need a Chromium, and none could be got: ${(await findFault())?.replace(/\.?$/, '.')} Install one, or set CHROMIUM_PATH to one.`
}
