import { formats } from '../../core/validation/formats.ts'
import type { Cell } from './cell.ts'
import { ownValue } from '../../core/schema/json.ts'
import type { FieldNode } from '../../core/plan/plan.ts'
import { readText, type TextReading } from '../../core/values/readText.ts'

/** A typed text as the value of its field, or the reason why it cannot be read. */
export type FieldReading = TextReading | { readonly issue: 'not-a-date' }

/** The format that a control of its own requires of a text: dates have one. */
const formatOf = ({ control }: FieldNode) => ownValue(formats, control)

/**
 * Reads the text typed into a field. In a date control, text that is no ISO date is no value; the format's error explains why.
 * Decisions §2.
 */
export const readFieldText = (node: FieldNode, text: string): FieldReading =>
  text !== '' && formatOf(node)?.(text) === false ? { issue: 'not-a-date' } : readText(node.definition, node.control, text)

/** Text that could not be read as a date becomes a value once its field accepts any text. */
export const withText = (cell: Cell): Cell =>
  cell.unread && cell.node.definition.type === 'string' && !formatOf(cell.node) ? { ...cell, value: cell.text, unread: false } : cell
