import type { Choice } from '../../core/schema/wire.ts'
import type { ChoiceLook } from './selectModel.ts'
import type { UiMessages } from '../../react/uiMessages.ts'

/** What tells choices of the same label apart: the `id` of an object, or a scalar that is not its own label. Empty where there is nothing to tell. */
export const choiceDetail = ({ value, label }: Choice): string => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  if (typeof id !== 'string' && typeof id !== 'number') return ''
  return String(id) === label ? '' : String(id)
}

/** Choices of a module: the label, and the id where it says something else. */
export const choiceLook: ChoiceLook = { lead: () => null, detail: choiceDetail, mono: true }

/** What a choice is called where people read it: modules send labels that are blank, which nobody could see or press. */
export const shownLabel = (label: string, { blankLabel }: Pick<UiMessages, 'blankLabel'>): string =>
  label.trim() === '' ? blankLabel : label
