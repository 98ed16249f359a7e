import { anyRow, segmentsOf, type Path, type Template } from '../../../core/values/path.ts'

/** The path of a field in form data; for fields in rows, that of the first row. */
export const pathOfTemplate = (template: Template): Path =>
  template
    .split('/')
    .slice(1)
    .map((segment) => (segment === anyRow ? 0 : (segmentsOf(`/${segment}`)[0] ?? '')))

/** The readable name of a field: `contacts.items.name`. */
export const nameOfTemplate = (template: Template): string =>
  pathOfTemplate(template)
    .map((segment) => (segment === 0 ? 'items' : segment))
    .join('.')
