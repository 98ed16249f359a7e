import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { preProcessFile } from 'typescript'
import { describe, expect, it } from 'vitest'
import { layers, type Layer } from './layers.ts'

const forbiddenNames = /^(utils?|helpers?|common|shared|misc|index)$/
/** The only permitted file called `index`: the entry ".". */
const entryIndex = 'index.ts'

interface SourceFile {
  /** Relative to src, with forward slashes. */
  readonly path: string
  readonly text: string
}

const isInside = (path: string, folder: string) => folder === '' || path === folder || path.startsWith(`${folder}/`)

function layerOf(path: string): Layer | undefined {
  const fits = layers.filter(({ folder }) => (folder === '' ? !path.includes('/') : isInside(path, folder)))
  return fits.sort((a, b) => b.folder.length - a.folder.length)[0]
}

/** All import and export sources of a file, including type-only and dynamic ones. */
const importsOf = ({ text }: SourceFile): string[] => preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)

/**
 * Files of workers, which are started and not imported: the layers apply to them, but they may share types with the file that starts them.
 */
const workersOf = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/new URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g)].map(([, path]) => path ?? '')

const isRelative = (source: string) => source.startsWith('.')
const resolveImport = (file: SourceFile, source: string) =>
  normalize(join(dirname(file.path), source.replace(/\?.*$/, ''))).replaceAll('\\', '/')

const allowsNpm = (npm: readonly string[], source: string) =>
  npm.some((name) => source === name || (/[/:]$/.test(name) && source.startsWith(name)))
const list = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.map((name) => name || 'everything').join(', '))

function checkImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const layer = layerOf(file.path)
    if (layer === undefined) return [`src/${file.path} lies in no layer. Add its folder to the table in test/layers.ts.`]
    const name = layer.folder === '' ? 'src' : `src/${layer.folder}`
    return [...importsOf(file), ...workersOf(file)].flatMap((source) => {
      if (!isRelative(source)) {
        return allowsNpm(layer.npm, source)
          ? []
          : [`src/${file.path} imports "${source}". From npm, ${name} may import ${list(layer.npm)}.`]
      }
      const target = resolveImport(file, source)
      const isAllowed = [layer.folder, ...layer.imports].some((folder) => isInside(target, folder))
      return isAllowed ? [] : [`src/${file.path} imports "${source}". Besides itself, ${name} may import ${list(layer.imports)}.`]
    })
  })
}

/** The linter finds cycles too, but none with an import at run time. */
function checkCycles(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const finished = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: readonly string[]) => {
    const file = byPath.get(path)
    if (file === undefined || finished.has(path)) return
    if (trail.includes(path)) {
      found.push(`Import cycle: ${[...trail.slice(trail.indexOf(path)), path].map((one) => `src/${one}`).join(' → ')}.`)
      return
    }
    for (const source of importsOf(file).filter(isRelative)) visit(resolveImport(file, source), [...trail, path])
    finished.add(path)
  }
  for (const { path } of files) visit(path, [])
  return found
}

/** The linter checks the length of a file and that its exports are named. */
function checkNames(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => {
    const forbidden =
      path === entryIndex ? undefined : path.split('/').find((part) => forbiddenNames.test(basename(part).split('.')[0] ?? ''))
    return forbidden === undefined ? [] : [`src/${path} is named "${forbidden}". Name it as what it holds.`]
  })
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path): SourceFile => ({ path, text: readFileSync(join('src', path), 'utf8') }))

describe('src', () => {
  it('keeps to the imports its layers allow', () => {
    expect(checkImports(sources)).toEqual([])
  })

  it('imports all that its layers may take from npm', () => {
    const idle = layers.flatMap(({ folder, npm }) => {
      const taken = sources.filter(({ path }) => layerOf(path)?.folder === folder).flatMap(importsOf)
      return npm.filter((name) => !taken.some((source) => allowsNpm([name], source))).map((name) => `${folder}: ${name}`)
    })
    expect(idle).toEqual([])
  })

  it('has no import cycles', () => {
    expect(checkCycles(sources)).toEqual([])
  })

  it('has telling names', () => {
    expect(checkNames(sources)).toEqual([])
  })

  it('is read at all', () => {
    expect(sources.map(({ path }) => path)).toContain('core/schema/wire.ts')
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(sources.length)
  })
})

describe('the architecture check', () => {
  it.each([
    [
      'core/rules/a.ts',
      "import { b } from '../validation/b.ts'",
      'src/core/rules/a.ts imports "../validation/b.ts". Besides itself, src/core/rules may import core/schema, core/values, core/plan.',
    ],
    [
      'core/schema/a.ts',
      "import type { B } from '../values/b.ts'",
      'src/core/schema/a.ts imports "../values/b.ts". Besides itself, src/core/schema may import nothing.',
    ],
    ['core/plan/a.ts', "import x from 'left-pad'", 'src/core/plan/a.ts imports "left-pad". From npm, src/core/plan may import nothing.'],
    [
      'store/a.ts',
      "export { createClient } from '../client/createClient.ts'",
      'src/store/a.ts imports "../client/createClient.ts". Besides itself, src/store may import core, client/moduleClient.ts, client/clock.ts, client/errors.ts, client/logInDevelopment.ts.',
    ],
    [
      'widgets/code/a.tsx',
      "const load = () => import('../../monaco/CodeEditor.tsx')",
      'src/widgets/code/a.tsx imports "../../monaco/CodeEditor.tsx". Besides itself, src/widgets may import core, react.',
    ],
    [
      'widgets/a.tsx',
      "import * as monaco from 'monaco-editor/editor'",
      'src/widgets/a.tsx imports "monaco-editor/editor". From npm, src/widgets may import react, react-dom, @floating-ui/dom.',
    ],
    [
      'patterns/a.ts',
      "new Worker(new URL('../store/b.ts', import.meta.url))",
      'src/patterns/a.ts imports "../store/b.ts". Besides itself, src/patterns may import core.',
    ],
    ['plugins/a.ts', '', 'src/plugins/a.ts lies in no layer. Add its folder to the table in test/layers.ts.'],
  ])('refuses an import in %s', (path, text, sentence) => {
    expect(checkImports([{ path, text }])).toEqual([sentence])
  })

  it.each([
    ['core/rules/a.ts', "import { b } from '../plan/b.ts'"],
    ['store/a.ts', "import type { Clock } from '../client/clock.ts'"],
    ['index.ts', "export * from './widgets/text/TextInput.tsx'\nimport './styles.css'"],
    ['core/plan/a.ts', "// import x from 'left-pad'\nconst text = \"import x from 'left-pad'\""],
  ])('allows the imports in %s', (path, text) => {
    expect(checkImports([{ path, text }])).toEqual([])
  })

  it('finds a cycle over three files, type-only imports included, workers not', () => {
    const files = [
      { path: 'store/a.ts', text: "import { b } from './b.ts'" },
      { path: 'store/b.ts', text: "import type { C } from './deep/c.ts'" },
      { path: 'store/deep/c.ts', text: "export * from '../a.ts'" },
      { path: 'patterns/d.ts', text: "new Worker(new URL('./e.ts', import.meta.url))" },
      { path: 'patterns/e.ts', text: "import type { D } from './d.ts'" },
    ]
    expect(checkCycles(files)).toEqual(['Import cycle: src/store/a.ts → src/store/b.ts → src/store/deep/c.ts → src/store/a.ts.'])
  })

  it.each([
    ['store/utils/a.ts', 'src/store/utils/a.ts is named "utils". Name it as what it holds.'],
    ['store/index.ts', 'src/store/index.ts is named "index.ts". Name it as what it holds.'],
  ])('refuses the file %s', (path, sentence) => {
    expect(checkNames([{ path, text: '' }])).toEqual([sentence])
  })
})
