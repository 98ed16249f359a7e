import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder } from './support/makeFolder.ts'

const script = join(import.meta.dirname, '../.build/release.mjs')
const changelog = 'stories/docs/Changelog.mdx'

/** A repository that can be released as 1.2.0, with an `npm` that records its arguments and fails at `failing`. */
async function createRepository({ failing = 'nothing' } = {}) {
  const folder = await makeFolder()
  const log = join(await makeFolder(), 'log')
  const tools = await makeFolder()
  const env = {
    ...process.env,
    PATH: `${tools}:${process.env['PATH'] ?? ''}`,
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@a.test',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@a.test',
  }
  const run = (command: string, ...args: readonly string[]) => spawnSync(command, args, { cwd: folder, encoding: 'utf8', env })
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  const commit = () => {
    run('git', 'add', '.')
    run('git', 'commit', '-m', 'All')
  }
  writeFileSync(join(tools, 'npm'), `#!/bin/sh\necho "npm $*" >> ${log}\n[ "$*" != "${failing}" ]\n`)
  chmodSync(join(tools, 'npm'), 0o755)
  writeFileSync(log, '')
  run('git', 'init')
  mkdirSync(join(folder, 'stories/docs'), { recursive: true })
  write('package.json', '{ "name": "some", "version": "1.2.0" }')
  write('package-lock.json', '{ "version": "1.2.0" }')
  write(changelog, '# Changelog\n\n## 1.2.0, 1 May 2027\n\n## 1.1.0, 1 April 2027\n')
  commit()
  return {
    write,
    commit,
    run,
    release: (...args: readonly string[]) => run('node', script, ...args),
    asked: () => readFileSync(log, 'utf8').trim().split('\n').filter(Boolean),
  }
}

type Repository = Awaited<ReturnType<typeof createRepository>>

const checks = ['npm test', 'npm run test:more', 'npm run test:pictures', 'npm pack']
const left = ['npm run test:hosts', 'git tag v1.2.0', 'git push origin v1.2.0', 'npm publish some-1.2.0.tgz']

describe('npm run release', () => {
  it('runs the tests, packs, and says how to publish', async () => {
    const { release, asked } = await createRepository()
    const { status, stdout } = release()
    expect([status, asked()]).toEqual([0, checks])
    expect(stdout.trim().split('\n  ')).toEqual(['What is left:', ...left])
  })

  it('does none of it in a dry run', async () => {
    const { release, asked } = await createRepository()
    const { status, stdout } = release('--dry-run')
    expect([status, asked()]).toEqual([0, []])
    expect(stdout.trim().split('\n  ')).toEqual(['What is left:', ...checks, ...left])
  })

  it('packs nothing where a test fails', async () => {
    const { release, asked } = await createRepository({ failing: 'run test:more' })
    const { status, stdout } = release()
    expect([status, stdout, asked()]).toEqual([1, '', ['npm test', 'npm run test:more']])
  })

  it.each<[string, (repository: Repository) => void, string]>([
    ['something is not committed', ({ write }) => write('new', ''), 'Something is not committed: see git status.'],
    [
      'the lock file has another version',
      ({ write, commit }) => {
        write('package-lock.json', '{ "version": "1.1.0" }')
        commit()
      },
      'package-lock.json is not of version 1.2.0: run npm install.',
    ],
    [
      'the version is released',
      ({ run }) => void run('git', 'tag', 'v1.2.0'),
      'Version 1.2.0 has a tag, v1.2.0: raise the version in package.json.',
    ],
    ...['1.1.0, 1 May 2027', '1.2.0, not released yet'].map((heading): [string, (repository: Repository) => void, string] => [
      `the changelog begins with "${heading}"`,
      ({ write, commit }) => {
        write(changelog, `# Changelog\n\n## ${heading}\n\n## 1.2.0, 1 May 2027\n`)
        commit()
      },
      `The first heading of ${changelog} is not 1.2.0 and the day, as in "1.2.0, 1 May 2027".`,
    ]),
  ])('does nothing where %s, and says so', async (_name, change, sentence) => {
    const repository = await createRepository()
    change(repository)
    const { status, stderr } = repository.release()
    expect([status, stderr.trim(), repository.asked()]).toEqual([1, sentence, []])
  })
})
