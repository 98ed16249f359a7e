import { choiceId } from '../../core/values/choices.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import type { FieldNode } from '../../core/plan/plan.ts'
import type { Choice } from '../../core/schema/wire.ts'
import type { FormState } from '../formState.ts'
import type { FieldReading } from '../cells/readFieldText.ts'
import type { RowWork } from './rowWork.ts'

/** What a page calls yes and no, beside `true` and `false`. */
export interface YesAndNo {
  readonly yes: string
  readonly no: string
}

const plainly = (text: string): string => text.trim().toLocaleLowerCase()

/** Values of choices by what a spreadsheet may hold of them: the value itself goes before a label. */
function indexChoices(choices: readonly Choice[]): ReadonlyMap<string, unknown> {
  const byText = new Map<string, unknown>()
  for (const { value } of choices) byText.set(plainly(String(choiceId(value) ?? value)), value)
  for (const { label, value } of choices) getOrInsert(byText, plainly(label), () => value)
  return byText
}

const indexes = new WeakMap<readonly Choice[], ReadonlyMap<string, unknown>>()

/**
 * Reads what was pasted for a field as a text that is typed into it is read; before that a choice is known by its value or its label, several in a
 * multi-select with commas between, and yes and no by their words.
 */
export function readCell(
  { readTyped }: RowWork,
  state: FormState,
  node: FieldNode,
  choices: readonly Choice[],
  text: string,
  { yes, no }: YesAndNo,
): FieldReading {
  const { definition } = node
  const known = getOrInsert(indexes, choices, indexChoices)
  const word = plainly(text)
  if (word !== '' && known.has(word)) {
    const value = known.get(word)
    return { value: definition.type === 'array' ? [value] : value }
  }
  if (definition.type === 'array' && word !== '') {
    const words = text.split(/[,;\n]/).map(plainly)
    if (words.every((one) => known.has(one))) return { value: words.map((one) => known.get(one)) }
  }
  if (definition.type !== 'boolean') return readTyped(state, node, text)
  const spoken = word === plainly(yes) ? 'true' : word === plainly(no) ? 'false' : word
  return readTyped(state, node, spoken === 'true' || spoken === 'false' ? spoken : text)
}
