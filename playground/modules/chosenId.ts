/**
 * The id of a select's value: an object choice's `id`, or the text of a text choice. `undefined` if nothing is chosen. Specification 4.2.
 */
export function chosenId(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined
  return typeof value.id === 'string' && value.id !== '' ? value.id : undefined
}
