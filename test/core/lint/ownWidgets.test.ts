import { lintSchema } from 'moduleform/lint'
import { expect, it } from 'vitest'

it('lintSchema takes the widgets of a host for known, and no other', () => {
  const field = (id: string) => ({ id, type: 'integer', label: id, ui_options: { ui_widget: id } })
  const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [field('stars'), field('map')] }
  const widgetsIn = (options?: Parameters<typeof lintSchema>[1]) => lintSchema(schema, options).map(({ code, pointer }) => [code, pointer])
  expect(widgetsIn()).toHaveLength(2)
  expect(widgetsIn({ widgets: ['stars'] })).toEqual([['field/unknown-widget', '/fields/1/ui_options/ui_widget']])
  expect(widgetsIn({ widgets: ['stars', 'map'] })).toEqual([])
})
