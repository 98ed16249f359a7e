import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** One member of an interface, as declared. */
export interface Member {
  readonly name: string
  readonly isOptional: boolean
  /** In TypeScript syntax, on one line. */
  readonly type: string
  /** Named types in it that are short enough to write out: `WireName = 'auto' | 'plain' | 'data'`. */
  readonly aliases: readonly string[]
  /** Its docblock without examples, as Markdown. */
  readonly text: string
}

/** The interfaces that the guides show, and the files that declare them. */
const declaredIn = {
  ModuleFormProps: 'src/moduleFormProps.ts',
  FormProps: 'src/react/form/formProps.ts',
  ClientOptions: 'src/client/clientOptions.ts',
  ModuleFormHandle: 'src/react/form/moduleFormHandle.ts',
  ModuleFormApi: 'src/react/form/moduleFormApi.ts',
  WidgetProps: 'src/react/widgetProps.ts',
  OptionsView: 'src/react/widgetProps.ts',
  ConnectionsView: 'src/react/widgetProps.ts',
  RowsView: 'src/react/widgetProps.ts',
  CodeEditorProps: 'src/react/widgetProps.ts',
  FieldEntry: 'src/headless/useFields.ts',
  FieldApi: 'src/headless/fieldApi.ts',
  OptionsApi: 'src/headless/optionsApi.ts',
  RowsApi: 'src/headless/useRows.ts',
  RowEntry: 'src/headless/useRows.ts',
  ModuleFormState: 'src/headless/useFormState.ts',
  FieldFacts: 'src/react/slots/slotProps.ts',
  FieldSlotProps: 'src/react/slots/slotProps.ts',
  LabelSlotProps: 'src/react/slots/slotProps.ts',
  NoteSlotProps: 'src/react/slots/slotProps.ts',
  GroupSlotProps: 'src/react/slots/slotProps.ts',
  RowsFacts: 'src/react/slots/slotProps.ts',
  RowSlotProps: 'src/react/slots/slotProps.ts',
  ActionsSlotProps: 'src/react/slots/slotProps.ts',
  SummarySlotProps: 'src/react/slots/slotProps.ts',
  NoticesSlotProps: 'src/react/slots/slotProps.ts',
} as const

export type InterfaceName = keyof typeof declaredIn
export type Members = Readonly<Record<InterfaceName, readonly Member[]>>

/** Types whose members are declared in an interface with another name. */
const membersIn: Partial<Record<string, string>> = { ModuleFormHandle: 'HandleOf' }

/** Members of the interface that are not props of `ModuleForm`, or that another table has. */
const notTaken = new Set(['ClientOptions.backoff', 'ClientOptions.clock', 'ModuleFormProps.baseUrl'])

/** The members of the interfaces in the guides. Run in the root of the project. */
export const readMembers = (): Members =>
  // `as`: `fromEntries` loses the names of the keys.
  Object.fromEntries(Object.entries(declaredIn).map(([name, file]) => [name, readInterface(name, file)])) as Members

const readInterface = (name: string, file: string): readonly Member[] =>
  membersOf(membersIn[name] ?? name, file).flatMap(({ node, file: source }) =>
    isMember(node) && node.type !== undefined && !notTaken.has(`${name}.${node.name.getText(source)}`)
      ? [
          {
            name: node.name.getText(source),
            isOptional: node.questionToken !== undefined,
            type: asUntyped(
              ts.isMethodSignature(node) ? writeMethod(node, source) : writeType(node.type, source, file, node.questionToken !== undefined),
            ),
            aliases: aliasesOf(ts.isMethodSignature(node) ? node : node.type, source, file).map(asUntyped),
            text: textOf(node),
          },
        ]
      : [],
  )

const isMember = (node: ts.TypeElement): node is ts.PropertySignature | ts.MethodSignature =>
  ts.isPropertySignature(node) || ts.isMethodSignature(node)

/** A method in the syntax of a function type. */
function writeMethod({ parameters, type }: ts.MethodSignature, file: ts.SourceFile): string {
  const written = parameters.map((parameter) => parameter.getText(file)).filter((parameter) => parameter !== 'this: void')
  return inOneLine(`(${written.join(', ')}) => ${type?.getText(file) ?? 'void'}`)
}

/** Replacements for types that are inferred from a schema. */
const untyped: readonly (readonly [RegExp, string])[] = [
  [/(?:FormValuesOf|SubmitValuesOf)<S>/g, 'FormValues'],
  [/TemplatesOf<S>/g, 'Templates'],
  [/ValueChange<S>\[\]/g, '{ readonly path: Path | string; readonly value: unknown }[]'],
  [/FieldPath<S>/g, 'Path | string'],
  [/\bpath: P\b/g, 'path: Path | string'],
  [/ValueAt<S, P>(?: \| undefined)?/g, 'unknown'],
  [/<(?:S|At|FormValues)>/g, ''],
  [/\bAt\b/g, 'Path'],
  [/\b(\w+) \| \1\b/g, '$1'],
]

/** The type for a form whose schema is not known, because the guides are about any form. */
const asUntyped = (type: string): string => untyped.reduce((text, [typed, loose]) => text.replace(typed, loose), type)

interface Declared {
  readonly node: ts.TypeElement
  readonly file: ts.SourceFile
}

function membersOf(name: string, path: string): readonly Declared[] {
  const members = findMembers(name, path)
  if (members === undefined) throw new Error(`${path} declares no interface ${name}. Correct the table in stories/members/readMembers.ts.`)
  return members
}

function findMembers(name: string, path: string): readonly Declared[] | undefined {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = file.statements.filter(ts.isInterfaceDeclaration).find((declared) => declared.name.text === name)
  return found?.members.map((node) => ({ node, file }))
}

/** A type taken from a member of another interface is written as that member's type. */
function writeType(declared: ts.TypeNode, file: ts.SourceFile, path: string, isOptional: boolean): string {
  const type = isOptional ? withoutUndefined(declared) : declared
  const written = isOptional ? type.getText(file).replace(/\s*\| undefined$/, '') : type.getText(file)
  if (!ts.isIndexedAccessTypeNode(type) || !ts.isTypeReferenceNode(type.objectType) || !ts.isLiteralTypeNode(type.indexType)) {
    return inOneLine(written)
  }
  const owner = type.objectType.typeName.getText(file)
  const key = type.indexType.getText(file).slice(1, -1)
  const source = importOf(owner, file, path)
  const member = findMembers(owner, source)?.find(({ node, file: in_ }) => node.name?.getText(in_) === key)
  return member !== undefined && ts.isPropertySignature(member.node) && member.node.type !== undefined
    ? writeType(member.node.type, member.file, source, isOptional)
    : inOneLine(written)
}

/** Of an optional member everybody knows that it may be `undefined`. */
function withoutUndefined(type: ts.TypeNode): ts.TypeNode {
  const [first, second, ...more] = ts.isUnionTypeNode(type) ? type.types : []
  if (first === undefined || second?.kind !== ts.SyntaxKind.UndefinedKeyword || more.length > 0) return type
  return ts.isParenthesizedTypeNode(first) ? first.type : first
}

/** Longer types are easier to read in an editor. */
const longestAlias = 160

/** The named types in a type, written out. */
function aliasesOf(type: ts.Node, file: ts.SourceFile, path: string): readonly string[] {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) names.add(node.typeName.text)
    ts.forEachChild(node, visit)
  }
  visit(type)
  return [...names].flatMap((name) => {
    const source = importOf(name, file, path)
    if (!source.startsWith('src/')) return []
    const declaring = ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.Latest, true)
    const alias = declaring.statements.filter(ts.isTypeAliasDeclaration).find((declared) => declared.name.text === name)
    const written =
      alias === undefined ||
      alias.typeParameters?.some(({ default: loose }) => loose === undefined) ||
      ts.isIndexedAccessTypeNode(alias.type)
        ? ''
        : inOneLine(alias.type.getText(declaring))
    return written === '' || written.includes('typeof') || written.length > longestAlias ? [] : [`${name} = ${written.replace(/^\| /, '')}`]
  })
}

function importOf(name: string, file: ts.SourceFile, path: string): string {
  for (const statement of file.statements.filter(ts.isImportDeclaration)) {
    if (!ts.isStringLiteral(statement.moduleSpecifier)) continue
    const bindings = statement.importClause?.namedBindings
    const isHere = bindings !== undefined && ts.isNamedImports(bindings) && bindings.elements.some((one) => one.name.text === name)
    if (isHere) return importPath(statement.moduleSpecifier.text, path)
  }
  return path
}

function textOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return inOneLine(ts.getTextOfJSDocComment(comment?.comment) ?? '')
}

const inOneLine = (text: string): string =>
  text
    .replace(/^\((.*)\)$/s, (whole, inner: string) => (isOneGroup(inner) ? inner : whole))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Whether the brackets around a text match each other: not in `(a) => (b)`. */
function isOneGroup(inner: string): boolean {
  let depth = 0
  for (const character of inner) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    if (depth < 0) return false
  }
  return depth === 0
}

/** The path of a project file, or the package by its name. */
function importPath(named: string, path: string): string {
  return named.startsWith('.') ? join(dirname(path), named) : named
}
