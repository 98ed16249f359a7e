import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { preProcessFile } from 'typescript'
import { describe, expect, it } from 'vitest'

interface Layer {
  /** Folder below src, or '' for the files directly in src. The longest that fits a file is its layer. */
  readonly folder: string
  /** Folders and files of src that it may import besides its own. */
  readonly imports: readonly string[]
  /** npm packages and `node:` modules, whole or by prefix with a slash at the end. */
  readonly npm: readonly string[]
}

/** What other layers see of the client. */
const clientInterface = ['client/moduleClient.ts', 'client/clock.ts', 'client/errors.ts', 'client/logInDevelopment.ts']
const react = ['react', 'react/', 'react-dom', 'react-dom/']

/** What one form is made of, and one change of it: for all folders of the store. */
const storeState = ['formState.ts', 'formSettings.ts', 'transaction.ts', 'failure.ts'].map((file) => `store/${file}`)
/** What reaches the store from outside, for those who ask and tell. */
const storeSurroundings = [...storeState, 'store/formEvents.ts', 'store/formEnvironment.ts', 'store/formStore.ts', 'store/callHost.ts']
const storeViews = ['store/fieldView.ts', 'store/formView.ts']

const layers: readonly Layer[] = [
  { folder: 'core/schema', imports: [], npm: [] },
  { folder: 'core/values', imports: ['core/schema'], npm: [] },
  { folder: 'core/secrets', imports: ['core/schema', 'core/values'], npm: [] },
  { folder: 'core/plan', imports: ['core/schema', 'core/values', 'core/secrets'], npm: [] },
  { folder: 'core/rules', imports: ['core/schema', 'core/values', 'core/plan'], npm: [] },
  { folder: 'core/validation', imports: ['core/schema', 'core/values', 'core/secrets', 'core/plan', 'core/rules'], npm: [] },
  { folder: 'core/lint', imports: ['core'], npm: [] },
  { folder: 'client', imports: ['core'], npm: [] },
  { folder: 'patterns', imports: ['core'], npm: ['re2js', '@eslint-community/regexpp'] },
  { folder: 'module', imports: ['core', 'patterns'], npm: [] },
  { folder: 'store/cells', imports: ['core', ...storeState], npm: [] },
  { folder: 'store/rules', imports: ['core', ...storeState, 'store/cells'], npm: [] },
  { folder: 'store/content', imports: ['core', ...clientInterface, ...storeSurroundings, 'store/cells'], npm: [] },
  { folder: 'store/validation', imports: ['core', ...storeState, 'store/cells', 'store/content'], npm: [] },
  {
    folder: 'store/schema',
    imports: ['core', ...storeSurroundings, ...storeViews, 'store/cells', 'store/rules', 'store/content', 'store/validation'],
    npm: [],
  },
  {
    folder: 'store/submit',
    imports: ['core', ...storeSurroundings, ...storeViews, 'store/cells', 'store/validation', 'store/schema'],
    npm: [],
  },
  {
    folder: 'store/history',
    imports: ['core', ...storeSurroundings, ...storeViews, 'store/cells', 'store/rules', 'store/validation', 'store/schema'],
    npm: [],
  },
  // Events, transitions, views and effects: where the folders meet.
  { folder: 'store', imports: ['core', ...clientInterface], npm: [] },
  { folder: 'react', imports: ['core', 'store', ...clientInterface], npm: react },
  { folder: 'widgets', imports: ['core', 'react'], npm: [...react, 'downshift', '@floating-ui/dom', 'virtua', '@atlaskit/'] },
  {
    folder: 'monaco',
    imports: ['core', 'react', 'patterns/trustedWorker.ts'],
    npm: [...react, 'monaco-editor', 'monaco-editor/', '@monaco-editor/react'],
  },
  // Makes a stylesheet before anything is built: no part of the form.
  { folder: 'styles', imports: [], npm: ['node:'] },
  { folder: 'testing', imports: ['core', 'react', 'widgets'], npm: [...react, 'vitest', '@testing-library/'] },
  {
    folder: 'cli',
    imports: ['core', 'client', 'patterns', 'module', 'node.ts'],
    npm: ['node:', 'diff', 'get-east-asian-width', 'lilconfig', 'picocolors', 'yaml', 'jsonc-parser', 'tinyglobby', 'sirv', 'chokidar'],
  },
  { folder: 'node.ts', imports: ['module'], npm: ['node:'] },
  { folder: 'cli.ts', imports: ['cli'], npm: ['node:'] },
  // The entries and ModuleForm.tsx, where the layers meet. No folder is called '', so it allows every one.
  { folder: '', imports: [''], npm: react },
]

const forbiddenNames = /^(utils?|helpers?|common|shared|misc|index)$/
/** The only `index`: the entry ".". */
const entryIndex = 'index.ts'

interface SourceFile {
  /** Below src, with forward slashes. */
  readonly path: string
  readonly text: string
}

const isInside = (path: string, folder: string) => folder === '' || path === folder || path.startsWith(`${folder}/`)

function layerOf(path: string): Layer | undefined {
  const fits = layers.filter(({ folder }) => (folder === '' ? !path.includes('/') : isInside(path, folder)))
  return fits.sort((a, b) => b.folder.length - a.folder.length)[0]
}

/** All import and export sources of a file, type-only and dynamic ones too. */
const importsOf = ({ text }: SourceFile): string[] => preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)

/** Workers are started, not imported: they keep to the layers, but may share types with the file that starts them. */
const workersOf = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/new URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g)].map(([, path]) => path ?? '')

const isRelative = (source: string) => source.startsWith('.')
const resolveImport = (file: SourceFile, source: string) =>
  normalize(join(dirname(file.path), source.replace(/\?.*$/, ''))).replaceAll('\\', '/')

const allowsNpm = ({ npm }: Layer, source: string) => npm.some((name) => source === name || (/[/:]$/.test(name) && source.startsWith(name)))
const list = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.map((name) => name || 'everything').join(', '))

function checkImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const layer = layerOf(file.path)
    if (layer === undefined) return [`src/${file.path} lies in no layer. Add its folder to the table in test/architecture.test.ts.`]
    const name = layer.folder === '' ? 'src' : `src/${layer.folder}`
    return [...importsOf(file), ...workersOf(file)].flatMap((source) => {
      if (!isRelative(source)) {
        return allowsNpm(layer, source) ? [] : [`src/${file.path} imports "${source}". From npm, ${name} may import ${list(layer.npm)}.`]
      }
      const target = resolveImport(file, source)
      const isAllowed = [layer.folder, ...layer.imports].some((folder) => isInside(target, folder))
      return isAllowed ? [] : [`src/${file.path} imports "${source}". Besides itself, ${name} may import ${list(layer.imports)}.`]
    })
  })
}

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

function checkFiles(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length
    const forbidden =
      path === entryIndex ? undefined : path.split('/').find((part) => forbiddenNames.test(basename(part).split('.')[0] ?? ''))
    return [
      ...(lines > 300 ? [`src/${path} has ${lines} lines. 300 are allowed: split it by what it exports.`] : []),
      ...(forbidden === undefined ? [] : [`src/${path} is named "${forbidden}". Name it as what it holds.`]),
      ...(/^export default\b/m.test(text) ? [`src/${path} has a default export. Only named exports are allowed.`] : []),
    ]
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

  it('has no import cycles', () => {
    expect(checkCycles(sources)).toEqual([])
  })

  it('has short files with telling names and named exports', () => {
    expect(checkFiles(sources)).toEqual([])
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
      'src/widgets/a.tsx imports "monaco-editor/editor". From npm, src/widgets may import react, react/, react-dom, react-dom/, downshift, @floating-ui/dom, virtua, @atlaskit/.',
    ],
    [
      'patterns/a.ts',
      "new Worker(new URL('../store/b.ts', import.meta.url))",
      'src/patterns/a.ts imports "../store/b.ts". Besides itself, src/patterns may import core.',
    ],
    ['plugins/a.ts', '', 'src/plugins/a.ts lies in no layer. Add its folder to the table in test/architecture.test.ts.'],
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
    ['store/a.ts', 'x\n'.repeat(301), 'src/store/a.ts has 301 lines. 300 are allowed: split it by what it exports.'],
    ['store/utils/a.ts', '', 'src/store/utils/a.ts is named "utils". Name it as what it holds.'],
    ['store/index.ts', '', 'src/store/index.ts is named "index.ts". Name it as what it holds.'],
    ['store/a.ts', 'export default 1', 'src/store/a.ts has a default export. Only named exports are allowed.'],
  ])('refuses the file %s', (path, text, sentence) => {
    expect(checkFiles([{ path, text }])).toEqual([sentence])
  })
})
