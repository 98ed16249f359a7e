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
    return [...subject.plan.nodes.values()].flatMap((node) =>
      subject.plan.contentOf(node).flatMap(({ dependencies }, position) =>
        dependencies
          .filter(({ operand, gates }) => gates && ![operand.template, ...ancestorsOf(operand.template)].some(asksForSchema))
          .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at)
          .map(({ id }) => ({ pointer: subject.pointerTo(node.optionSource?.content?.content_objects[position] ?? {}), args: { id } })),
      ),
    )
  },
}
