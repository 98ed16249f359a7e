import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { controlOf } from '../../../schema/fieldTypes.ts'
import type { Definition } from '../../../schema/model.ts'

/** Of a boolean it offers yes and no. */
const isSelect = (definition: Definition): boolean =>
  definition.ui_options?.ui_widget === 'SelectWidget' && controlOf(definition) === 'SelectWidget' && definition.type !== 'boolean'

/** A select has options to choose from. Decisions §1. */
export const selectWithoutOptions: Check<'widget/select-without-options'> = {
  code: 'widget/select-without-options',
  level: 'warning',
  ofObjects: true,
  section: 'Decisions §1',
  summary: 'A select has options to choose from.',
  say: () => ({
    message: 'the select has neither "choices" nor "content"; it takes typed text only.',
    hint: 'Add "choices" or "content", or use another widget.',
  }),
  find: (subject) =>
    findDefinitions(subject)
      .filter(
        ({ definition, isWhole }) =>
          isWhole && isSelect(definition) && definition.choices === undefined && definition.content === undefined,
      )
      .map(({ definition: { ui_options: options = {} } }) => ({ pointer: subject.pointerTo(options, 'ui_widget'), args: {} })),
}
