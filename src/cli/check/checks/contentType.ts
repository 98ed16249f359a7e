import type { Check } from '../check.ts'

export const contentType: Check = {
  code: 'answer/content-type',
  level: 'error',
  expected: 'JSON is sent with the content type application/json.',
  section: 'decisions §7',
  judge: ({ exchanges }) =>
    exchanges.flatMap((exchange) => {
      const { outcome } = exchange
      if (outcome.kind === 'failure' || outcome.answer.json === undefined) return []
      const type = outcome.headers.get('content-type')
      return isJsonType.test(type ?? '') ? [] : [{ exchange, came: type === null ? 'No content type' : `The content type ${type}` }]
    }),
}

const isJsonType = /^application\/([\w.-]+\+)?json\s*(;|$)/i
