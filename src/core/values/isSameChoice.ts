import { choiceId } from './choiceId.ts'
import { isEqual } from './isEqual.ts'

/**
 * Whether two values stand for the same choice: deeply equal, two objects with the same `id`, or a scalar and an object with that
 * `id`. A number never equals a text. Decisions §2.
 *
 * @example isSameChoice({ id: 'de', label: 'Germany' }, 'de') // true
 */
export const isSameChoice = (a: unknown, b: unknown): boolean => {
  const [idOfA, idOfB] = [choiceId(a), choiceId(b)]
  if (idOfA !== undefined && isEqual(idOfA, idOfB ?? b)) return true
  if (idOfB !== undefined && isEqual(idOfB, a)) return true
  return isEqual(a, b)
}
