import { createFieldActions } from './createFieldActions.ts'
import { createOptionsView } from './createOptionsView.ts'
import { keepLast } from './keepLast.ts'

/** What a field hands to its widget and makes anew only where it has to, so that a widget can compare its props. */
export const createFieldMemory = () => ({ actionsOf: keepLast(createFieldActions), optionsOf: keepLast(createOptionsView) })

export type FieldMemory = ReturnType<typeof createFieldMemory>
