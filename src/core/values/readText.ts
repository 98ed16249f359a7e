import { isFieldType, type ControlName } from '../schema/fieldTypes.ts'
import type { Definition } from '../schema/model.ts'
import type { FieldType } from '../schema/wire.ts'
import { clearedValue } from './defaults.ts'
import { findJsonFault } from '../schema/jsonFaults.ts'
import { readNumber, type NumberIssue } from '../schema/readNumber.ts'

/** Why a typed text is not read as a value of its field. */
export type TextIssue = Exclude<NumberIssue, 'empty'> | 'not-a-boolean' | 'not-a-choice' | 'not-json' | 'repeated-key'

/**
 * `value` is `undefined` where the text clears the field. `part` and `line`: of JSON the number or key that does not read, and the line in which it stands,
 * from 1 on.
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
 * Reads what was typed into a field by its type and control. An empty text clears. A code editor on anything but a string holds JSON;
 * JSON in which a key is repeated or a number would be rounded does not read;
 * text typed into the select of an object field is `{id, label}` of the text. What does not read is an issue and stays as typed.
 * Decisions §2.
 *
 * @param control name of the control that was typed into, such as `CodeblockWidget`
 * @example readText({ type: 'integer' }, 'number', '12') // { value: 12 }
 */
export const readText = (definition: Definition, control: ControlName, text: string): TextReading => {
  if (text.trim() === '' && (text === '' || definition.type !== 'string')) return { value: clearedValue(definition) }
  if (control === 'CodeblockWidget' && definition.type !== 'string') return readJsonText(text)
  // Fields of unknown type show no control; a text that gets here all the same is kept as it is.
  const read = readers[isFieldType(definition.type) ? definition.type : 'string']
  return read(definition, text)
}
