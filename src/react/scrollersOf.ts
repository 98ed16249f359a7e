/** The element around another, for the outermost in a shadow tree its host. */
function parentOf(element: Element): Element | null {
  // `as`: of the nodes around an element, only the root of a shadow tree has a host.
  return element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host ?? null
}

/** The vertical scroll containers of an element, innermost first. */
export function scrollersOf(element: Element): readonly Element[] {
  const page = element.ownerDocument.scrollingElement
  const found: Element[] = []
  for (let around = parentOf(element); around !== null; around = parentOf(around)) {
    if (around !== page && /auto|scroll/.test(getComputedStyle(around).overflowY)) found.push(around)
  }
  return page === null ? found : [...found, page]
}
