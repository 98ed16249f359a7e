import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** An export of an entry of the package. */
export interface Exported {
  readonly name: string
  readonly kind: 'class' | 'component' | 'function' | 'hook' | 'type' | 'value'
  /** Its docblock without examples, as Markdown. */
  readonly text: string
}

/** The entries with exports of their own, as they are imported. A language is `moduleform/locales/` and its tag. */
const fileOf = {
  moduleform: 'src/index.ts',
  'moduleform/core': 'src/core.ts',
  'moduleform/client': 'src/client.ts',
  'moduleform/module': 'src/module.ts',
  'moduleform/lint': 'src/lint.ts',
  'moduleform/node': 'src/node.ts',
  'moduleform/monaco': 'src/monaco.ts',
  'moduleform/testing': 'src/testing.ts',
  'moduleform/explain': 'src/explain.ts',
  'moduleform/locales/en': 'src/locales/en.ts',
} as const

export type Entry = keyof typeof fileOf
export type Exports = Readonly<Record<Entry, readonly Exported[]>>

/** The exports of the package's entries, each sorted by name. Run in the root of the project. */
export const readExports = (): Exports =>
  // `as`, through `unknown`: `fromEntries` loses the names of the keys.
  Object.fromEntries(
    Object.entries(fileOf).map(([entry, path]) => [entry, exportsOf(path).sort((a, b) => a.name.localeCompare(b.name))]),
  ) as unknown as Exports

/** All exports of a file, including those re-exported from others. */
function exportsOf(path: string): Exported[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const all = file.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return declaredBy(statement)
    const { moduleSpecifier, exportClause } = statement
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return []
    const there = exportsOf(resolve(moduleSpecifier.text, path))
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return there
    return exportClause.elements.flatMap(({ name, propertyName }) =>
      there.filter((one) => one.name === (propertyName ?? name).text).map((one) => ({ ...one, name: name.text })),
    )
  })
  // For an overloaded function, only the first signature is documented.
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
}

const resolve = (named: string, path: string): string => {
  const at = join(dirname(path), named)
  if (!existsSync(at)) throw new Error(`${path} exports from ${named}, which is no file. Correct stories/members/readExports.ts.`)
  return at
}

/** The declared and exported names of a statement. */
function declaredBy(statement: ts.Statement): Exported[] {
  const isExported = ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (isExported !== true) return []
  const text = textOf(statement)
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [{ name: statement.name.text, kind: 'type', text }]
  if (ts.isClassDeclaration(statement) && statement.name) return [{ name: statement.name.text, kind: 'class', text }]
  if (ts.isFunctionDeclaration(statement) && statement.name)
    return [{ name: statement.name.text, kind: functionKind(statement.name.text), text }]
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }): Exported[] => {
    if (!ts.isIdentifier(name)) return []
    const isFunction = initializer !== undefined && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
    return [{ name: name.text, kind: isFunction ? functionKind(name.text) : 'value', text }]
  })
}

const functionKind = (name: string): Exported['kind'] => (/^use[A-Z]/.test(name) ? 'hook' : /^[A-Z]/.test(name) ? 'component' : 'function')

function textOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replaceAll(/\s+/g, ' ').trim()
}
