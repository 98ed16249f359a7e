import type { Choice } from 'moduleform/core'
import { objectChoice } from '../objectChoice.ts'

/** The options of the faulty list by the chosen fault. Without an entry, the list is missing in the answer. Specification 2.12. */
export const contentAnswers: ReadonlyMap<string, readonly Choice[]> = new Map([
  ['fine', letters('A', 'B', 'C')],
  ['slow', letters('A', 'B', 'C')],
  ['ten-thousand', Array.from({ length: 10_000 }, (_, index) => objectChoice(`c_${index}`, `Customer ${index + 1}`))],
  ['none', []],
])

/** The options of the list that never has a fault. */
export const steadyOptions: readonly Choice[] = letters('X', 'Y', 'Z')

function letters(...names: string[]): Choice[] {
  return names.map((name) => objectChoice(name.toLowerCase(), `Option ${name}`))
}
