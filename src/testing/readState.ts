/** What belongs to how a page is styled, and not to what a person learns. */
const unseen = 'style, script, template, link'

/** Attributes that say something: to the eye, or to assistive technology. References to other elements are left out: their ids are nobody's business. */
const telling =
  /^(role|title|alt|placeholder|href|src|hidden|disabled|readonly|required|open|aria-(?!controls|owns|activedescendant|labelledby|describedby|details|flowto).*)$/

/**
 * What a person learns of a widget: its texts, what its controls hold, and what assistive technology is told. Classes, inline styles and the elements that
 * a styling library injects do not count.
 */
export function readState(container: Element): string {
  const lines = [...container.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data
    return node instanceof Element && !node.matches(unseen) ? [...readFacts(node), readState(node)] : []
  })
  return lines.filter((line) => line !== '').join('\n')
}

const readFacts = (element: Element): readonly string[] => [
  ...[...element.attributes].filter(({ name }) => telling.test(name)).map(({ name, value }) => `${name}=${value}`),
  ...(element instanceof HTMLInputElement ? [`value=${element.value} checked=${element.checked}`] : []),
  ...(element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement ? [`value=${element.value}`] : []),
]
