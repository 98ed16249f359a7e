import { resolve } from 'node:path'
import ts from 'typescript'

const folder = resolve('test/module')
const written = resolve(folder, 'written.ts')

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  paths: { moduleform: [resolve('src/index.ts')], 'moduleform/*': [resolve('src/*.ts')] },
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  exactOptionalPropertyTypes: true,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
}

/** An error of the compiler: the underlined text, and the message. */
interface TypeFault {
  readonly at: string
  readonly message: string
}

/** A file in an editor, checked as a host's file would be. */
export interface TypeChecker {
  readonly findFaults: (source: string, json?: unknown) => readonly TypeFault[]
  /** The completions at the position of `|`. */
  readonly complete: (source: string) => readonly string[]
  /** How many types the compiler instantiates for a file: this determines its time, and is the same on each machine. */
  readonly countInstantiations: (source: string) => number
}

/** The file may import the entries of the package, and `./schema.json`. */
export function createTypeChecker(): TypeChecker {
  const files = new Map<string, { text: string; version: number }>()
  const write = (name: string, text: string) => files.set(name, { text, version: (files.get(name)?.version ?? 0) + 1 })
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [written],
    getScriptVersion: (name) => String(files.get(name)?.version ?? 0),
    getScriptSnapshot: (name) => {
      const text = files.get(name)?.text ?? ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => resolve('.'),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => files.has(name) || ts.sys.fileExists(name),
    readFile: (name) => files.get(name)?.text ?? ts.sys.readFile(name),
  }
  const service = ts.createLanguageService(host)
  const diagnose = (source: string) => {
    write(written, source)
    return [...service.getSyntacticDiagnostics(written), ...service.getSemanticDiagnostics(written)]
  }
  return {
    findFaults: (source, json) => {
      if (json !== undefined) write(resolve(folder, 'schema.json'), JSON.stringify(json))
      return diagnose(source).map(({ start = 0, length = 0, messageText }) => ({
        at: source.slice(start, start + length),
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }))
    },
    complete: (source) => {
      write(written, source.replace('|', ''))
      return service.getCompletionsAtPosition(written, source.indexOf('|'), {})?.entries.map(({ name }) => name) ?? []
    },
    countInstantiations: (source) => {
      diagnose(source)
      return service.getProgram()?.getInstantiationCount() ?? Number.NaN
    },
  }
}
