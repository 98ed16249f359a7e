import { parseArgs } from 'node:util'
import { findNearMiss } from '../core/schema/findNearMiss.ts'
import { UsageError } from './UsageError.ts'

/** What an option takes: nothing, one text, or one text each time it is given. */
export type FlagKind = 'switch' | 'text' | 'texts'

type FlagValue = { readonly switch: boolean; readonly text: string | undefined; readonly texts: readonly string[] }

export interface ParsedFlags<Table extends Readonly<Record<string, FlagKind>>> {
  readonly flags: { readonly [Name in keyof Table]: FlagValue[Table[Name]] }
  /** Arguments that are not options, and all after `--`. `-` is one of them. */
  readonly positionals: readonly string[]
}

/**
 * Reads the options of a command, in any order and as `--name value` or `--name=value`. Throws a `UsageError` for an option that is not in
 * the table (suggesting the one probably meant) and for one without its value.
 *
 * @example parseFlags('lint', ['--fix', 'a.json'], { fix: 'switch' }) // { flags: { fix: true }, positionals: ['a.json'] }
 */
export const parseFlags = <Table extends Readonly<Record<string, FlagKind>>>(
  command: string,
  args: readonly string[],
  table: Table,
): ParsedFlags<Table> => {
  const kinds: Readonly<Record<string, FlagKind>> = table
  const options = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, { type: typeOf(kind) }] as const))
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true })
  const found: Record<string, string[]> = {}
  const positionals: string[] = []
  for (const token of tokens ?? []) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind === 'option') (found[token.name] ??= []).push(readValue(command, token, kinds))
  }
  const flags = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, values[kind](found[name] ?? [])]))
  // `as`: each name holds what the row of its kind returned.
  return { flags: flags as ParsedFlags<Table>['flags'], positionals }
}

const typeOf = (kind: FlagKind): 'boolean' | 'string' => (kind === 'switch' ? 'boolean' : 'string')

const values: { readonly [Kind in FlagKind]: (texts: readonly string[]) => FlagValue[Kind] } = {
  switch: (texts) => texts.length > 0,
  text: (texts) => texts.at(-1),
  texts: (texts) => texts,
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

const readValue = (
  command: string,
  { name, rawName, value, inlineValue }: OptionToken,
  kinds: Readonly<Record<string, FlagKind>>,
): string => {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (kind === undefined) throw new UsageError(describeUnknown(command, name, rawName, Object.keys(kinds)))
  if (kind === 'switch' && value !== undefined)
    throw new UsageError(`moduleform ${command}: ${rawName} takes no value, but "${value}" came.`)
  // Without `=` the next option would be taken as the value of this one.
  const isMissing = value === undefined || (inlineValue !== true && value.startsWith('--'))
  if (kind !== 'switch' && isMissing) throw new UsageError(`moduleform ${command}: ${rawName} needs a value, as in ${rawName}=….`)
  return value ?? ''
}

/** Names that an option has in other tools or had earlier, and its name here. */
const otherWords: Readonly<Record<string, { readonly name: string; readonly written: string }>> = {
  format: { name: 'wire', written: '--wire: it says how the module takes its requests' },
  junit: { name: 'output-file', written: '--format junit --output-file <file>' },
  output: { name: 'output-file', written: '--output-file' },
  'no-color': { name: 'color', written: '--color never' },
  colour: { name: 'color', written: '--color' },
}

const describeUnknown = (command: string, name: string, rawName: string, names: readonly string[]): string => {
  const other = Object.hasOwn(otherWords, name) ? otherWords[name] : undefined
  if (other !== undefined && names.includes(other.name))
    return `moduleform ${command}: there is no option "${rawName}". Use ${other.written}.`
  const right = findNearMiss(name, names)
  const advice = right === undefined ? `"moduleform ${command} --help" names all there are.` : `Did you mean "--${right}"?`
  return `moduleform ${command}: there is no option "${rawName}". ${advice}`
}

/** The names in options that take several with commas between them. */
export const splitNames = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((names) => names.split(',')).map((name) => name.trim())
