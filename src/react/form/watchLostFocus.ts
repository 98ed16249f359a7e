import { focusedBeside } from '../focusedBeside.ts'
import type { ElementTarget } from '../elementTarget.ts'

/** What has the focus, and the DOM id of the control that takes it over; `''` for none. */
interface Held {
  readonly element: HTMLElement
  readonly id: string
}

/**
 * A rule, a new schema or the host can replace the control that the user is in: it becomes another widget, or its line another one. The browser
 * then drops the focus, and what is typed next is lost. Moves focus and caret to the control in its place; from a notice that goes away to the
 * control of its field. Where nothing takes its place, the field that follows has the focus as a whole: a screen reader goes on from there, and
 * keys that were meant for the field that is gone change no other. Returns a function that stops watching.
 */
export function watchLostFocus(root: HTMLElement): () => void {
  let held = heldBy(focusedBeside(root) as ElementTarget)
  const onFocusIn = ({ target }: Event) => (held = heldBy(target as ElementTarget))
  // Browsers differ in whether an element that is removed loses the focus with an event; one that is left stays on the page.
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    // On its way: what is removed before it arrives, as by Preact, has not lost it.
    if (relatedTarget !== null) held = undefined
    queueMicrotask(() => {
      if (held?.element === target && held.element.isConnected && focusedBeside(root) !== target) held = undefined
    })
  }
  // Runs before the next key.
  const observer = new MutationObserver((records) => {
    if (held === undefined || held.element.isConnected) return
    const { element, id } = held
    held = undefined
    if (focusedBeside(root) !== null) return
    const control = root.querySelector<HTMLElement>(`[id=${JSON.stringify(id)}]`)
    if (control === null) {
      // A menu, for instance, cares for the focus itself, and a page around a frame keeps its own.
      if (element.closest('[data-field], .mf-notice') === null || !root.ownerDocument.hasFocus()) return
      const place = findPlace(records, element)
      // What has its own place for the focus, such as a strip that gives it back, moves it first.
      queueMicrotask(() => {
        if (focusedBeside(root) !== null) return
        const field = nextField(root, place)
        // A form that loads anew has none yet.
        if (field === undefined) held = { element, id }
        else focusField(field)
      })
      return
    }
    control.focus({ preventScroll: true })
    moveCaret(element, control)
  })
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('focusin', onFocusIn)
  root.addEventListener('focusout', onFocusOut, true)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', onFocusIn)
    root.removeEventListener('focusout', onFocusOut, true)
  }
}

function heldBy(element: ElementTarget): Held | undefined {
  if (element === null) return undefined
  const field = element.closest('.mf-field-notice') ? element.closest('[data-field]') : null
  const id = (field?.querySelector('input, textarea, select, button, [tabindex]') ?? element).id
  return { element, id }
}

/** The field that follows a place, or else the last one; without a place, the first. */
function nextField(root: HTMLElement, place: Place | undefined): HTMLElement | undefined {
  const fields = [...root.querySelectorAll<HTMLElement>('[data-field]')]
  return place === undefined ? fields[0] : (fields.find((field) => follows(place, field)) ?? fields.at(-1))
}

function focusField(field: HTMLElement): void {
  if (!field.hasAttribute('tabindex')) {
    // Until it is left: a field is no place to click into.
    field.tabIndex = -1
    field.addEventListener('blur', () => field.removeAttribute('tabindex'), { once: true })
  }
  field.focus({ preventScroll: true })
}

interface Place {
  /** What follows the place, or what it is at the end of. */
  readonly node: Node
  readonly isEnd: boolean
}

/** The place that a removed node was in; where what followed it was removed later, the place of that. */
function findPlace(records: readonly MutationRecord[], removed: Node): Place | undefined {
  const index = records.findIndex(({ removedNodes }) => [...removedNodes].some((node) => node.contains(removed)))
  const record = records[index]
  if (record === undefined) return undefined
  const { nextSibling, target } = record
  if (nextSibling !== null && !nextSibling.isConnected) return findPlace(records.slice(index + 1), nextSibling)
  return { node: nextSibling ?? target, isEnd: nextSibling === null }
}

function follows({ node, isEnd }: Place, field: Element): boolean {
  const position = node.compareDocumentPosition(field)
  const isLater = (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return isEnd ? isLater && (position & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0 : isLater || field === node
}

const isTextBox = (element: Element): element is HTMLInputElement | HTMLTextAreaElement => element.matches('input, textarea')

/** A removed control still knows its caret. */
function moveCaret(from: Element, to: Element): void {
  // Some types of inputs have none.
  if (!isTextBox(from) || !isTextBox(to) || from.selectionStart === null || to.selectionStart === null) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none')
}
