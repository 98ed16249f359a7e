import type { Check } from '../check.ts'
import { contentOf } from '../exchange/readExchange.ts'
import { exchangesOf } from './wellFormed.ts'

export const unrequestedObject: Check = {
  code: 'content/unrequested',
  level: 'warning',
  expected: 'Records are answered for the requested content objects alone.',
  section: '4.2',
  judge: (recording) =>
    exchangesOf(recording, 'content').flatMap((exchange) => {
      const asked = exchange.purpose.objects.map(({ name }) => name)
      const others = (contentOf(exchange)?.records ?? []).filter(({ content_object_name: name }) => !asked.includes(name))
      return others.map(({ content_object_name: name }) => ({ exchange, came: `A record for "${name}"` }))
    }),
}
