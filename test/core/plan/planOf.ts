import { compilePlan, parseSchema, type Plan, type Problem } from 'moduleform/core'
import { judgeSchema } from '../../../src/core/lint/lintSchemaWith.ts'

/** The plan of a form with these fields and root properties. */
export const planOf = (fields: readonly object[], root: object = {}): Plan =>
  compilePlan(parseSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields, ...root }).schema)

/** The problems of the same form, without those about keys of other platforms. */
export const problemsOf = (fields: readonly object[], root: object = {}): readonly Problem[] =>
  judgeSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields, ...root }).problems.filter(
    ({ code }) => code !== 'key/extension',
  )

/** A rule at the root, or at a field, with one comparison: `when('a', 'equal', '1', hide('b'))`. */
export const when = (id: string, operator: string, value: unknown, ...effects: readonly object[]) => ({
  if: { and: [{ id, operator, ...(value === undefined ? {} : { value }) }] },
  then: { fields: effects },
})

export const merge = (id: string, changes: object) => ({ id, apply_as: 'merge', ...changes })
export const hide = (id: string) => merge(id, { ui_options: { ui_widget: 'hidden' } })
export const show = (id: string) => merge(id, { ui_options: { ui_widget: null } })
export const text = (id: string, more: object = {}) => ({ id, type: 'string', ...more })
export const group = (id: string, fields: readonly object[], more: object = {}) => ({ id, type: 'object', fields, ...more })
export const rows = (id: string, fields: readonly object[], more: object = {}) => ({
  id,
  type: 'array',
  items: { type: 'object', fields, ...more },
})
