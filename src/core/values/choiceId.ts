import { isJsonObject, isScalar, type Scalar } from '../schema/json.ts'

/** The `id` by which a chosen object is told apart: `undefined` for anything but an object with a scalar `id` of its own. */
export const choiceId = (value: unknown): Scalar | undefined => {
  if (!isJsonObject(value) || !Object.hasOwn(value, 'id')) return undefined
  return isScalar(value['id']) ? value['id'] : undefined
}
