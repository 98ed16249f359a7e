import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { guideParts } from './guideParts.tsx'
import { fence, writeElement } from './writeElement.ts'

const folder = 'stories/docs'

interface Guide {
  /** Without folder and extension: the name of its Markdown file. */
  readonly name: string
  readonly path: string
  readonly source: string
}

/** Pages for contributors, which refer to files that the package does not contain. */
const isForContributors = ({ source }: Guide): boolean => source.includes('<Meta title="Docs/For contributors/')

/** The guides of Storybook as plain Markdown: file names with their text. Run in the root of the project. */
export function writeGuides(): ReadonlyMap<string, string> {
  const guides = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => join(folder, file))
    .map((path): Guide => ({ name: basename(path, '.mdx'), path, source: readFileSync(path, 'utf8') }))
    .filter((guide) => !isForContributors(guide))
  const fileOf = new Map(guides.map((guide) => [pageOf(guide), `${guide.name}.md`]))
  return new Map(guides.map((guide) => [`${guide.name}.md`, writeGuide(guide, fileOf)]))
}

/** The id of a guide in Storybook's addresses: `docs-lint-codes--docs` for the title "Docs/Lint codes". */
function pageOf({ path, source }: Guide): string {
  const title = /<Meta title="([^"]+)" \/>/.exec(source)?.[1]
  if (title === undefined) throw new Error(`${path} has no title. Begin it with <Meta title="Docs/…" />.`)
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`
}

function writeGuide(guide: Guide, fileOf: ReadonlyMap<string, string>): string {
  let isCode = false
  const lines = guide.source.split('\n').map((line) => {
    if (line.startsWith('```')) isCode = !isCode
    if (isCode) return line
    if (/^import .* from /.test(line) || /^<(Meta|img) /.test(line)) return ''
    return writeLinks(line.startsWith('<') ? writePart(line, guide) : tightenRow(line), guide, fileOf)
  })
  return `${lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

function writePart(line: string, { path, source }: Guide): string {
  const [, variable, language] = /^<Source code=\{(\w+)\} language="(\w+)" \/>$/.exec(line) ?? []
  if (variable !== undefined && language !== undefined) {
    const file = new RegExp(`^import ${variable} from '([^?']+)\\?raw'`, 'm').exec(source)?.[1]
    if (file !== undefined) return fence(besideEachOther(readFileSync(join(dirname(path), file), 'utf8')).trimEnd(), language)
  }
  if (!Object.hasOwn(guideParts, line)) {
    throw new Error(`${path} holds ${line}, which has no Markdown. Add it to stories/markdown/guideParts.tsx.`)
  }
  return writeElement(guideParts[line])
}

/** A row of a table without the spaces that align its columns, a fifteenth of all guides: tables that are generated have none either. */
const tightenRow = (line: string): string => {
  if (!line.startsWith('|')) return line
  return /^[|:\s-]+$/.test(line) ? line.replaceAll(/-{3,}/g, '---') : line.replaceAll(/ +\|/g, ' |')
}

/** The folders of the project are not in the package: a file imports its neighbours on the page. */
const besideEachOther = (code: string): string => code.replaceAll(/ from '(?:\.\.\/)+stories\/docs\/\w+\/(?=[^'/]+')/g, " from './")

/** Storybook links to a guide by its page, Markdown by its file. */
const writeLinks = (line: string, { path }: Guide, fileOf: ReadonlyMap<string, string>): string =>
  line.replaceAll(/\]\(\?path=\/docs\/([^)#]+)\)/g, (_, page: string) => {
    const file = fileOf.get(page)
    if (file === undefined) throw new Error(`${path} links to ${page}, but no guide is called so.`)
    return `](./${file})`
  })
