/** Whether the browser writes dates in a language: of another it falls back to the user's own, and of what is no tag it throws. */
export function isKnownLocale(tag: string | undefined): boolean {
  if (tag === undefined || tag === '') return true
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}
