import { maskUrl } from '../../../core/secrets/maskUrl.ts'
import type { Check } from '../check.ts'
import { statusOf } from '../exchange/readExchange.ts'

export const redirect: Check = {
  code: 'answer/redirect',
  level: 'error',
  expected: 'The address answers itself: a redirected POST loses its body or its credentials.',
  section: '4',
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const status = statusOf(exchange) ?? 0
      const location = exchange.outcome.kind === 'answer' ? exchange.outcome.headers.get('location') : null
      return status >= 300 && status < 400 ? [{ exchange, came: `${status}, to ${location === null ? 'nowhere' : maskUrl(location)}` }] : []
    }),
}
