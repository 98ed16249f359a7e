import type { ContentRecord } from '../../../core/schema/wire.ts'
import type { AskedObject, Exchange } from '../exchange/exchange.ts'
import { contentOf } from '../exchange/readExchange.ts'
import type { Recording } from '../recording.ts'
import { type ExchangeOf, exchangesOf } from './wellFormed.ts'

/** An object that was asked for, and its record; `undefined` where the answer has none. */
export interface AskedRecord {
  readonly exchange: ExchangeOf<'content'>
  readonly object: AskedObject
  readonly record: ContentRecord | undefined
}

/** Every object of every good answer to a request as the form sends it. */
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

/** A request of a single object whose governing field is empty or unknown: its failure is the matter of those two checks. */
export const isAboutGoverning = ({ purpose }: Exchange): boolean =>
  purpose.kind === 'content' && purpose.objects.length === 1 && purpose.objects.every((object) => !isReady(object))

/** Whether each governing field has a selection that is known. */
export const isReady = ({ empty, unknown }: AskedObject): boolean => empty.length === 0 && unknown.length === 0
