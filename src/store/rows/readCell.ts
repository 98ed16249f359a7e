import { choiceId } from '../../core/values/choices.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import type { FieldNode } from '../../core/plan/plan.ts'
import type { Choice } from '../../core/schema/wire.ts'
import type { FormState } from '../formState.ts'
import type { FieldReading } from '../cells/readFieldText.ts'
import type { RowWork } from './rowWork.ts'

/** The texts of the form for yes and no, accepted beside `true` and `false`. */
export interface YesAndNo {
  readonly yes: string
  readonly no: string
}

const plainly = (text: string): string => text.trim().toLocaleLowerCase()

/** Values of choices by the texts that a spreadsheet may contain for them: the value itself takes precedence over a label. */
function indexChoices(choices: readonly Choice[]): ReadonlyMap<string, unknown> {
  const byText = new Map<string, unknown>()
  for (const { value } of choices) byText.set(plainly(String(choiceId(value) ?? value)), value)
  for (const { label, value } of choices) getOrInsert(byText, plainly(label), () => value)
  return byText
}

const indexes = new WeakMap<readonly Choice[], ReadonlyMap<string, unknown>>()

/**
 * Parses pasted text like text typed into the field. Before that, choices are matched by value or label, several in a multi-select
 * separated by commas, and booleans by the texts for yes and no.
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
