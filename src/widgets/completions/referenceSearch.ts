import type { CompletedField, TextPlace } from '../../react/expressions/completions.ts'
import type { ElementTarget } from '../../react/elementTarget.ts'
import { isOtherCombobox } from './comboboxAttributes.ts'

/** A search for a reference: where it will be inserted, and the query. */
export interface ReferenceSearch extends TextPlace {
  readonly field: CompletedField
  readonly query: string
  /** Enter takes the first result without an arrow key, because the typed text can only be a reference. */
  readonly isMeant: boolean
  readonly isAsked: boolean
}

type TextElement = TextPlace['element']

/** Characters after `{{` that may be a query; a longer text just contains braces. */
const longestQuery = 200

/**
 * The search at the caret of a control: the text after `{{`; on the expression side the word before the caret, or the whole text if the
 * field holds only a single reference, unless that text is a fixed value. `undefined` if there is none; `isAsked` if a button or a key asks
 * for the list.
 */
export function readReferenceSearch(element: TextElement, field: CompletedField, isAsked: boolean): ReferenceSearch | undefined {
  const { value, selectionStart } = element
  const found = { element, field, isAsked }
  const caret = selectionStart ?? value.length
  const before = value.slice(0, caret)
  const open = findBraces(element)
  if (open !== undefined) {
    // Closing braces inserted by an editor, or the rest of the reference that contains the caret.
    const rest = /^[^{}\n]*\}\}/.exec(value.slice(caret))?.[0] ?? ''
    return { ...found, from: open, to: caret + rest.length, query: before.slice(open + 2).trim(), isMeant: true }
  }
  if (!field.isExpression && !isAsked) return undefined
  if (!field.takesText) {
    if (field.holdsFixed) return { ...found, from: caret, to: caret, query: '', isMeant: true }
    const query = field.holdsTemplate ? '' : value.trim()
    return query === '' && !isAsked ? undefined : { ...found, from: 0, to: value.length, query, isMeant: true }
  }
  const word = /[^\s{}]*$/.exec(before)?.[0] ?? ''
  return word === '' && !isAsked ? undefined : { ...found, from: caret - word.length, to: caret, query: word, isMeant: isAsked }
}

/** Index of the unclosed `{{` before the caret; `undefined` if there is none. */
export function findBraces({ value, selectionStart }: TextElement): number | undefined {
  const caret = selectionStart ?? value.length
  const open = value.lastIndexOf('{{', caret - 2)
  return caret < 2 || open < 0 || value.slice(open, caret).includes('}}') || caret - open > longestQuery ? undefined : open
}

/** A control that references can be typed into; selects and code editors handle keys themselves. */
export function isCompleted(target: EventTarget | null): target is TextElement {
  const element = target as ElementTarget
  return (
    element?.matches('textarea, input') === true &&
    // `as`: just checked.
    /^text(area)?$/.test((element as TextElement).type) &&
    !isOtherCombobox(element) &&
    element.closest('.mf-select, .monaco-editor, [data-template-editor]') === null
  )
}

/** Removes a part of a control's text as if it was deleted by hand. */
export function removeText(place: TextPlace): void {
  if (place.from < place.to) replaceText(place, '')
}

/** Replaces a part of a control's text as if it was typed, so that the control's own undo covers it. */
export function replaceText({ element, from, to }: TextPlace, text: string): void {
  element.focus({ preventScroll: true })
  element.setSelectionRange(from, to)
  const { ownerDocument } = element
  // Deprecated, but the only way to add to the undo history of a text control.
  // oxlint-disable-next-line typescript/no-deprecated
  if (typeof ownerDocument.execCommand === 'function' && ownerDocument.execCommand(text === '' ? 'delete' : 'insertText', false, text))
    return
  element.setRangeText(text, from, to, 'end')
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: text }))
}
