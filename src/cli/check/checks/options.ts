import { formatProblem } from '../../../core/lint/formatProblem.ts'
import { isJsonObject, isEqual } from '../../../core/schema/json.ts'
import { parseChoices } from '../../../core/schema/parseChoices.ts'
import { choiceId } from '../../../core/values/choices.ts'
import type { Check, Complaint } from '../check.ts'
import { isPutOff } from '../exchange/askAgain.ts'
import type { AskedObject } from '../exchange/exchange.ts'
import { causeOf, cut, describeOutcome, usableOf } from '../exchange/readExchange.ts'
import {
  type AskedRecord,
  exchangesOf,
  groupBy,
  isAboutGoverning,
  isReady,
  lacksInput,
  listRecords,
  mayFail,
  type Recording,
} from '../recording.ts'
import { withoutPlace } from './records.ts'
import { causesOfRefusals, isUnfilled } from './refusals.ts'
import { needs } from './needs.ts'

/** Judges each list of options; what `find` returns about an object is reported once, with the first list that shows it. */
function judgeLists(recording: Recording, find: (asked: AskedRecord, data: readonly unknown[]) => readonly string[]): Complaint[] {
  const said = new Set<string>()
  return listRecords(recording).flatMap((asked) => {
    const found = find(asked, asked.record?.data ?? []).map((what) => `In "${asked.object.name}": ${what}`)
    const fresh = found.filter((came) => !said.has(came))
    for (const came of fresh) said.add(came)
    return fresh.map((came) => ({ exchange: asked.exchange, came }))
  })
}

const choiceShape: Check = {
  code: 'content/choice-shape',
  level: 'error',
  expected: 'Each entry of "data" has a "value" (a text, or an object with id and label) and a "label".',
  section: '2.12, 2.9',
  needs: [needs.schema, needs.contentObject, needs.content, needs.options],
  judge: (recording) => {
    const said = new Set<string>()
    return judgeLists(recording, ({ object }, data) =>
      parseChoices(data, object.type, '/data').problems.flatMap((problem) => {
        const key = `${object.name} ${problem.code}`
        if (problem.level === 'info' || said.has(key)) return []
        said.add(key)
        return [withoutPlace(formatProblem(problem).message)]
      }),
    )
  },
}

const valueType: Check = {
  code: 'content/value-type',
  level: 'error',
  expected: 'A value is what its field stores: a text, of a number field a number, of an object field an object with id and label.',
  section: '2.4, 2.9',
  needs: [needs.schema, needs.contentObject, needs.content, needs.options],
  judge: (recording) => [
    ...judgeValues(recording, (value, isFit) => !isFit(value)),
    // Works, but until its options have loaded the form shows a stored value by its id. Decisions §2.
    ...judgeValues(recording, (value, isFit) => isFit === fits['object'] && isFit(value) && !hasLabel(value)).map((complaint) => ({
      ...complaint,
      level: 'warning' as const,
    })),
  ],
}

/** The first value of each object that does not suit its field. */
function judgeValues(recording: Recording, isUnfit: (value: unknown, isFit: (value: unknown) => boolean) => boolean): Complaint[] {
  const said = new Set<string>()
  return judgeLists(recording, ({ object }, data) => {
    const values = data.flatMap((entry) => (isJsonObject(entry) && Object.hasOwn(entry, 'value') ? [entry['value']] : []))
    const isFit = fits[object.type ?? '']
    const unfit = isFit === undefined ? undefined : values.find((value) => isUnfit(value, isFit))
    if (unfit === undefined || said.has(object.name)) return []
    said.add(object.name)
    return [`the value ${cut(JSON.stringify(unfit), 80)}, where its field is of the type "${object.type}"`]
  })
}

const hasLabel = (value: unknown): boolean => isJsonObject(value) && typeof value['label'] === 'string'

const fits: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  object: (value) => isJsonObject(value) && (typeof value['id'] === 'string' || typeof value['id'] === 'number'),
}

const choiceTwice: Check = {
  code: 'content/choice-twice',
  level: 'warning',
  expected: 'No two entries of one list have the same value, or values with the same id: the form takes them for one.',
  section: 'decisions §2',
  needs: [needs.schema, needs.contentObject, needs.content, needs.options],
  judge: (recording) =>
    judgeLists(recording, ({ object }, data) => {
      const twice = findTwice(parseChoices(data, object.type).choices.map(({ value }) => JSON.stringify(choiceId(value) ?? value)))
      return twice === undefined ? [] : [`more than one choice is ${twice}`]
    }),
}

const labelTwice: Check = {
  code: 'content/label-twice',
  level: 'warning',
  expected: 'No two choices of one list have the same label: people cannot tell them apart.',
  section: 'advice',
  needs: [needs.schema, needs.contentObject, needs.content, needs.options],
  judge: (recording) =>
    judgeLists(recording, ({ object }, data) => {
      const { choices } = parseChoices(data, object.type)
      const byValue = new Map(choices.map(({ value, label }) => [JSON.stringify(choiceId(value) ?? value), label]))
      const twice = findTwice([...byValue.values()].filter((label) => label !== ''))
      return twice === undefined ? [] : [`more than one choice is called ${JSON.stringify(twice)}`]
    }),
}

function findTwice(values: readonly string[]): string | undefined {
  const seen = new Set<string>()
  for (const value of values) {
    if (seen.has(value)) return value
    seen.add(value)
  }
  return undefined
}

const alwaysEmpty: Check = {
  code: 'content/always-empty',
  level: 'warning',
  expected: 'A content object has options for some selection of its governing fields.',
  section: 'advice',
  needs: [needs.schema, needs.contentObject, needs.content, needs.allInput],
  judge: (recording) => {
    if (lacksInput(recording)) return []
    const byName = groupBy(
      listRecords(recording).filter(({ object }) => !object.isForHost),
      ({ object }) => object.name,
    )
    return [...byName].flatMap(([name, asked]) => {
      const ready = asked.filter(({ object, record }) => isReady(object) && record !== undefined && record.error === undefined)
      const [first] = ready
      const selections = new Set(ready.map(({ object }) => object.governedBy))
      const isTried = first !== undefined && (first.object.isGoverned ? selections.size > 1 : true)
      if (!isTried || ready.some(({ record }) => record === undefined || record.data.length > 0)) return []
      const tried = first.object.isGoverned ? `, whatever is chosen: ${selections.size} selections were tried` : ''
      return [{ exchange: first.exchange, came: `"${name}" has no options${tried}` }]
    })
  },
}

const choiceLost: Check = {
  code: 'content/choice-lost',
  level: 'warning',
  expected: 'A choice that has been made is still in the list that it was made from.',
  section: 'decisions §6',
  needs: [needs.schema, needs.contentObject, needs.content, needs.options, needs.chosen],
  judge: (recording) =>
    judgeLists(recording, ({ object, record }, data) => {
      if (object.chosen === undefined || record === undefined || record.error !== undefined || !isReady(object)) return []
      const offered = parseChoices(data, object.type).choices.map(({ value }) => value)
      const chosen = Array.isArray(object.chosen) ? (object.chosen as readonly unknown[]) : [object.chosen]
      const isOffered = (value: unknown) =>
        offered.some((one) => isEqual(one, value) || (choiceId(one) !== undefined && choiceId(one) === choiceId(value)))
      const lost = chosen.find((value) => !isOffered(value))
      return lost === undefined ? [] : [`${cut(JSON.stringify(lost), 80)} is gone once it has been chosen`]
    }),
}

const emptyDependency: Check = {
  code: 'content/empty-dependency',
  level: 'error',
  expected: 'A content object whose governing field has no selection has an empty list.',
  section: '4.2',
  needs: [needs.schema, needs.contentObject, needs.emptyDependency],
  judge: (recording) => judgeGoverned(recording, ({ empty }) => empty, 'no selection'),
}

const unknownDependency: Check = {
  code: 'content/unknown-dependency',
  level: 'error',
  expected: 'A content object whose governing field has an unknown selection has an empty list.',
  section: '4.2',
  needs: [needs.schema, needs.contentObject, needs.unknownDependency],
  judge: (recording) => judgeGoverned(recording, ({ unknown }) => unknown, 'an unknown selection'),
}

/** Content objects that are not empty although one of their governing fields has no usable value. Specification 4.2. */
function judgeGoverned(recording: Recording, fieldsOf: (object: AskedObject) => readonly string[], how: string): Complaint[] {
  // What a filled-in form is refused for too, such as a missing password, is not about the governing field.
  const refusals = causesOfRefusals(recording, (exchange) => exchange.call.endpoint === 'content' && !isUnfilled(exchange))
  const failed = exchangesOf(recording, 'content')
    .filter(
      (exchange) =>
        exchange.outcome.kind === 'answer' &&
        isAboutGoverning(exchange) &&
        usableOf(exchange) === undefined &&
        !mayFail(exchange) &&
        !isPutOff(exchange),
    )
    .flatMap((exchange) => {
      const [object] = exchange.purpose.objects
      const [field] = object === undefined ? [] : fieldsOf(object)
      if (field === undefined) return []
      const cause = causeOf(exchange)
      const level = refusals.has(cause) ? { level: 'advice' as const, section: 'advice' } : {}
      return [{ exchange, cause, came: `With ${how} in "${field}": ${describeOutcome(exchange)}`, ...level }]
    })
  const filled = listRecords(recording).flatMap(({ exchange, object, record }) => {
    const [field] = fieldsOf(object)
    if (field === undefined || record === undefined || (record.error !== undefined && mayFail(exchange))) return []
    const came = describeRecord(record)
    return came === undefined ? [] : [{ exchange, came: `"${object.name}", with ${how} in "${field}": ${came}` }]
  })
  return [...failed, ...filled]
}

const describeRecord = ({ data, error }: { readonly data: readonly unknown[]; readonly error?: string }): string | undefined => {
  if (error !== undefined) return `the error "${error}"`
  return data.length === 0 ? undefined : `${data.length} choices, the first of them ${cut(JSON.stringify(data[0]), 100)}`
}

export const optionChecks: readonly Check[] = [
  choiceShape,
  valueType,
  choiceTwice,
  labelTwice,
  alwaysEmpty,
  choiceLost,
  emptyDependency,
  unknownDependency,
]
