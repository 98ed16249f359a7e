import { formatProblem } from '../../../core/lint/formatProblem.ts'
import { parseChoices } from '../../../core/schema/parseChoices.ts'
import type { Check } from '../check.ts'
import { listRecords } from './contentRecords.ts'

export const choiceShape: Check = {
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
