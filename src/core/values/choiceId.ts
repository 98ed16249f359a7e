import { isJsonObject, isScalar, ownValue, type Scalar } from '../schema/json.ts'

/** The `id` by which a chosen object is told apart: `undefined` for anything but an object with a scalar `id` of its own. */
export const choiceId = (value: unknown): Scalar | undefined => {
  const id = isJsonObject(value) ? ownValue(value, 'id') : undefined
  return isScalar(id) ? id : undefined
}
