import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = 'stories/docs'
const ofContributors = readdirSync(folder)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `${folder}/${file}`)
  .filter((path) => readFileSync(path, 'utf8').includes('<Meta title="Docs/For contributors/'))
const pages = [...ofContributors, 'README.md', '.github/CONTRIBUTING.md'].filter((path) => existsSync(path))

const spans = (text: string): readonly string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '')
const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }

/** `src/core/plan` or `.knip.json`; not `src/*.ts`, nor the output of a build. */
const isPath = (span: string) => /^(?:(?:src|test|stories|playground|\.build|\.ci|\.github)(?:\/[\w.-]+)*|\.[\w-]+\.json)$/.test(span)

describe.each(pages)('%s', (path) => {
  const text = readFileSync(path, 'utf8')

  it('names files and folders that are there', () => {
    const named = spans(text).filter(isPath)
    expect(named.filter((name) => !existsSync(name))).toEqual([])
  })

  it('names scripts that are there', () => {
    const scripts = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '')
    expect(scripts.filter((name) => packageJson.scripts[name] === undefined)).toEqual([])
  })

  it('links to pages and files that are there', () => {
    const titles = readdirSync(folder)
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => /title="([^"]+)"/.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.[1] ?? '')
    const ids = titles.map((title) => `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`)
    const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target ?? '')
    const files = targets.filter((target) => target.startsWith('../')).map((target) => target.slice(3))
    expect(targets.filter((target) => target.startsWith('?path=/docs/') && !ids.includes(target))).toEqual([])
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })
})

it('The pages for contributors are four, and name many files', () => {
  expect(ofContributors).toHaveLength(4)
  expect(ofContributors.flatMap((path) => spans(readFileSync(path, 'utf8')).filter(isPath)).length).toBeGreaterThan(150)
})

it('Each step of the walks in "Architecture" is a function of the file it names', () => {
  const steps = readFileSync(`${folder}/Architecture.mdx`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, file] = /\| `(\w+)` +\| `(src\/[^`]+)` +\|$/.exec(line) ?? []
      return name === undefined || file === undefined ? [] : [{ name, file }]
    })
  expect(steps.length).toBeGreaterThan(30)
  expect(
    steps.filter(
      ({ name, file }) => !existsSync(file) || !new RegExp(`\\b(function|const|class) ${name}\\b`).test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([])
})
