/** Attributes whose value is a list of ids. */
const references = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'for',
  'list',
]

/** References to missing elements: `aria-controls="x" on <button …>`, one line each. */
export function danglingIds(root: ParentNode): readonly string[] {
  return references.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .filter((id) => id === '' || document.getElementById(id) === null)
        .map((id) => `${attribute}="${id}" on ${element.outerHTML.slice(0, 120)}`),
    ),
  )
}
