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

/** Values of choices by the texts that a spreadsheet may contain for them. */
interface ChoiceIndex {
  readonly exact: ReadonlyMap<string, unknown>
  readonly plain: ReadonlyMap<string, unknown>
}

/** The value itself takes precedence over a label. */
function indexTexts(choices: readonly Choice[], write: (text: string) => string): ReadonlyMap<string, unknown> {
  const byText = new Map<string, unknown>()
  for (const { value } of choices) getOrInsert(byText, write(String(choiceId(value) ?? value)), () => value)
  for (const { label, value } of choices) getOrInsert(byText, write(label), () => value)
  return byText
}

const indexChoices = (choices: readonly Choice[]): ChoiceIndex => ({
  exact: indexTexts(choices, (text) => text.trim()),
  plain: indexTexts(choices, plainly),
})

const indexes = new WeakMap<readonly Choice[], ChoiceIndex>()

/** The choice with exactly this text, else one whose text differs in case. */
const findValue = ({ exact, plain }: ChoiceIndex, text: string): { readonly value: unknown } | undefined => {
  const [word, folded] = [text.trim(), plainly(text)]
  if (word === '') return undefined
  if (exact.has(word)) return { value: exact.get(word) }
  return plain.has(folded) ? { value: plain.get(folded) } : undefined
}

/** Controls for any text, whose choices are suggestions. */
const textControls: ReadonlySet<string> = new Set(['input', 'textarea', 'password', 'CodeblockWidget'])

/** Whether a field can hold any text. */
export const isFreeText = ({ control, definition }: FieldNode): boolean => definition.type === 'string' && textControls.has(control)

/**
 * Parses pasted text like text typed into the field. Before that, a template is taken as the value, choices are matched by value or label,
 * several in a multi-select separated by commas, and booleans by the texts for yes and no.
 */
export function readCell(
  { readTyped, isTemplateIn }: RowWork,
  state: FormState,
  node: FieldNode,
  choices: readonly Choice[],
  text: string,
  { yes, no }: YesAndNo,
): FieldReading {
  const { definition } = node
  if (isTemplateIn(state, node, text)) return { value: isFreeText(node) ? text : text.trim() }
  if (textControls.has(node.control)) return readTyped(state, node, text)
  const known = getOrInsert(indexes, choices, indexChoices)
  const isMany = definition.type === 'array'
  const found = findValue(known, text)
  if (found !== undefined) return { value: isMany ? [found.value] : found.value }
  const all = isMany ? text.split(/[,;\n]/).map((one) => findValue(known, one)) : [undefined]
  if (all.every((one) => one !== undefined)) return { value: [...new Set(all.map(({ value }) => value))] }
  if (definition.type !== 'boolean') return readTyped(state, node, text)
  const word = plainly(text)
  return readTyped(state, node, word === plainly(yes) ? 'true' : word === plainly(no) ? 'false' : word)
}
