/** Elements that only concern the page's styles. */
const unseen = 'style, script, template, link'

/** Attributes that users or assistive technology perceive. References to other elements are left out, because their ids are arbitrary. */
const telling =
  /^(role|title|alt|placeholder|href|src|hidden|disabled|readonly|required|open|aria-(?!controls|owns|activedescendant|labelledby|describedby|details|flowto).*)$/

/**
 * What users perceive of a widget: its texts, the values of its controls, and what assistive technology receives. Classes, inline styles
 * and the elements that a styling library injects do not count.
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
