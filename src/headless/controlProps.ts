import { elementById } from '../react/elementById.ts'
import { errorId, descriptionId, domId, uncheckedId } from '../react/field/domId.ts'
import type { FormContextValue } from '../react/formContext.ts'
import type { FieldView } from '../store/fieldView.ts'

/** The attributes of a field's control, whatever element it is. */
export interface ControlProps {
  readonly id: string
  readonly disabled: boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  /** `required` is not used, so that the browser shows no messages of its own beside those of the form. */
  readonly 'aria-required': true | undefined
  readonly onBlur: () => void
}

/** The DOM ids of a field's control and the elements around it. */
export function idsOf({ idPrefix }: FormContextValue, { cell: { address } }: FieldView) {
  const id = domId(idPrefix, address)
  return { id, labelId: `${id}-label`, errorId: errorId(id), descriptionId: descriptionId(id), warningId: uncheckedId(id) }
}

/** The element of a field's control. Looked up beside the form's own elements, which may be in a shadow tree. */
export const elementOf = ({ root }: FormContextValue, id: string): HTMLElement | null =>
  elementById(root.current, id) ?? document.getElementById(id)

export function controlPropsOf(form: FormContextValue, view: FieldView, onBlur: () => void): ControlProps {
  const ids = idsOf(form, view)
  const { definition } = view.cell.node
  const described = [
    view.error !== undefined && ids.errorId,
    definition.description !== undefined && ids.descriptionId,
    view.unchecked && ids.warningId,
  ]
  return {
    id: ids.id,
    disabled: form.disabled,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': view.error !== undefined || undefined,
    'aria-required': definition.validation?.required === true || undefined,
    onBlur,
  }
}

/** Tells the form that the focus has left a field. */
export const leave = ({ store, afterPress }: FormContextValue, { cell: { address } }: FieldView) =>
  afterPress(() => store.dispatch({ type: 'fieldLeft', address }))
