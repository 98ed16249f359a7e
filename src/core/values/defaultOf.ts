import type { Definition } from '../schema/model.ts'
import { fitsType } from './fitsType.ts'

/** The default a field gets where it holds no value; `undefined` where it has none or one of the wrong type. Decisions §1. */
export const defaultOf = (definition: Definition): unknown => {
  const value = definition.default
  return value === null || !fitsType(value, definition) ? undefined : value
}
