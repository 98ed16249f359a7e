import { anyRow, segmentsOf, type Template } from './path.ts'

/**
 * The ids along a template, outermost first, without its rows. A bare `~` is a row: an id that reads so is escaped.
 *
 * @example idsOfTemplate('/contacts/~/name') // ['contacts', 'name']
 */
export const idsOfTemplate = (template: Template): readonly string[] =>
  segmentsOf(
    template
      .split('/')
      .filter((segment) => segment !== anyRow)
      .join('/'),
  )
