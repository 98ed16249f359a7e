import { isJsonObject, kindOf, type JsonObject } from './json.ts'
import { type Place, placeBelow, report } from './parsing.ts'
import type { ProblemArgs } from './problems.ts'
import { type KeyTable, type Reader, readObject } from './readObject.ts'

/** Says that a value is not what its key takes; the key is absent in the result. */
export const refuseValue = (value: unknown, place: Place, expected: string): undefined => {
  const key = place.pointer.slice(place.pointer.lastIndexOf('/') + 1)
  return report(place, 'key/wrong-type', 'warning', { key, expected, got: kindOf(value) })
}

const readerOf =
  <Value>(expected: string, isRight: (value: unknown) => value is Value): Reader<Value> =>
  (value, place) =>
    isRight(value) ? value : refuseValue(value, place, expected)

export const readText = readerOf('a text', (value): value is string => typeof value === 'string')

export const readBoolean = readerOf('true or false', (value): value is boolean => typeof value === 'boolean')

export const readNumber = readerOf('a number', (value): value is number => typeof value === 'number')

export const readCount = readerOf('a whole number, 0 or more', (value): value is number => Number.isInteger(value) && Number(value) >= 0)

/** Takes any value as it is: defaults and other data. */
export const readData: Reader<unknown> = (value) => value

/** Reads the entries of a list; what cannot be read is left out. */
export const readListOf =
  <Entry extends string | object>(
    expected: string,
    readEntry: (entry: unknown, place: Place) => Entry | undefined,
  ): Reader<readonly Entry[]> =>
  (value, place) =>
    Array.isArray(value)
      ? value.flatMap((entry: unknown, index) => readEntry(entry, placeBelow(place, index)) ?? [])
      : refuseValue(value, place, expected)

export const readTexts = readListOf('a list of texts', (entry, place) => readText(entry, place, {}))

/** Codes of texts that should be one of a few names, with the key under which `args` hold the text. */
interface NameCodes {
  'field/unknown-widget': 'widget'
  'field/unknown-format': 'format'
  'widget/unknown-language': 'language'
  'layout/unknown-type': 'type'
  'content/unknown-type': 'type'
}

/** Takes any text, and says where it is none of the names. Decisions §1: it stays in the schema. */
export const readNameOf =
  <Code extends keyof NameCodes>(names: readonly string[], code: Code, key: NameCodes[Code]): Reader<string> =>
  (value, place, owner) => {
    const name = readText(value, place, owner)
    // `as`: `key` is that of the args of the code.
    if (name !== undefined && !names.includes(name)) report(place, code, 'warning', { [key]: name } as unknown as ProblemArgs[Code])
    return name
  }

/** Reads an object by a function of its own, and refuses what is none. */
export const readAsObject =
  <Value>(read: (raw: JsonObject, place: Place, owner: JsonObject) => Value): Reader<Value> =>
  (value, place, owner) =>
    isJsonObject(value) ? read(value, place, owner) : refuseValue(value, place, 'an object')

/** Reads an object by its table and nothing else. */
export const readByTable = <Type>(table: KeyTable<Type>): Reader<Partial<Type> & Record<string, unknown>> =>
  readAsObject((raw, place) => readObject(raw, place, table))
