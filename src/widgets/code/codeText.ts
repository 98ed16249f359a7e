import { shownText } from '../control/shownText.ts'

const isJsonOf = (text: string, value: unknown): boolean => {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(value)
  } catch {
    return false
  }
}

/**
 * What the code editor shows. A string field shows its text, any other its value as indented JSON; but JSON that was typed here and still
 * says that value stays as it was typed, because printing it anew would move the caret. Decisions §2, "Code editor".
 */
export const codeText = (value: unknown, text: string | undefined, typed: string | undefined, isText: boolean): string => {
  if (text !== undefined || value === undefined || (isText && typeof value === 'string')) return shownText(value, text)
  return typed !== undefined && isJsonOf(typed, value) ? typed : JSON.stringify(value, null, 2)
}
