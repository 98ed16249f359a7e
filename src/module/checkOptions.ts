import { checkOptionNames } from '../core/schema/checkOptionNames.ts'
import { isJsonObject, kindOf } from '../core/schema/json.ts'
import type { ModuleOptions } from './moduleOptions.ts'

/** What is wrong with one option of a module, and how to write it; `undefined` if nothing is. */
type OptionCheck = (given: unknown) => string | undefined

const checks: Readonly<Record<string, OptionCheck>> = {
  schema: (given) =>
    isJsonObject(given) || typeof given === 'function'
      ? undefined
      : `\`schema\` ${gotOf(given)}. Give a schema, an object with "fields", or a function that returns one.`,
  form: (given) => (given === undefined || isJsonObject(given) ? undefined : `\`form\` ${gotOf(given)}. Give a schema, or leave it out.`),
  content: (given) => {
    if (given === undefined) return undefined
    if (!isJsonObject(given)) return `\`content\` ${gotOf(given)}. Give an object with one function for each content object.`
    const wrong = Object.entries(given).find(([, load]) => load !== undefined && typeof load !== 'function')
    return wrong && `\`content.${wrong[0]}\` ${gotOf(wrong[1])}. Give a function that returns the choices: ${wrong[0]}: () => […].`
  },
  maxRequestBytes: (given) =>
    given === undefined || (typeof given === 'number' && given >= 0)
      ? undefined
      : `\`maxRequestBytes\` ${typeof given === 'number' ? `is ${given}` : gotOf(given)}. Give a number of bytes, or leave it out for 1 MiB.`,
}

/** Throws if an option can never work. */
export function checkOptions(options: unknown): void {
  if (!isJsonObject(options)) throw new TypeError('createModule was called without options. Give it an object with `schema`.')
  checkOptionNames('createModule', options, optionNames)
  for (const [name, check] of Object.entries(checks)) {
    const wrong = check(options[name])
    if (wrong !== undefined) throw new TypeError(`createModule: ${wrong}`)
  }
}

const optionNames = {
  schema: true,
  form: true,
  content: true,
  cors: true,
  maxRequestBytes: true,
  development: true,
  onProblems: true,
  onError: true,
  widgets: true,
} as const satisfies Readonly<Record<keyof ModuleOptions, true>>

const gotOf = (given: unknown): string => (given === undefined ? 'is missing' : `is ${kindOf(given)}`)
