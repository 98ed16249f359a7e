import type { Definition } from '../schema/model.ts'
import { defaultOf } from './defaultOf.ts'

/** Whether the value is picked and not typed: the reading of widget and options in the table of decisions §1. */
const isPicked = ({ ui_options: options, choices, content }: Definition): boolean =>
  options?.ui_widget ? options.ui_widget === 'SelectWidget' : choices !== undefined || content !== undefined

/**
 * What a field holds once it is cleared: a text is `""`; a number, a choice, a connection is absent (`undefined`), or `null` where the
 * field has a default, so that the default does not come back. Decisions §2.
 */
export const clearedValue = (definition: Definition): '' | null | undefined => {
  if (definition.type === 'string' && !isPicked(definition)) return ''
  return defaultOf(definition) === undefined ? undefined : null
}
