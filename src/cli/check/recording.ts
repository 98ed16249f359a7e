import type { LintedAnswers } from './lintAnswers.ts'
import type { WireFormatName } from '../../client/wireNames.ts'
import type { CheckOptions } from './checkOptions.ts'
import type { AskedObject, Exchange, PurposeOf } from './exchange/exchange.ts'
import type { ContentRecord } from '../../core/schema/wire.ts'
import { isJsonObject } from '../../core/schema/json.ts'
import { isPassword } from '../../core/secrets/secretPaths.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import { contentOf, schemaOf, statusOf } from './exchange/readExchange.ts'

/** All requests and answers of a run: the input of the checks. */
export interface Recording {
  readonly options: CheckOptions
  readonly format: WireFormatName
  /** How the format was detected, as text. */
  readonly formatFoundBy: string
  /** The first load, in that format. */
  readonly first: Exchange
  /** In the order of sending. */
  readonly exchanges: readonly Exchange[]
  readonly linted: LintedAnswers
  /** Fields that load the schema and whose choices were not all tried. */
  readonly notAsked: ReadonlySet<string>
}

const asInUse = new Set(['repeat', 'choice', 'fix-point', 'content'])

/** Whether a request is one that the form sends in normal use: a module must answer it with what was requested. */
export const isSentInUse = ({ id, purpose }: Exchange, first: Exchange): boolean => id === first.id || asInUse.has(purpose.kind)

export const wellFormed = ({ exchanges, first }: Recording): readonly Exchange[] =>
  exchanges.filter((exchange) => isSentInUse(exchange, first))

/** An exchange with a purpose of one kind. */
export type ExchangeOf<Kind extends Exchange['purpose']['kind']> = Exchange & { readonly purpose: PurposeOf<Kind> }

export const exchangesOf = <Kind extends Exchange['purpose']['kind']>({ exchanges }: Recording, kind: Kind): ExchangeOf<Kind>[] =>
  exchanges.filter((exchange): exchange is ExchangeOf<Kind> => exchange.purpose.kind === kind)

/** A requested object and its record; `undefined` if the answer has none. */
export interface AskedRecord {
  readonly exchange: ExchangeOf<'content'>
  readonly object: AskedObject
  readonly record: ContentRecord | undefined
}

/** Every object of every successful answer to a request that the form sends. */
export const listRecords = (recording: Recording): AskedRecord[] =>
  exchangesOf(recording, 'content').flatMap((exchange) => {
    const records = contentOf(exchange)?.records
    if (records === undefined) return []
    return exchange.purpose.objects.map((object) => ({
      exchange,
      object,
      record: records.find(({ content_object_name }) => content_object_name === object.name),
    }))
  })

/** A request of a single object whose governing field is empty or unknown: two checks of their own judge its failure. */
export const isAboutGoverning = ({ purpose }: Exchange): boolean =>
  purpose.kind === 'content' && purpose.objects.length === 1 && purpose.objects.every((object) => !isReady(object))

/** Whether a failure is open to a module: the form data contain a made-up value, and it did not break. */
export const mayFail = (exchange: Exchange): boolean => exchange.purpose.isGuess === true && (statusOf(exchange) ?? 0) < 500

/** Whether each governing field has a known selection. */
export const isReady = ({ empty, unknown }: AskedObject): boolean => empty.length === 0 && unknown.length === 0

/** Groups by key; each group keeps the order of the list. */
export function groupBy<T>(list: readonly T[], keyOf: (entry: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const entry of list) getOrInsert(groups, keyOf(entry), () => []).push(entry)
  return groups
}

/** Whether the form has passwords or connections that the run has no values for: a module may then rightly answer with less. */
export function lacksInput({ first, options: { formData, connections } }: Recording): boolean {
  const due: unknown[] = [schemaOf(first)]
  while (due.length > 0) {
    const value = due.pop()
    if (typeof value !== 'object' || value === null) continue
    for (const entry of Object.values(value)) due.push(entry)
    if (!isJsonObject(value) || typeof value['id'] !== 'string') continue
    const isGiven = (formData[value['id']] ?? '') !== ''
    if (!isGiven && (isPassword(value) || (value['type'] === 'connection' && connections.length === 0))) return true
  }
  return false
}
