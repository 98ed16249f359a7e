import type { Check } from '../../check.ts'
import { didYouMean, oneOf } from '../../words/didYouMean.ts'
import { quote } from '../../words/quote.ts'
import { suggestName } from '../../words/suggestName.ts'
import { widgetNames } from '../../../schema/wire.ts'

/** The widget of a field is one of the seven. Specification 2.5. */
export const unknownWidget: Check<'field/unknown-widget'> = {
  code: 'field/unknown-widget',
  level: 'warning',
  foundBy: 'parser',
  structural: true,
  section: 'Specification 2.5',
  summary: 'The widget of a field is one of the seven.',
  say: ({ widget }) => ({
    message: `there is no widget ${quote(widget)}; the field gets the default one of its type.`,
    hint: didYouMean(suggestName('field/unknown-widget', widget), oneOf(widgetNames)),
  }),
}
