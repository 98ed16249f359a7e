import { shownText } from '../control/shownText.ts'

const isJsonOf = (text: string, value: unknown): boolean => {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(value)
  } catch {
    return false
  }
}

/**
 * What the code editor shows. A string field shows its text, any other its value as indented JSON, an
 * empty one nothing; but JSON that was typed here and still
 * says that value stays as it was typed, because printing it anew would move the caret. Decisions §2, "Code editor".
 */
export const codeText = (value: unknown, text: string | undefined, typed: string | undefined, isText: boolean): string => {
  if (text !== undefined || (isText && typeof value === 'string')) return shownText(value, text)
  if (typed !== undefined && isJsonOf(typed, value)) return typed
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2)
}
