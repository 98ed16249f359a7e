import type { Choice } from 'moduleform/core'
import { objectChoice } from '../objectChoice.ts'

/** Records of `/content` by what the form asked for. Specification 2.12; `error` by the reading of specification 7. */
export const contentAnswers: ReadonlyMap<string, readonly object[]> = new Map([
  ['fine', [record('troubled_options', letters('A', 'B', 'C'))]],
  ['slow', [record('troubled_options', letters('A', 'B', 'C'))]],
  [
    'ten-thousand',
    [
      record(
        'troubled_options',
        Array.from({ length: 10_000 }, (_, index) => objectChoice(`c_${index}`, `Customer ${index + 1}`)),
      ),
    ],
  ],
  ['none', [record('troubled_options', [])]],
  ['record-error', [{ ...record('troubled_options', []), error: 'This list needs the permission "customers.read".' }]],
  ['left-out', []],
])

/** The list that no trouble touches. */
export const steadyRecord = record('steady_options', letters('X', 'Y', 'Z'))

function letters(...names: string[]): Choice[] {
  return names.map((name) => objectChoice(name.toLowerCase(), `Option ${name}`))
}

function record(name: string, data: readonly Choice[]) {
  return { content_object_name: name, data }
}
