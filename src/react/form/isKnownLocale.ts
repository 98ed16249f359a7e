/**
 * Whether the browser can write dates in a locale: for an unsupported one it falls back to the user's own, and for an invalid tag it
 * throws.
 */
export function isKnownLocale(tag: string | undefined): boolean {
  if (tag === undefined || tag === '') return true
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}
