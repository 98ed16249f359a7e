/**
 * An id made readable: `first_name` is "First name", `apiKey` is "Api key". Decisions §1.
 */
export const readableLabel = (id: string): string => {
  const words = id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_\-.]+/)
    .filter((word) => word !== '')
    .map((word) => (/^[A-Z0-9]+$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
  return words === '' ? id : words.charAt(0).toUpperCase() + words.slice(1)
}
