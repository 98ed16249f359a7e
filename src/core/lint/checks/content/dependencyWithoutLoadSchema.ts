import type { ContentObject } from '../../../schema/model.ts'
import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { ancestorsOf } from '../../../plan/templates.ts'
import type { Template } from '../../../values/path.ts'

/** A field that content depends on asks for the schema. Specification 2.8, decisions §6. */
export const dependencyWithoutLoadSchema: Check<'content/dependency-without-load-schema'> = {
  code: 'content/dependency-without-load-schema',
  level: 'warning',
  section: 'Specification 2.8, decisions §6',
  summary: 'A field that content depends on asks for the schema.',
  say: ({ id }) => ({
    message: `${quote(id)} has no "on_action.load_schema"; the content reloads all the same, but other platforms may not do so.`,
    hint: `Add "on_action": { "load_schema": true } to ${quote(id)}.`,
  }),
  find: (subject) => {
    const asksForSchema = (template: Template): boolean =>
      subject.index.byTemplate.get(template)?.definition.on_action?.load_schema === true
    const pointerTo = (object: ContentObject | undefined, id: string): string => {
      const dependency = object?.content_object_depends_on_fields?.find((one) => one.id === id)
      return dependency ? subject.pointerTo(dependency, 'id') : subject.pointerTo(object ?? {})
    }
    const said = new Set<Template>()
    const found = [...subject.plan.nodes.values()].flatMap((node) =>
      subject.plan.contentOf(node).flatMap(({ dependencies }, position) =>
        dependencies
          .filter(({ operand, gates }) => gates && ![operand.template, ...ancestorsOf(operand.template)].some(asksForSchema))
          .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at)
          .map(({ id, operand }) => ({
            template: operand.template,
            pointer: pointerTo(node.optionSource?.content?.content_objects[position], id),
            args: { id },
          })),
      ),
    )
    // One field lacks it, however many objects depend on it.
    return found.flatMap(({ template, ...finding }) => (said.has(template) ? [] : (said.add(template), [finding])))
  },
}
