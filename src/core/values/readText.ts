import { isFieldType, type ControlName } from '../schema/fieldTypes.ts'
import type { Definition } from '../schema/model.ts'
import type { FieldType } from '../schema/wire.ts'
import { clearedValue } from './defaults.ts'
import { findJsonFault } from '../schema/jsonFaults.ts'
import { readNumber, type NumberIssue } from '../schema/readNumber.ts'

/** Why a typed text cannot be read as a value of its field. */
export type TextIssue = Exclude<NumberIssue, 'empty'> | 'not-a-boolean' | 'not-a-choice' | 'not-json' | 'repeated-key'

/**
 * `value` is `undefined` if the text clears the field. `part` and `line`: the number or key in JSON that cannot be read, and its line, from
 * 1 on.
 */
export type TextReading =
  | { readonly value: unknown; readonly issue?: never; readonly part?: never; readonly line?: never }
  | { readonly issue: TextIssue; readonly part?: string | undefined; readonly line?: number | undefined }

type Reader = (definition: Definition, text: string) => TextReading

const readNumeral =
  (whole: boolean): Reader =>
  (definition, text) => {
    const reading = readNumber(text, whole)
    if ('value' in reading) return reading
    return reading.error === 'empty' ? { value: clearedValue(definition) } : { issue: reading.error }
  }

const readBoolean: Reader = (_definition, text) => {
  if (text === 'true' || text === 'false') return { value: text === 'true' }
  return { issue: 'not-a-boolean' }
}

const readers: Readonly<Record<FieldType, Reader>> = {
  string: (_definition, text) => ({ value: text }),
  number: readNumeral(false),
  integer: readNumeral(true),
  boolean: readBoolean,
  connection: () => ({ issue: 'not-a-choice' }),
  object: (_definition, text) => ({ value: { id: text, label: text } }),
  array: () => ({ issue: 'not-a-choice' }),
}

const readJsonText = (text: string): TextReading => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { issue: 'not-json' }
  }
  const fault = findJsonFault(text)
  return fault ? { issue: fault.issue, part: fault.part, line: text.slice(0, fault.index).split('\n').length } : { value }
}

/**
 * Parses a text typed into a field by its type and control. An empty text clears the field. A code editor for anything but a string
 * contains JSON; JSON with a repeated key, or a number that would be rounded, is refused; text typed into the select of an object field
 * becomes `{id, label}`. Unreadable text is an issue and stays as typed. Decisions §2.
 *
 * @param control name of the control that was typed into, such as `CodeblockWidget`
 * @example readText({ type: 'integer' }, 'number', '12') // { value: 12 }
 */
export const readText = (definition: Definition, control: ControlName, text: string): TextReading => {
  if (text.trim() === '' && (text === '' || definition.type !== 'string')) return { value: clearedValue(definition) }
  if (control === 'CodeblockWidget' && definition.type !== 'string') return readJsonText(text)
  // Fields of unknown type have no control; their text is kept as it is.
  const read = readers[isFieldType(definition.type) ? definition.type : 'string']
  return read(definition, text)
}
