import type { Complaint } from '../check.ts'
import type { AskedObject } from '../exchange/exchange.ts'
import { cut, describeOutcome, usableOf } from '../exchange/readExchange.ts'
import type { Recording } from '../recording.ts'
import { isAboutGoverning, listRecords } from './contentRecords.ts'
import { exchangesOf } from './wellFormed.ts'

/** Content objects that are not empty although one of their governing fields gives nothing to go by. Specification 4.2. */
export function judgeGoverned(recording: Recording, fieldsOf: (object: AskedObject) => readonly string[], how: string): Complaint[] {
  const failed = exchangesOf(recording, 'content')
    .filter((exchange) => exchange.outcome.kind === 'answer' && isAboutGoverning(exchange) && usableOf(exchange) === undefined)
    .flatMap((exchange) => {
      const [object] = exchange.purpose.objects
      const [field] = object === undefined ? [] : fieldsOf(object)
      return field === undefined ? [] : [{ exchange, came: `With ${how} in "${field}": ${describeOutcome(exchange)}` }]
    })
  const filled = listRecords(recording).flatMap(({ exchange, object, record }) => {
    const [field] = fieldsOf(object)
    if (field === undefined || record === undefined) return []
    const came = describeRecord(record)
    return came === undefined ? [] : [{ exchange, came: `"${object.name}", with ${how} in "${field}": ${came}` }]
  })
  return [...failed, ...filled]
}

const describeRecord = ({ data, error }: { readonly data: readonly unknown[]; readonly error?: string }): string | undefined => {
  if (error !== undefined) return `the error "${error}"`
  return data.length === 0 ? undefined : `${data.length} choices, the first of them ${cut(JSON.stringify(data[0]), 100)}`
}
