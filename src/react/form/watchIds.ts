/**
 * Calls `onFound` if another form in the same document or shadow tree has an id of this one, checked once the form has fields. Ids are unique
 * only within one copy of React, and within one root that is hydrated: a label would belong to the control of the other form. Returns a
 * function that stops watching.
 */
export function watchIds(form: HTMLElement, onFound: () => void): () => void {
  const check = (): void => {
    if (form.querySelector('[data-field]') === null) return
    observer.disconnect()
    if (hasTakenId(form)) onFound()
  }
  const observer = new MutationObserver(check)
  observer.observe(form, { childList: true, subtree: true })
  check()
  return () => observer.disconnect()
}

function hasTakenId(form: HTMLElement): boolean {
  const own = new Set(Array.from(form.querySelectorAll('[id]'), ({ id }) => id))
  // `as`: a document, a shadow root, or the topmost of detached elements.
  const others = (form.getRootNode() as ParentNode).querySelectorAll('.mf [id]')
  return Array.from(others).some((other) => own.has(other.id) && !form.contains(other))
}
