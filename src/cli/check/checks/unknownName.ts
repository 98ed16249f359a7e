import type { Check } from '../check.ts'
import { contentOf, describeOutcome } from '../exchange/readExchange.ts'
import { exchangesOf } from './wellFormed.ts'

export const unknownName: Check = {
  code: 'content/unknown-name',
  level: 'error',
  expected: 'Names of content objects that the module does not support are left out of the answer, and the others answered.',
  section: '4.2',
  judge: (recording) =>
    exchangesOf(recording, 'unknown-name').flatMap((exchange) => {
      if (exchange.outcome.kind === 'failure') return []
      const records = contentOf(exchange)?.records
      if (records === undefined) return [{ exchange, came: describeOutcome(exchange) }]
      const { unknownNames, names } = exchange.purpose
      const answered = records.map(({ content_object_name: name }) => name)
      const strange = unknownNames.filter((name) => answered.includes(name)).map((name) => `A record for "${name}"`)
      const lost = names.filter((name) => !unknownNames.includes(name) && !answered.includes(name)).map((name) => `No record for "${name}"`)
      return [...strange, ...lost].map((came) => ({ exchange, came }))
    }),
}
