/**
 * `npm run check`: lint of everything, types of what changed and of what imports it, then the tests in the folder that mirrors each changed
 * file. What depends on a change indirectly is left to `npm test`: types of everything take 20 s, and the tests of a line of the core are 135
 * files, which take minutes.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const run = (command, args) => {
  const { status } = spawnSync('npx', [command, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** `src/widgets/number/stepDecimal.ts` is tested in `test/widgets/number`, `src/store/cells/cell.ts` in `test/store`. */
function testsOf(path) {
  if (/^test\/.*\.test\.tsx?$/.test(path)) return existsSync(path) ? [path] : []
  if (/^(stories|README)/.test(path)) return ['test/stories', 'test/readme.test.tsx']
  let folder = dirname(path.replace(/^src/, 'test'))
  while (folder.includes('/') && !existsSync(folder)) folder = dirname(folder)
  return folder.includes('/') ? [`${folder}/`] : []
}

/** A changed file, unless it is gone, and the files that import it by its name. What imports an entry of the package is not found. */
function withImporters(path) {
  const found = spawnSync('git', ['grep', '--untracked', '-lF', `/${basename(path)}'`, '--', '*.ts', '*.tsx'], { encoding: 'utf8' })
  return [path, ...found.stdout.split('\n').filter(Boolean)].filter((one) => existsSync(one))
}

const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
run('oxlint', ['--deny-warnings'])
const typed = new Set(changed.filter((path) => /\.tsx?$/.test(path)).flatMap(withImporters))
if (typed.size > 0) {
  const types = ['--type-aware', '--type-check', '--deny-warnings', '--no-error-on-unmatched-pattern']
  // The linter lacks the types of the style sheets in .storybook.
  run('oxlint', [...types, '--ignore-pattern=stories/.storybook', ...typed])
}
const tests = [...new Set(['test/architecture.test.ts', 'test/stories/citations.test.ts', ...changed.flatMap(testsOf)])]
run('vitest', ['run', '--project', 'unit', '--project', 'components', ...tests])
