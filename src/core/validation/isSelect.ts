import type { ControlName } from '../schema/fieldTypes.ts'

/** Whether a control offers choices and takes nothing else; an input with options takes any text. */
export const isSelect = (control: ControlName): boolean => control === 'SelectWidget' || control === 'MultiSelect'
