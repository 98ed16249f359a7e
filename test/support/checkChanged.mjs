/**
 * `npm run check`: types and lint of everything, then the tests in the folder that mirrors each changed file. Tests that depend on a change
 * indirectly are left to `npm test`: for a line of the core these are 135 test files, which take minutes.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

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

// The linter lacks the types of the style sheets in .storybook.
run('oxlint', ['--type-aware', '--type-check', '--deny-warnings', '--ignore-pattern=stories/.storybook'])
const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
const tests = [...new Set(['test/architecture.test.ts', 'test/stories/citations.test.ts', ...changed.flatMap(testsOf)])]
run('vitest', ['run', '--project', 'unit', '--project', 'components', ...tests])
