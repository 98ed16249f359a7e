import { focusedBeside } from '../focusedBeside.ts'

/** What has the focus, and the DOM id of the control that takes it over. */
interface Held {
  readonly element: HTMLElement
  readonly id: string
}

/**
 * A rule, a new schema or the host can replace the control that the user is in: it becomes another widget, or its line another one. The browser
 * then drops the focus, and what is typed next is lost. Moves focus and caret to the control in its place; from a notice that goes away to the
 * control of its field. Returns a function that stops watching.
 */
export function watchLostFocus(root: HTMLElement): () => void {
  let held = heldBy(focusedBeside(root))
  const onFocusIn = ({ target }: Event) => (held = heldBy(target))
  // Browsers differ in whether an element that is removed loses the focus with an event; one that is left stays on the page.
  const onFocusOut = ({ target }: Event) =>
    queueMicrotask(() => {
      if (held?.element === target && held.element.isConnected && focusedBeside(root) !== target) held = undefined
    })
  // Runs before the next key.
  const observer = new MutationObserver(() => {
    if (held === undefined || held.element.isConnected) return
    const { element, id } = held
    held = undefined
    const control = root.querySelector<HTMLElement>(`[id=${JSON.stringify(id)}]`)
    if (control === null || focusedBeside(root) !== null) return
    control.focus({ preventScroll: true })
    moveCaret(element, control)
  })
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('focusin', onFocusIn)
  root.addEventListener('focusout', onFocusOut)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', onFocusIn)
    root.removeEventListener('focusout', onFocusOut)
  }
}

function heldBy(element: EventTarget | null): Held | undefined {
  if (!(element instanceof HTMLElement)) return undefined
  const field = element.closest('.mf-field-notice') ? element.closest('[data-field]') : null
  const id = (field?.querySelector('input, textarea, select, button, [tabindex]') ?? element).id
  return id === '' ? undefined : { element, id }
}

const isText = (element: Element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** A removed control still knows its caret. */
function moveCaret(from: Element, to: Element): void {
  // Some types of inputs have none.
  if (!isText(from) || !isText(to) || from.selectionStart === null || to.selectionStart === null) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none')
}
