import { shownText } from '../control/shownText.ts'

const isJsonOf = (text: string, value: unknown): boolean => {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(value)
  } catch {
    return false
  }
}

/**
 * The text in the code editor. A string field shows its text, any other its value as indented JSON, an empty one nothing. JSON typed here
 * stays as typed as long as it equals the value, because formatting it again would move the caret. Decisions §2, "Code editor".
 */
export const codeText = (value: unknown, text: string | undefined, typed: string | undefined, isText: boolean): string => {
  if (text !== undefined || (isText && typeof value === 'string')) return shownText(value, text)
  if (typed !== undefined && isJsonOf(typed, value)) return typed
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2)
}
