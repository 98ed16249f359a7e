/**
 * `npm run release`: a clean tree, a version without a tag that the changelog speaks of, the tests, the package packed. It publishes nothing and
 * needs no network: what is left it prints. `-- --dry-run` stops before the tests.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const read = (path) => readFileSync(path, 'utf8')
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const changelog = 'stories/docs/Changelog.mdx'
const { name, version } = JSON.parse(read('package.json'))
const [, newest] = /^## (\S+), \d+ \w+ \d{4}$/m.exec(/^## .*/m.exec(read(changelog))?.[0] ?? '') ?? []

const obstacles = [
  [git('status', '--porcelain') !== '', 'Something is not committed: see git status.'],
  [JSON.parse(read('package-lock.json')).version !== version, `package-lock.json is not of version ${version}: run npm install.`],
  [git('tag', '--list', `v${version}`) !== '', `Version ${version} has a tag, v${version}: raise the version in package.json.`],
  [newest !== version, `The first heading of ${changelog} is not ${version} and the day, as in "${version}, 1 May 2027".`],
].flatMap(([isInTheWay, sentence]) => (isInTheWay ? [sentence] : []))

if (obstacles.length > 0) {
  process.stderr.write(`${obstacles.join('\n')}\n`)
  process.exit(1)
}

const isDry = process.argv.includes('--dry-run')
const steps = ['npm test', 'npm run test:more', 'npm run test:pictures', 'npm pack']
const left = ['npm run test:hosts', `git tag v${version}`, `git push origin v${version}`, `npm publish ${name}-${version}.tgz`]

for (const step of isDry ? [] : steps) {
  const [command, ...args] = step.split(' ')
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
process.stdout.write(`${['What is left:', ...(isDry ? steps : []), ...left].join('\n  ')}\n`)
