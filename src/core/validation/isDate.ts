const date = /^(\d{4})-(\d{2})-(\d{2})$/
const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/**
 * Whether a text is a day of the calendar as `YYYY-MM-DD`, from year 0001 on: 2024-02-29 is one, 2025-02-30 is not. Specification 2.7,
 * decisions §8.
 */
export const isDate = (text: string): boolean => {
  const match = date.exec(text)
  if (!match) return false
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number)
  const days = month === 2 && isLeapYear(year) ? 29 : daysOfMonth[month - 1]
  return year >= 1 && days !== undefined && day >= 1 && day <= days
}
