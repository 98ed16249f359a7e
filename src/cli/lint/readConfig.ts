import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findNearMiss } from '../../core/schema/findNearMiss.ts'
import { isJsonObject, type JsonObject } from '../../core/schema/json.ts'
import { UsageError } from '../UsageError.ts'

/** `"moduleform": { "lint": { … } }` of a package.json. Flags win over it. */
export interface LintConfig {
  /** Absolute path of the folder whose package.json it is; `files` start from there. */
  readonly folder: string
  readonly files: readonly string[]
  readonly disable: readonly string[]
  readonly maxWarnings: number | undefined
  readonly format: string | undefined
}

/** The configuration in the nearest package.json upwards that has a key `moduleform`. Throws a `UsageError` for one that cannot be read. */
export const readConfig = async (folder: string): Promise<LintConfig> => {
  const path = join(folder, 'package.json')
  const manifest = await readManifest(path)
  const own = manifest?.['moduleform']
  if (own !== undefined) return parseConfig(isJsonObject(own) ? own['lint'] : own, folder, `${path}, "moduleform.lint"`)
  const parent = dirname(folder)
  return parent === folder ? { ...none, folder } : readConfig(parent)
}

const none = { files: [], disable: [], maxWarnings: undefined, format: undefined }

const readManifest = async (path: string): Promise<JsonObject | undefined> => {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch {
    // No package.json here that could be read: the search goes on upwards.
    return undefined
  }
  try {
    const json: unknown = JSON.parse(text)
    return isJsonObject(json) ? json : undefined
  } catch {
    throw new UsageError(`${path} is no JSON, so the configuration in it cannot be read. Mend it, or pass --no-config.`)
  }
}

const parseConfig = (value: unknown, folder: string, where: string): LintConfig => {
  if (value === undefined) return { ...none, folder }
  if (!isJsonObject(value)) throw new UsageError(`${where} must be an object, as { "disable": ["key/unknown"] }.`)
  for (const key of Object.keys(value)) if (!Object.hasOwn(none, key)) throw new UsageError(describeUnknown(key, where))
  const { files, disable, maxWarnings, format } = value
  return {
    folder,
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
