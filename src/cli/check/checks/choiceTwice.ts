import { parseChoices } from '../../../core/schema/parseChoices.ts'
import { choiceId } from '../../../core/values/choices.ts'
import type { Check } from '../check.ts'
import { listRecords } from './contentRecords.ts'

export const choiceTwice: Check = {
  code: 'content/choice-twice',
  level: 'error',
  expected: 'No two entries of one list have the same value, or values with the same id.',
  section: '2.12, 2.9',
  judge: (recording) =>
    listRecords(recording).flatMap(({ exchange, object, record }) => {
      const twice = findTwice(parseChoices(record?.data ?? [], object.type).choices.map(({ value }) => choiceId(value) ?? value))
      return twice === undefined ? [] : [{ exchange, came: `In "${object.name}" more than one choice is ${twice}` }]
    }),
}

function findTwice(values: readonly unknown[]): string | undefined {
  const seen = new Set<string>()
  for (const key of values.map((value) => JSON.stringify(value))) {
    if (seen.has(key)) return key
    seen.add(key)
  }
  return undefined
}
