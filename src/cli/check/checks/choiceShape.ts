import { formatProblem } from '../../../core/lint/formatProblem.ts'
import { parseChoices } from '../../../core/schema/parseChoices.ts'
import type { Check } from '../check.ts'
import { listRecords } from './contentRecords.ts'

/** Of each list; most deviate throughout. */
const mostReported = 3

export const choiceShape: Check = {
  code: 'content/choice-shape',
  level: 'error',
  expected: 'Each entry of "data" has a "value" (a text, or an object with id and label) and a "label".',
  section: '2.12, 2.9',
  judge: (recording) =>
    listRecords(recording).flatMap(({ exchange, object, record }) =>
      parseChoices(record?.data ?? [], object.type, '/data')
        .problems.filter(({ level }) => level !== 'info')
        .slice(0, mostReported)
        .map((problem) => ({ exchange, came: `In "${object.name}": ${formatProblem(problem).message}` })),
    ),
}
