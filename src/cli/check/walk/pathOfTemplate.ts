import { anyRow, segmentsOf, type Path, type Template } from '../../../core/values/path.ts'

/** The path of a field in form data; for fields in rows, that of the first row. */
export const pathOfTemplate = (template: Template): Path =>
  template
    .split('/')
    .slice(1)
    .map((segment) => (segment === anyRow ? 0 : (segmentsOf(`/${segment}`)[0] ?? '')))
