import { basename, dirname, parse } from 'node:path'
import { lilconfig } from 'lilconfig'
import { parse as parseYaml } from 'yaml'
import { findNearMiss } from '../../core/schema/findNearMiss.ts'
import { isJsonObject } from '../../core/schema/json.ts'
import { UsageError } from '../UsageError.ts'

/** `"moduleform": { "lint": { … } }` of a package.json, or `lint` of a file of its own. Flags win over it. */
export interface LintConfig {
  /** Absolute path of the folder it stands in; `files` start from there. */
  readonly folder: string
  /** Of the file it was read from. */
  readonly name: string
  readonly files: readonly string[]
  readonly disable: readonly string[]
  readonly maxWarnings: number | undefined
  readonly format: string | undefined
}

const none = { files: [], disable: [], maxWarnings: undefined, format: undefined }

/** In a folder the first of these counts, and the nearest folder upwards that has one. */
const searchPlaces = ['package.json', '.moduleformrc.json', '.moduleformrc.yaml']

/** The nearest configuration upwards: the key `moduleform` of a package.json, or a file of its own. Throws a `UsageError` for one that cannot be read. */
export const readConfig = async (folder: string): Promise<LintConfig> => {
  const loaders = { '.json': readText, '.yaml': readText }
  const found = await lilconfig('moduleform', { searchPlaces, loaders, stopDir: parse(folder).root, cache: false }).search(folder)
  if (found === null) return { ...none, folder, name: 'package.json' }
  const name = basename(found.filepath)
  // `as`: the library knows nothing of what a file holds.
  const own = found.config as unknown
  const where = name === 'package.json' ? '"moduleform.lint"' : '"lint"'
  return parseConfig(isJsonObject(own) ? own['lint'] : own, dirname(found.filepath), name, `${found.filepath}, ${where}`)
}

/** YAML 1.2 holds JSON. */
const readText = (path: string, text: string): unknown => {
  try {
    const read: unknown = path.endsWith('.json') ? JSON.parse(text) : parseYaml(text)
    return read
  } catch {
    const format = path.endsWith('.json') ? 'JSON' : 'YAML'
    throw new UsageError(`${path} is no ${format}, so the configuration in it cannot be read. Mend it, or pass --no-config.`)
  }
}

const parseConfig = (value: unknown, folder: string, name: string, where: string): LintConfig => {
  if (value === undefined) return { ...none, folder, name }
  if (!isJsonObject(value)) throw new UsageError(`${where} must be an object, as { "disable": ["key/unknown"] }.`)
  for (const key of Object.keys(value)) if (!Object.hasOwn(none, key)) throw new UsageError(describeUnknown(key, where))
  const { files, disable, maxWarnings, format } = value
  return {
    folder,
    name,
    files: readTexts(files, `${where}, "files"`),
    disable: readTexts(disable, `${where}, "disable"`),
    maxWarnings: readOptional(maxWarnings, 'number', `${where}, "maxWarnings"`),
    format: readOptional(format, 'string', `${where}, "format"`),
  }
}

const describeUnknown = (key: string, where: string): string => {
  const right = findNearMiss(key, Object.keys(none))
  const advice = right === undefined ? `The keys are ${Object.keys(none).join(', ')}.` : `Did you mean "${right}"?`
  return `${where}: there is no key "${key}". ${advice}`
}

const readTexts = (value: unknown, where: string): readonly string[] => {
  if (value === undefined) return []
  if (Array.isArray(value) && value.every((entry): entry is string => typeof entry === 'string')) return value
  throw new UsageError(`${where} must be a list of texts.`)
}

interface Kinds {
  readonly number: number
  readonly string: string
}

const readOptional = <Kind extends keyof Kinds>(value: unknown, kind: Kind, where: string): Kinds[Kind] | undefined => {
  // `as`: typeof has just said so.
  if (value === undefined || typeof value === kind) return value as Kinds[Kind] | undefined
  throw new UsageError(`${where} must be a ${kind}.`)
}
