import type { Field, Rule, Schema } from 'moduleform/core'

/** A schema with these fields. */
export const schemaOf = (...fields: readonly Field[]): Schema => ({ metadata: { workflows_module_schema_version: '1.0.0' }, fields })

/** A text field; `field('first_name', { label: 'First name' })`. */
export const field = (id: string, rest: Partial<Field> = {}): Field => ({ id, type: 'string', label: id, ...rest })

/** A rule that hides a field if another has a value. */
export const hideWhere = (target: string, id: string, value: unknown): Rule => ({
  if: { and: [{ id, operator: 'equal', value }] },
  then: { fields: [{ id: target, apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
})

/** A rule that shows a hidden field if another has a value. */
export const showWhere = (target: string, id: string, value: unknown): Rule => ({
  if: { and: [{ id, operator: 'equal', value }] },
  then: { fields: [{ id: target, apply_as: 'merge', ui_options: { ui_widget: null } }] },
})

/** A select with options from `/content`. */
export const loadedSelect = (id: string, contentObject: string, dependsOn: readonly string[], rest: Partial<Field> = {}): Field => ({
  id,
  type: 'object',
  label: id,
  ui_options: { ui_widget: 'SelectWidget' },
  choices: { values: [] },
  content: {
    type: ['managed'],
    content_objects: [{ id: contentObject, content_object_depends_on_fields: dependsOn.map((dependency) => ({ id: dependency })) }],
  },
  ...rest,
})
