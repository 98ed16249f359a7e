import type { Checks, CodesOf } from '../../check.ts'
import { itemsWithoutFields } from './itemsWithoutFields.ts'
import { noItems } from './noItems.ts'

export const arrayChecks: Checks<CodesOf<'array'>> = {
  'array/items-without-fields': itemsWithoutFields,
  'array/no-items': noItems,
}
