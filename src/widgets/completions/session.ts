import type { CompletedField, TextPlace } from '../../react/expressions/completions.ts'
import { isOtherCombobox } from './comboboxAttributes.ts'

/** Somebody is looking for a reference: where it is to go, and what was typed of it. */
export interface Session extends TextPlace {
  readonly field: CompletedField
  readonly query: string
  /** Enter takes the first one, without the arrows: what was typed can mean nothing but a reference. */
  readonly isMeant: boolean
  readonly isAsked: boolean
}

type TextElement = TextPlace['element']

/** Letters behind `{{` that may be a search; more are a text with braces in it. */
const longestQuery = 200

/**
 * What is looked for at the caret of a control: what stands behind `{{`; on the expression side the word before the caret, or where one reference
 * is all that can stand, the whole text. `undefined` where nothing is; `isAsked` where a button or a key asks for the list.
 */
export function readSession(element: TextElement, field: CompletedField, isAsked: boolean): Session | undefined {
  const { value, selectionStart } = element
  const found = { element, field, isAsked }
  const caret = selectionStart ?? value.length
  const before = value.slice(0, caret)
  const open = findBraces(element)
  if (open !== undefined) {
    // Braces that an editor has closed by itself, or the rest of the reference that the caret stands in.
    const rest = /^[^{}\n]*\}\}/.exec(value.slice(caret))?.[0] ?? ''
    return { ...found, from: open, to: caret + rest.length, query: before.slice(open + 2).trim(), isMeant: true }
  }
  if (!field.isExpression && !isAsked) return undefined
  if (!field.takesText) {
    const query = field.holdsTemplate ? '' : value.trim()
    return query === '' && !isAsked ? undefined : { ...found, from: 0, to: value.length, query, isMeant: true }
  }
  const word = /[^\s{}]*$/.exec(before)?.[0] ?? ''
  return word === '' && !isAsked ? undefined : { ...found, from: caret - word.length, to: caret, query: word, isMeant: isAsked }
}

/** Where the `{{` stands that the caret is behind, before they are closed; `undefined` where there are none. */
export function findBraces({ value, selectionStart }: TextElement): number | undefined {
  const caret = selectionStart ?? value.length
  const open = value.lastIndexOf('{{', caret - 2)
  return caret < 2 || open < 0 || value.slice(open, caret).includes('}}') || caret - open > longestQuery ? undefined : open
}

/** The control that a reference can be typed into; selects and code editors have keys of their own. */
export const isCompleted = (target: EventTarget | null): target is TextElement =>
  (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')) &&
  !isOtherCombobox(target) &&
  target.closest('.mf-select, .monaco-editor, [data-template-editor]') === null

/** Puts a text in place of a part of what a control holds, as if it was typed: the control's own undo can take it back. */
export function replaceText({ element, from, to }: TextPlace, text: string): void {
  element.focus({ preventScroll: true })
  element.setSelectionRange(from, to)
  const { ownerDocument } = element
  // Deprecated, and the only way into the undo of a text control.
  // oxlint-disable-next-line typescript/no-deprecated
  if (typeof ownerDocument.execCommand === 'function' && ownerDocument.execCommand('insertText', false, text)) return
  element.setRangeText(text, from, to, 'end')
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }))
}
