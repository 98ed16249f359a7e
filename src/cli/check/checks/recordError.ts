import type { Check } from '../check.ts'
import { contentOf } from '../exchange/readExchange.ts'
import { isReady, listRecords } from './contentRecords.ts'

export const recordError: Check = {
  code: 'content/record-error',
  level: 'error',
  expected: 'A content object whose governing fields are filled in has options, and no error.',
  section: '4.2',
  judge: (recording) =>
    listRecords(recording).flatMap(({ exchange, object, record }) => {
      const isUnreadable = contentOf(exchange)?.problems.some(
        ({ code, args }) => code === 'content/record-without-data' && 'name' in args && args['name'] === object.name,
      )
      if (record?.error === undefined || isUnreadable || !isReady(object)) return []
      return [{ exchange, came: `"${object.name}" failed: ${record.error}` }]
    }),
}
