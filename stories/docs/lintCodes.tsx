import { type CodeRow, codeTable } from '../../src/cli/lint/codeTable.ts'
import { diffArrays } from 'diff'
import { formatProblem, lintSchema } from 'moduleform/lint'
import { formatExample } from './formatExample.ts'
import { TableHead } from '../members/memberTable.tsx'

interface Fixture {
  /** The place of the problem. */
  readonly pointer?: string
  readonly schema: unknown
}

const fixtures = import.meta.glob<Fixture>('../../test/fixtures/lint/*/*.json', { eager: true, import: 'default' })

const fixtureOf = (code: string, kind: 'bad' | 'good'): Fixture | undefined => fixtures[`../../test/fixtures/lint/${code}.${kind}.json`]

/** Examples for codes about the text of a file, which no schema can show. */
const sourceExamples: Readonly<Record<string, readonly [bad: string, good: string]>> = {
  'source/not-json': ['{\n  // The form\n  "fields": [],\n}', '{\n  "fields": []\n}'],
  'source/not-yaml': ['fields:\n- id: name\n label: Name', 'fields:\n- id: name\n  label: Name'],
  'ignore/without-reason': [
    '{ "id": "name", "type": "string", "x-moduleform-ignore": { "field/missing-label": "" } }',
    '{ "id": "name", "type": "string", "x-moduleform-ignore": { "field/missing-label": "The host draws it." } }',
  ],
  'ignore/unused': [
    '{ "id": "name", "type": "string", "label": "Name", "x-moduleform-ignore": { "field/missing-label": "The host draws it." } }',
    '{ "id": "name", "type": "string", "label": "Name" }',
  ],
  'source/merge-key': ['defaults: &text { type: string }\nfields:\n- <<: *text\n  id: name', 'fields:\n- type: string\n  id: name'],
  'source/schema-answer': ['{ "data": { "schema": { "fields": [] } } }', '{ "fields": [] }'],
  'source/content-answer': ['{ "content_objects": [{ "content_object_name": "cities", "data": [] }] }', '{ "fields": [] }'],
  'source/duplicate-key': ['{ "id": "name", "type": "string", "type": "integer" }', '{ "id": "name", "type": "integer" }'],
}

const areaOf = (code: string): string => code.slice(0, code.indexOf('/'))
const areas = [...new Set(codeTable.map(({ code }) => areaOf(code)))]

/** How many codes there are, by level. */
export function CodeCount() {
  const count = (level: CodeRow['level']) => codeTable.filter((row) => row.level === level).length
  return (
    <p>
      {codeTable.length} codes: {count('error')} errors, {count('warning')} warnings, {count('info')} infos.
    </p>
  )
}

/** All codes in a table, each with a link to its examples. */
export function CodeTable() {
  return (
    <table>
      <TableHead names={['Code', 'Level', 'What must hold']} />
      <tbody>
        {codeTable.map(({ code, level, summary }) => (
          <tr key={code}>
            <th scope="row" style={{ textAlign: 'start' }}>
              <a href={`#${anchorOf(code)}`} target="_self">
                {code}
              </a>
            </th>
            <td>{level}</td>
            <td>{summary}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The name that readers of Markdown give the heading of a code. */
const anchorOf = (code: string): string => code.replace('/', '')

/** Each code with its message, an example and a counter-example, by area. */
export function CodeExamples() {
  return areas.map((area) => (
    <section key={area}>
      <h2>{area}</h2>
      {codeTable
        .filter(({ code }) => areaOf(code) === area)
        .map((row) => (
          <CodeExample key={row.code} row={row} />
        ))}
    </section>
  ))
}

interface DiffLine {
  readonly mark: ' ' | '-' | '+'
  readonly text: string
}

const compareLines = (before: string, after: string): readonly DiffLine[] =>
  diffArrays(before.split('\n'), after.split('\n')).flatMap(({ added, removed, value }) =>
    value.map((text): DiffLine => ({ mark: added ? '+' : removed ? '-' : ' ', text })),
  )

function CodeExample({ row: { code, level, summary, section } }: { readonly row: CodeRow }) {
  const { bad, good, sentence } = examplesOf(code)
  const lines = compareLines(bad ?? '', good ?? '')
  return (
    <article>
      <h3 id={anchorOf(code)}>{code}</h3>
      <p>
        {summary} <em>{level}</em>, {section.charAt(0).toLowerCase() + section.slice(1)}
      </p>
      {sentence !== undefined && <blockquote>{sentence}</blockquote>}
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))', marginBottom: 24 }}>
        {bad !== undefined && <Code title="Wrong" lines={lines.filter(({ mark }) => mark !== '+')} background="rgba(220, 60, 60, 0.16)" />}
        {good !== undefined && <Code title="Right" lines={lines.filter(({ mark }) => mark !== '-')} background="rgba(40, 160, 80, 0.18)" />}
      </div>
    </article>
  )
}

interface CodeProps {
  readonly title: string
  readonly lines: readonly DiffLine[]
  /** Of the lines that the other example lacks. */
  readonly background: string
}

function Code({ title, lines, background }: CodeProps) {
  return (
    <div style={{ minWidth: 0 }}>
      <p>
        <strong>{title}</strong>
      </p>
      <pre style={{ margin: 0, padding: 12, background: 'rgba(128, 128, 128, 0.12)', borderRadius: 4 }}>
        <code>
          {lines.map(({ mark, text }, index) => (
            // Lines never move, so the index identifies them.
            <span key={index} style={mark === ' ' ? codeFont : { ...codeFont, background }}>{`${text}\n`}</span>
          ))}
        </code>
      </pre>
    </div>
  )
}

/** Storybook sets its own font for every span, and keeps code from wrapping. */
const codeFont = { fontFamily: 'monospace', fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

interface Examples {
  readonly bad?: string | undefined
  readonly good?: string | undefined
  readonly sentence?: string | undefined
}

const examplesOf = (code: string): Examples => {
  const [bad, good] = sourceExamples[code] ?? []
  if (bad !== undefined) return { bad, good }
  const wrong = fixtureOf(code, 'bad')
  const right = fixtureOf(code, 'good')
  const problem = wrong && lintSchema(wrong.schema).find((found) => found.code === code)
  const said = problem && formatProblem(problem)
  return {
    bad: wrong && formatExample(shownPart(wrong.schema, code)),
    good: right && formatExample(shownPart(right.schema, code)),
    sentence: said && `${said.message} ${said.hint}`,
  }
}

/** Without the metadata, which are always the same, except for codes about them. */
const shownPart = (schema: unknown, code: string): unknown => {
  if (areaOf(code) === 'schema' || typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== 'metadata'))
}
