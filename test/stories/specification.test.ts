import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { operands } from '../../src/core/schema/operands.ts'
import { fieldTypeNames } from '../../src/core/schema/fieldTypeNames.ts'
import { formatNames, languageNames, widgetNames } from '../../src/core/schema/wire.ts'

const page = readFileSync('stories/docs/Specification.mdx', 'utf8')

interface Row {
  /** `2.10` */
  readonly section: string
  /** The first cell. For a row of a table of the specification it contains code, for a sentence it does not. */
  readonly name: string
  readonly says: string
  readonly story: string | undefined
  readonly file: string
  readonly title: string
}

function rowsOf(text: string): readonly Row[] {
  let section = ''
  return text.split('\n').flatMap((line) => {
    section = /^##+ (\d+(?:\.\d+)?)/.exec(line)?.[1] ?? section
    const [, name = '', says = '', link = '', test = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const [, file, title] = /^`([^`]+)`: (.+)$/.exec(test) ?? []
    if (file === undefined || title === undefined) return []
    return [{ section, name, says, story: /\?path=\/story\/([^)]+)\)/.exec(link)?.[1], file, title }]
  })
}

const rows = rowsOf(page)

/** The ids of a file's stories in Storybook's addresses. */
function storyIdsOf(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8')
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? ''
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => toId(title, storyNameFromExport(name)))
}

const storyIds = globSync('stories/**/*.stories.tsx').flatMap(storyIdsOf)

/** The titles of the tests of a file: as written, and with the texts of `each` rows filled in. */
function titlesOf(path: string): ReadonlySet<string> {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) addTitles(node, titles)
    // If a file reads a folder of fixtures, their descriptions are titles.
    if (ts.isStringLiteral(node) && node.text.includes('fixtures/')) for (const title of describedIn(path, node.text)) titles.add(title)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return titles
}

function addTitles({ expression, arguments: [first] }: ts.CallExpression, titles: Set<string>): void {
  if (first === undefined || !ts.isStringLiteralLike(first) || !/^(it|test)\b/.test(expression.getText())) return
  titles.add(first.text)
  const list = ts.isCallExpression(expression) ? expression.arguments[0] : undefined
  if (list === undefined || !ts.isArrayLiteralExpression(list)) return
  for (const element of list.elements) {
    const filled = ts.isArrayLiteralExpression(element) ? element.elements[0] : element
    if (filled !== undefined && ts.isStringLiteralLike(filled)) titles.add(first.text.replace('%s', filled.text))
  }
}

function describedIn(path: string, pattern: string): readonly string[] {
  const folder = pattern.startsWith('.') ? join(dirname(path), pattern.replace(/\/[^/]*\*.*$/, '')) : pattern
  return globSync(`${folder}/*.json`).map((fixture) => {
    const { description } = JSON.parse(readFileSync(fixture, 'utf8')) as { readonly description?: string }
    return description ?? ''
  })
}

const cached = new Map<string, ReadonlySet<string>>()
function hasTest({ file, title }: Pick<Row, 'file' | 'title'>): boolean {
  if (!existsSync(file)) return false
  const titles = cached.get(file) ?? titlesOf(file)
  cached.set(file, titles)
  return titles.has(title)
}

/** The number of rows in the tables of the specification. */
const counts = {
  '2.1': 3,
  '2.2': 1,
  '2.3': 13,
  '2.4': 7,
  '2.5': 4,
  '2.6': 6,
  '2.7': 5,
  '2.8': 2,
  '2.9': 1,
  '2.10': 10,
  '2.11': 1,
  '2.12': 2,
  '4.2': 2,
}

describe('The rows of "Specification"', () => {
  it('are those of the tables of the specification', () => {
    const listed = rows.filter(({ name }) => name.startsWith('`'))
    const found = Object.fromEntries(
      Object.keys(counts).map((section) => [section, listed.filter((row) => row.section === section).length]),
    )
    expect(found).toEqual(counts)
    expect(listed.length).toBe(Object.values(counts).reduce((sum, count) => sum + count))
  })

  it.each([
    ['2.4', fieldTypeNames],
    ['2.5', widgetNames],
    ['2.5', languageNames],
    ['2.7', formatNames],
    ['2.10', Object.keys(operands)],
  ] as const)('name all that the tables of the code have (%s)', (section, names) => {
    const text = rows.filter((row) => row.section === section).map(({ name, says }) => `${name} ${says}`)
    expect(names.filter((name) => !text.join(' ').includes(`\`${name}\``))).toEqual([])
  })

  it('lead to stories that are there', () => {
    expect(rows.filter(({ story }) => story !== undefined && !storyIds.includes(story)).map(({ story }) => story)).toEqual([])
    // A story may be missing only if there is nothing to see.
    expect(rows.filter(({ story, section }) => story === undefined && !['5', '9'].includes(section))).toEqual([])
  })

  it('lead to tests that are there', () => {
    expect(rows.filter((row) => !hasTest(row)).map(({ file, title }) => `${file}: ${title}`)).toEqual([])
  })
})

describe('A test', () => {
  it.each([
    ['test/stories/specification.test.ts', 'lead to tests that are there', true],
    ['test/stories/specification.test.ts', 'lead to tests that were there', false],
    ['test/stories/gone.test.ts', 'lead to tests that are there', false],
    ['test/core/rules/evaluateRules.test.ts', 'combinators nest', true],
    ['test/core/schema/fieldTypes.test.ts', 'of a string', true],
    ['test/core/schema/fieldTypes.test.ts', 'of a text', false],
  ])('is found by its title: %s: %s', (file, title, isThere) => {
    expect(hasTest({ file, title })).toBe(isThere)
  })
})
