import type { Choice } from '../../core/schema/wire.ts'
import type { ChoiceLook } from './selectModel.ts'
import type { UiMessages } from '../../react/uiMessages.ts'

/**
 * What distinguishes choices with the same label: the `id` of an object, or a scalar that differs from the label. Empty if there is
 * nothing.
 */
export const choiceDetail = ({ value, label }: Choice): string => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  if (typeof id !== 'string' && typeof id !== 'number') return ''
  return String(id) === label ? '' : String(id)
}

/** Choices of a module: the label, and the id if it differs. */
export const choiceLook: ChoiceLook = { lead: () => null, detail: choiceDetail, mono: true }

/** The label of a choice as shown: blank labels of modules, which could not be seen or pressed, are replaced. */
export const shownLabel = (label: string, { blankLabel }: Pick<UiMessages, 'blankLabel'>): string =>
  label.trim() === '' ? blankLabel : label
