import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Page = 'decisions' | 'specification'

interface Heading {
  /** `2` or `2.10`; '' for a heading without a number, unless it is below a numbered one. */
  readonly section: string
  readonly name: string
  readonly anchor: string
}

interface Citation {
  readonly page: Page
  readonly section: string
  /** A heading below the section: `"Numbers"` or, without quotes, the words after the comma. */
  readonly name: string | undefined
  readonly words: string
}

const folders = ['src', 'playground', 'test', 'stories', '.build']
const pages: Readonly<Record<Page, string>> = { decisions: 'stories/docs/Decisions.mdx', specification: 'stories/docs/Specification.mdx' }

/** The anchor that Storybook gives a heading, in GitHub's syntax. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

function headingsOf(page: Page): readonly Heading[] {
  let section = ''
  return [...readFileSync(pages[page], 'utf8').matchAll(/^##+ (.+)$/gm)].map(([, text = '']) => {
    const [, number, name = text] = /^(\d+(?:\.\d+)?)\.? (.+)$/.exec(text) ?? []
    section = number ?? section
    return { section, name: number === undefined ? name : '', anchor: anchorOf(text) }
  })
}

const headings: Readonly<Record<Page, readonly Heading[]>> = {
  decisions: headingsOf('decisions'),
  specification: headingsOf('specification'),
}

/** The text of a file with multi-line comments joined into one line each. */
const joinLines = (source: string): string => source.replaceAll(/\s*\n\s*(\*(?!\/)|\/\/)?\s*/g, ' ')

const number = String.raw`\d+(?:\.\d+)?`
const sectionList = (mark: string) => `${mark}${number}(?:(?:,| and| to|, and) ${mark}${number})*`
const patterns: Readonly<Record<Page, RegExp>> = {
  // "Decisions §2 and §4", "decisions §1, aliases", `Decisions §2, "Numbers"`; a principle follows a comma.
  decisions: new RegExp(
    String.raw`\bdecisions (${sectionList('§')})(?:, (?:"([^"]+)"|(?!principle )([a-z][a-z -]*?)(?=[.;:)'\x60]|$)))?`,
    'gi',
  ),
  specification: new RegExp(String.raw`\bspecification (${sectionList('')})()()`, 'gi'),
}

/** "§5 to §7" is all three; "2.5 to 2.7" likewise. */
function sectionsOf(list: string): readonly string[] {
  return [...list.matchAll(new RegExp(`( to )?§?(${number})`, 'g'))].flatMap(([, range, last = ''], index, all) => {
    if (range === undefined) return [last]
    const first = all[index - 1]?.[2] ?? last
    const [chapter = '', from] = first.split('.')
    if (from === undefined) return countUp(Number(first) + 1, Number(last)).map(String)
    return countUp(Number(from) + 1, Number(last.split('.')[1])).map((part) => `${chapter}.${part}`)
  })
}

const countUp = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index)

function citationsOf(source: string): readonly Citation[] {
  const text = joinLines(source)
  const numbered = (['decisions', 'specification'] as const).flatMap((page) =>
    [...text.matchAll(patterns[page])].flatMap(([words, list = '', quoted, plain]) => {
      const sections = sectionsOf(list)
      return sections.map((section, index): Citation => {
        const name = index === sections.length - 1 ? quoted || plain || undefined : undefined
        return { page, section, name, words }
      })
    }),
  )
  // Checks of a running module cite the specification by number only.
  const bare = [...text.matchAll(/\bsection: '([\d., ]+)'/g)].flatMap(([words, list = '']) =>
    sectionsOf(list).map((section): Citation => ({ page: 'specification', section, name: undefined, words })),
  )
  const principles = [...text.matchAll(/\bprinciple (\d)/gi)].map(([words]): Citation => ({
    page: 'decisions',
    section: '',
    name: words,
    words,
  }))
  return [...numbered, ...bare, ...principles]
}

/** The anchor that a citation leads to. */
function anchorFor({ page, section, name = '' }: Citation): string | undefined {
  return headings[page].find((heading) => heading.section === section && heading.name.toLowerCase() === name.toLowerCase())?.anchor
}

const unresolved = (path: string, source: string): readonly string[] =>
  citationsOf(source)
    .filter((citation) => anchorFor(citation) === undefined)
    .map(
      ({ page, section, name, words }) =>
        `${path}: "${words}" leads nowhere: ${pages[page]} has no ${[section, name].filter(Boolean).join(', ')}.`,
    )

const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path).replaceAll('\\', '/')))
  .filter((path) => /\.(?:tsx?|mdx|css)$/.test(path) && !path.includes('/node_modules/') && !path.endsWith('stories/citations.test.ts'))

describe('Citations', () => {
  it('lead to a heading of the decisions or the specification', () => {
    expect(files.flatMap((path) => unresolved(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  it('are found at all, of both pages', () => {
    const found = files.flatMap((path) => citationsOf(readFileSync(path, 'utf8')))
    expect(found.filter(({ page }) => page === 'decisions').length).toBeGreaterThan(100)
    expect(found.filter(({ page }) => page === 'specification').length).toBeGreaterThan(100)
  })

  it.each(['decisions', 'specification'] as const)('have one anchor each: the headings of the %s differ', (page) => {
    const anchors = headings[page].map(({ anchor }) => anchor)
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([])
  })
})

describe('A citation', () => {
  it.each([
    ['// Decisions §7.', ['7-on-the-wire']],
    ['/** A list. Decisions §2\n * and §4. */', ['2-values', '4-hidden-fields']],
    ["section: 'Specification 2.10, decisions §3'", ['3-rules', '210-rules-conditional-logic']],
    ['/** Decisions §1, aliases. */', ['aliases']],
    ['/** Decisions §2, "Date and date-time". */', ['date-and-date-time']],
    ['/** Decisions §5 to §7 */', ['5-schema-reload', '6-content', '7-on-the-wire']],
    ['/** Decisions, principle 2, and what else there is. */', ['principle-2']],
    ['/** Specification 2.6 and 7: */', ['26-validation', '7-errors']],
    ['/** Specification 2.5 to 2.7. */', ['25-ui_options', '26-validation', '27-format-field-property']],
    ["section: '2.4, 2.9',", ['24-field-types', '29-choices']],
  ])('is read from %j', (source, anchors) => {
    expect(citationsOf(source).map((citation) => anchorFor(citation))).toEqual(anchors)
  })

  it.each([
    ['// Decisions §13.', 'a.ts: "Decisions §13" leads nowhere: stories/docs/Decisions.mdx has no 13.'],
    ['// Decisions §1, spelling.', 'a.ts: "Decisions §1, spelling" leads nowhere: stories/docs/Decisions.mdx has no 1, spelling.'],
    ['// Decisions §3, "Numbers".', 'a.ts: "Decisions §3, "Numbers"" leads nowhere: stories/docs/Decisions.mdx has no 3, Numbers.'],
    ['// Specification 2.13.', 'a.ts: "Specification 2.13" leads nowhere: stories/docs/Specification.mdx has no 2.13.'],
    ['// Principle 3.', 'a.ts: "Principle 3" leads nowhere: stories/docs/Decisions.mdx has no Principle 3.'],
  ])('that leads nowhere is told: %j', (source, sentence) => {
    expect(unresolved('a.ts', source)).toEqual([sentence])
  })
})
