import { formatProblem } from '../../../core/lint/formatProblem.ts'
import type { Check } from '../check.ts'
import { contentOf } from '../exchange/readExchange.ts'
import { exchangesOf } from './wellFormed.ts'

export const recordShape: Check = {
  code: 'content/record-shape',
  level: 'error',
  expected: 'A record has a "content_object_name" and a list "data".',
  section: '2.12',
  judge: (recording) =>
    exchangesOf(recording, 'content').flatMap((exchange) =>
      (contentOf(exchange)?.problems ?? [])
        .filter(({ code }) => code !== 'content/record-twice')
        .map((problem) => ({ exchange, level: levelOf(problem.level), came: formatProblem(problem).message })),
    ),
}

const levelOf = (level: string) => (level === 'error' ? 'error' : 'warning')
