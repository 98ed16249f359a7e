import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { writeGuides } from '../../stories/markdown/writeGuides.ts'
import { readExports } from '../../stories/members/readExports.ts'

const page = writeGuides().get('Exports.md') ?? ''
const tables = new Map(page.split(/^## `/m).map((part) => [part.slice(0, part.indexOf('`')), part]))

const entries = [
  ['moduleform', 'src/index.ts', 50],
  ['moduleform/core', 'src/core.ts', 50],
  ['moduleform/client', 'src/client.ts', 25],
  ['moduleform/module', 'src/module.ts', 8],
  ['moduleform/lint', 'src/lint.ts', 4],
  ['moduleform/node', 'src/node.ts', 1],
  ['moduleform/monaco', 'src/monaco.ts', 3],
  ['moduleform/testing', 'src/testing.ts', 2],
  ['moduleform/explain', 'src/explain.ts', 24],
] as const

const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file))
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
const program = ts.createProgram(
  entries.map(([, path]) => path),
  options,
)

/** The exports of a file, according to the compiler. */
function exportsOf(path: string): readonly string[] {
  const file = program.getSourceFile(path)
  const symbol = file && program.getTypeChecker().getSymbolAtLocation(file)
  return symbol === undefined
    ? []
    : program
        .getTypeChecker()
        .getExportsOfModule(symbol)
        .map(({ name }) => name)
}

describe('The page "Every export"', () => {
  it.each(entries)('has all that %s exports', (entry, path, least) => {
    const names = exportsOf(path)
    expect(names.length).toBeGreaterThanOrEqual(least)
    expect(names.filter((name) => !tables.get(entry)?.includes(`| \`${name}\` |`))).toEqual([])
  })

  it('says of each what it is', () => {
    const silent = Object.entries(readExports()).flatMap(([entry, exports]) =>
      exports.filter(({ text }) => text === '').map(({ name }) => `${entry}: ${name}`),
    )
    expect(silent).toEqual([])
  })

  it('has no examples: in a sentence they are not code any more', () => {
    const withCode = Object.entries(readExports()).flatMap(([entry, exports]) =>
      exports.filter(({ text }) => /=>|\/\/|[({]\s*\{/.test(text.replaceAll(/`[^`]*`/g, ''))).map(({ name }) => `${entry}: ${name}`),
    )
    expect(withCode).toEqual([])
  })
})
