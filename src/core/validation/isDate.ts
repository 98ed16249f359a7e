const date = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/**
 * Whether a text is a day of the calendar as `YYYY-MM-DD`, from year 0001 on: 2024-02-29 is one, 2025-02-30 is not. Specification 2.7,
 * decisions §8.
 */
export const isDate = (text: string): boolean => {
  if (!date.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  // Some engines carry a day that does not exist over into the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
