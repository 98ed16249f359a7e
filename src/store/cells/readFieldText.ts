import type { FieldNode } from '../../core/plan/plan.ts'
import { ownValue } from '../../core/schema/json.ts'
import { formats } from '../../core/validation/formats.ts'
import { readText, type TextReading } from '../../core/values/readText.ts'
import type { Cell } from './cell.ts'

/** A typed text as the value of its field, or why it is none. */
export type FieldReading = TextReading | { readonly issue: 'not-a-date' }

/** What a text in a control of its own has to be: dates have one. */
const formatOf = ({ control }: FieldNode) => ownValue(formats, control)

/** Reads what was typed into a field. What is no ISO date in a date's own control is no value: why it is none is for its format to say. Decisions §2. */
export const readFieldText = (node: FieldNode, text: string): FieldReading =>
  text !== '' && formatOf(node)?.(text) === false ? { issue: 'not-a-date' } : readText(node.definition, node.control, text)

/** What was no date is a value once its field takes any text. */
export const withText = (cell: Cell): Cell =>
  cell.unread && cell.node.definition.type === 'string' && !formatOf(cell.node) ? { ...cell, value: cell.text, unread: false } : cell
