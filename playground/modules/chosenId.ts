/** The id of what a select holds: an object choice's `id`, or a text choice itself. `undefined` where nothing is chosen. Specification 4.2. */
export function chosenId(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined
  return typeof value.id === 'string' && value.id !== '' ? value.id : undefined
}
