import type { Choice, FieldNode } from 'moduleform/core'
import type { Chosen, Typed } from './generate/commandArbitrary.ts'

/** The text and the number that mark the value of one step. */
export const textTag = (tag: number): string => `v${tag}`
export const numberTag = (tag: number): number => 100_000 + tag

/** An expression with the same mark. */
export const templateTag = (tag: number): string => `{{ ${textTag(tag)} }}`

const tagTexts: Partial<Record<Typed, (tag: number) => string>> = {
  tag: textTag,
  'number-tag': (tag) => String(numberTag(tag)),
  'json-tag': (tag) => `{"x":"${textTag(tag)}"}`,
  template: (tag) => templateTag(tag),
}

export const typedText = (text: Typed, tag: number): string => tagTexts[text]?.(tag) ?? text

interface Gift {
  readonly value: Chosen
  readonly option: number
  readonly tag: number
  readonly choices: readonly Choice[]
  readonly isUser: boolean
}

/** A value of a type, with its tag if the type permits. */
const fitting: Readonly<Record<string, (node: FieldNode, tag: number) => unknown>> = {
  string: (_, tag) => textTag(tag),
  number: (_, tag) => numberTag(tag),
  integer: (_, tag) => numberTag(tag),
  boolean: (_, tag) => tag % 2 === 0,
  connection: (_, tag) => ({ id: textTag(tag), label: 'Own', app_type: 'custom_api', connection_management_type: 'managed' }),
  object: ({ children: [first] }, tag) => (first === undefined ? { id: textTag(tag), label: 'Own' } : { [first.id]: fit(first, tag) }),
  array: ({ row }, tag) => [row === undefined ? textTag(tag) : fit(row, tag)],
}

const fit = (node: FieldNode, tag: number): unknown => (fitting[node.definition.type ?? ''] ?? fitting['string'])?.(node, tag)

/** The value to set in a field: for a user one of its options if there are any, for a host anything. */
export function chosenValue(node: FieldNode, { value, option, tag, choices, isUser }: Gift): unknown {
  if (value === 'cleared') return undefined
  if (value === 'template') return templateTag(tag)
  const offered = choices[option % Math.max(1, choices.length)]?.value
  const isSelect = node.control === 'SelectWidget' || node.control === 'MultiSelect'
  if (isSelect && (isUser || value === 'option')) {
    if (offered === undefined) return undefined
    return node.control === 'MultiSelect' ? [offered] : offered
  }
  return value === 'tag' && !isUser ? textTag(tag) : fit(node, tag)
}
