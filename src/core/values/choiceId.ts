import { isJsonObject } from '../schema/json.ts'

export type Scalar = string | number | boolean

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** The `id` by which a chosen object is told apart: `undefined` for anything but an object with a scalar `id` of its own. */
export const choiceId = (value: unknown): Scalar | undefined => {
  if (!isJsonObject(value) || !Object.hasOwn(value, 'id')) return undefined
  return isScalar(value['id']) ? value['id'] : undefined
}
