import type { Definition, FieldNode } from 'moduleform/core'
import { controlOf, shapeOf } from '../../../src/core/schema/fieldTypes.ts'

/** A node of one field, as far as validation looks at it. */
export const fieldNode = (definition: Definition): FieldNode => ({
  id: 'field',
  template: '/field',
  definition,
  label: 'Field',
  control: controlOf(definition),
  shape: shapeOf(definition),
  hidden: false,
  switchable: false,
  children: [],
  childById: new Map(),
  row: definition.items && fieldNode(definition.items),
  lines: [],
  loadsSchema: false,
  optionSource: [definition, definition.items].find((source) => source?.choices ?? source?.content),
})
