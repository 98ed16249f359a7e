import { anyRow, parentAddress, type Template, unescapeSegment } from '../values/path.ts'

/** The templates above one, innermost first, without the root. */
export const ancestorsOf = (template: Template): Template[] => {
  const ancestors: Template[] = []
  for (let above = parentAddress(template); above !== ''; above = parentAddress(above)) ancestors.push(above)
  return ancestors
}

/** Tests whether a template is one of these, or lies above or below one of them. */
export const relatedTo = (templates: ReadonlySet<Template>): ((template: Template) => boolean) => {
  const above = new Set([...templates].flatMap(ancestorsOf))
  return (template) => templates.has(template) || above.has(template) || ancestorsOf(template).some((ancestor) => templates.has(ancestor))
}

/** Whether a template is that of the rows of an array. */
export const isRow = (template: Template): boolean => template.endsWith(`/${anyRow}`)

/** Where the ids a field names are looked up first: among its siblings, of a row among the row's own fields. Decisions §3. */
export const scopeOf = (template: Template): Template => (isRow(template) ? template : parentAddress(template))

/** How many arrays both templates pass through in their common leading part. */
export const sharedRowsOf = (a: Template, b: Template): number => {
  const [left, right] = [a.split('/'), b.split('/')]
  let rows = 0
  for (let index = 1; index < left.length && left[index] === right[index]; index += 1) if (left[index] === anyRow) rows += 1
  return rows
}

/** A template as schemas write it: `contacts.items.name`. */
export const dottedId = (template: Template): string =>
  template
    .slice(1)
    .split('/')
    .map((segment) => (segment === anyRow ? 'items' : unescapeSegment(segment)))
    .join('.')
