import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checks } from '../../src/cli/check/checks/checks.ts'
import { commands } from '../../src/cli/commands.ts'
import { codeTable } from '../../src/cli/lint/codeTable.ts'
import { writeGuides } from '../../stories/markdown/writeGuides.ts'

const pagesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })

const guides = writeGuides()
const names = [...guides.keys()]
const textOf = (name: string) => guides.get(name) ?? ''
/** Without code blocks and code spans. */
const proseOf = (name: string) =>
  textOf(name)
    .replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '')
    .replaceAll(/`[^`]*`/g, '')
/** The names by which readers of Markdown link to the headings. */
const headingsOf = (name: string) =>
  [...textOf(name).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

describe('The guides as Markdown', () => {
  it('are those of Storybook, but for the pages for contributors', () => {
    const pages = pagesIn('stories/docs').filter((file) => file.endsWith('.mdx'))
    const written = pages.filter((file) => !readFileSync(`stories/docs/${file}`, 'utf8').includes('title="Docs/For contributors/'))
    expect(written.length).toBeGreaterThan(12)
    expect(pages).toContain('Specification.mdx')
    expect(written).not.toContain('Specification.mdx')
    expect(names.sort()).toEqual(written.map((file) => basename(file, '.mdx') + '.md').sort())
  })

  it.each(names)('hold no import, element or picture: %s', (name) => {
    expect(textOf(name)).toMatch(/^# \S/)
    expect(proseOf(name)).not.toMatch(/^import |^export |^<|!\[|\{\w+\}/m)
  })

  it('hold tables without the spaces that align their columns', () => {
    expect(textOf('Start.md')).toMatch(/^\| Guide \| Covers \|\n\| --- \| --- \|\n\| \[Embedding\]\S+ \| every prop/m)
  })

  it.each(names)('hold what their code imports from other files, which it names without the folders of the project: %s', (name) => {
    for (const [, exported = '', file = ''] of textOf(name).matchAll(/ \{ (\w+).*? \} from '(\.[^']+)'/g)) {
      expect(file).toMatch(/^\.\/[^/]+$/)
      expect(textOf(name)).toMatch(new RegExp(`^export (async )?(const|function) ${exported}\\b`, 'm'))
    }
  })

  it.each(names)('link to guides that are there, and to places in them: %s', (name) => {
    const links = [...proseOf(name).matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target ?? '')
    for (const link of links) {
      if (link.startsWith('#')) expect(headingsOf(name)).toContain(link.slice(1))
      else if (!link.startsWith('http')) expect(names.map((other) => `./${other}`)).toContain(link)
    }
  })

  it.each([
    ['lint', 'Checking.md'],
    ['check', 'CheckingAModule.md'],
    ['playground', 'Playground.md'],
  ])('list each option of moduleform %s', async (command, guide) => {
    const help = (await commands[command]?.())?.help ?? ''
    const options = [...help.matchAll(/^ {2}(--.*?)(?: {2}|$)/gm)].flatMap(([, shown = '']) => shown.match(/--[a-z\d-]+/g) ?? [])
    expect(options.length).toBeGreaterThan(3)
    for (const option of options.filter((one) => one !== '--help'))
      expect(textOf(guide), option).toMatch(new RegExp(`^\\| [^|]*${option}[ \`]`, 'm'))
  })

  it('hold what Storybook draws: tables, examples and files', () => {
    for (const { code } of codeTable) expect(textOf('LintCodes.md')).toContain(`| [${code}](#${code.replace('/', '')}) |`)
    for (const { code } of checks) expect(textOf('CheckingAModule.md')).toContain(`| \`${code}\``)
    expect(textOf('LintCodes.md')).toContain('**Wrong**\n\n```\n')
    expect(textOf('Performance.md')).toMatch(/\| Work \| Goal \| Measured \| {2}\|\n\| --- \| --- \| --- \| --- \|\n/)
    expect(textOf('WritingAModule.md')).toContain(readFileSync('stories/docs/examples/addressModule.ts', 'utf8').trim())
    expect(textOf('Theming.md')).toContain(readFileSync('stories/themes/shadcn.css', 'utf8').trim())
  })
})

it('Every page and every scenario has its place in the sidebar', () => {
  const order = readFileSync('stories/.storybook/preview.tsx', 'utf8').split('storySort')[1]?.split('a11y')[0] ?? ''
  const sources = ['stories/docs', 'stories/scenarios'].flatMap((folder) =>
    pagesIn(folder)
      .filter((file) => /\.(mdx|stories\.tsx)$/.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  )
  const titles = sources.map((source) => /\btitle(?:=|: )["']([^"']+)["']/.exec(source)?.[1] ?? 'no title')
  expect(titles.length).toBeGreaterThan(20)
  expect(titles.filter((title) => !title.split('/').every((part) => order.includes(`'${part}'`)))).toEqual([])
})
