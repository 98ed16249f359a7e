import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { isJsonObject } from '../../../schema/json.ts'
import { quote } from '../../words/quote.ts'

/** "reload_content_objects" names content objects that a field declares. Decisions §1, extensions. */
export const unknownReload: Check<'content/unknown-reload'> = {
  code: 'content/unknown-reload',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §1, extensions',
  summary: '"reload_content_objects" names content objects that a field declares.',
  say: ({ name }) => ({
    message: `no field declares a content object ${quote(name)}; nothing is reloaded.`,
    hint: 'Write the id as the content of a field does.',
  }),
  find: (subject) => {
    const declared = new Set(
      findDefinitions(subject).flatMap(({ definition }) => definition.content?.content_objects?.map(({ id }) => id) ?? []),
    )
    return findDefinitions(subject).flatMap(({ definition: { on_action: action } }) => {
      const objects: unknown = action?.['reload_content_objects']
      if (!action || !Array.isArray(objects)) return []
      return objects.flatMap((object: unknown, at) => {
        const name = isJsonObject(object) ? object['id'] : undefined
        return typeof name !== 'string' || declared.has(name)
          ? []
          : [{ pointer: subject.pointerTo(action, 'reload_content_objects', at, 'id'), args: { name } }]
      })
    })
  },
}
