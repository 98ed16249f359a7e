import { formatProblem } from '../../../core/lint/formatProblem.ts'
import { parseChoices } from '../../../core/schema/parseChoices.ts'
import type { Check, Complaint } from '../check.ts'
import { exchangesOf, isAboutGoverning, listRecords, type Recording } from '../recording.ts'
import { choiceId } from '../../../core/values/choices.ts'
import type { AskedObject } from '../exchange/exchange.ts'
import { cut, describeOutcome, usableOf } from '../exchange/readExchange.ts'

const choiceShape: Check = {
  code: 'content/choice-shape',
  level: 'error',
  expected: 'Each entry of "data" has a "value" (a text, or an object with id and label) and a "label".',
  section: '2.12, 2.9',
  judge: (recording) => {
    const said = new Set<string>()
    return listRecords(recording).flatMap(({ exchange, object, record }) =>
      parseChoices(record?.data ?? [], object.type, '/data').problems.flatMap((problem) => {
        const key = `${object.name} ${problem.code}`
        if (problem.level === 'info' || said.has(key)) return []
        said.add(key)
        return [{ exchange, came: `In "${object.name}": ${formatProblem(problem).message}` }]
      }),
    )
  },
}

const choiceTwice: Check = {
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

const emptyDependency: Check = {
  code: 'content/empty-dependency',
  level: 'error',
  expected: 'A content object whose governing field has no selection has an empty list.',
  section: '4.2',
  judge: (recording) => judgeGoverned(recording, ({ empty }) => empty, 'no selection'),
}

const unknownDependency: Check = {
  code: 'content/unknown-dependency',
  level: 'error',
  expected: 'A content object whose governing field has an unknown selection has an empty list.',
  section: '4.2',
  judge: (recording) => judgeGoverned(recording, ({ unknown }) => unknown, 'an unknown selection'),
}

/** Content objects that are not empty although one of their governing fields gives nothing to go by. Specification 4.2. */
function judgeGoverned(recording: Recording, fieldsOf: (object: AskedObject) => readonly string[], how: string): Complaint[] {
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

export const optionChecks: readonly Check[] = [choiceShape, choiceTwice, emptyDependency, unknownDependency]
