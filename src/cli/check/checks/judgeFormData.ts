import type { Complaint } from '../check.ts'
import type { FormDataVariety } from '../exchange/exchange.ts'
import { describeOutcome, statusOf } from '../exchange/readExchange.ts'
import type { Recording } from '../recording.ts'
import { type ExchangeOf, exchangesOf } from './wellFormed.ts'

/** Form data of one kind that were answered with 5xx; where one field alone does it, not those with every field. */
export function judgeFormData(recording: Recording, variety: FormDataVariety): Complaint[] {
  const broken = exchangesOf(recording, 'form-data').filter(
    (exchange) => exchange.purpose.variety === variety && (statusOf(exchange) ?? 0) >= 500,
  )
  const narrow = new Set(broken.filter(({ purpose }) => !purpose.isWide).map(keyOf))
  return broken
    .filter((exchange) => !exchange.purpose.isWide || !narrow.has(keyOf(exchange)))
    .map((exchange) => ({ exchange, came: describeOutcome(exchange) }))
}

const keyOf = ({ purpose, call }: ExchangeOf<'form-data'>) => `${call.endpoint} ${purpose.what}`
