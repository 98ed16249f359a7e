import type { Check } from '../../check.ts'
import { findFields } from '../../find/fields.ts'

/** Items of type object have fields. Specification 2.4. */
export const itemsWithoutFields: Check<'array/items-without-fields'> = {
  code: 'array/items-without-fields',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.4',
  summary: 'Items of type object have fields.',
  say: () => ({
    message: 'the items are objects without fields; each row is typed as JSON.',
    hint: 'Give "items" a list of "fields", or choices to choose from.',
  }),
  find: (subject) =>
    findFields(subject)
      .filter(
        ({ isItems, definition, node }) =>
          isItems &&
          definition.type === 'object' &&
          node.control === 'CodeblockWidget' &&
          definition.ui_options?.ui_widget !== 'CodeblockWidget',
      )
      .map(({ definition }) => ({ pointer: subject.pointerTo(definition), args: {} })),
}
