import { logInDevelopment } from '../client/logInDevelopment.ts'
import { parsePath } from '../core/values/path.ts'
import type { FormContextValue } from '../react/formContext.ts'
import { pathOf } from '../store/cells/pathOf.ts'
import type { FieldView } from '../store/fieldView.ts'
import { controlPropsOf, idsOf, leave } from './controlProps.ts'
import type { CheckboxProps, FieldApi, InputProps } from './fieldApi.ts'
import type { LocalText } from './useLocalText.ts'
import type { Place } from './usePlace.ts'

/** The API of an existing field. */
export function readField<Value>(form: FormContextValue, place: Place, local: LocalText): FieldApi<Value> {
  const { view, visible } = place
  const { store, messages, disabled, readOnly } = form
  const { cell, control, trouble } = view
  const { address, node, expression } = cell
  const { definition } = node
  const isValue = expression || node.shape === 'value'
  return {
    exists: true,
    visible,
    path: pathOf(store.state, address),
    key: address,
    type: definition.type,
    control,
    shape: expression ? 'value' : node.shape,
    field: definition,
    label: view.label,
    description: definition.description,
    placeholder: definition.ui_options?.placeholder,
    // The host has declared the type of the value, which comes from the schema.
    value: isValue ? (cell.value as Value | undefined) : undefined,
    text: isValue ? local.text : '',
    unread: cell.unread,
    error: view.error,
    warning: view.unchecked ? messages.uncheckedNote : undefined,
    required: definition.validation?.required === true,
    disabled,
    readOnly,
    secret: node.secret,
    touched: cell.touched,
    dirty: store.state.indexes.dirty.has(address),
    reload: trouble === 'options' ? undefined : trouble,
    side: expression ? 'expression' : 'fixed',
    ...actionsOf(form, view, local),
    ...propsOf(form, view, local),
  }
}

/** The functions of the API. */
function actionsOf(form: FormContextValue, view: FieldView, local: LocalText) {
  const { store, expressions, disabled, readOnly } = form
  const { address, node } = view.cell
  const canSwitchSide = !!expressions && node.shape !== 'nothing' && !disabled && !readOnly
  return {
    canSwitchSide,
    setSide: (side: FieldApi['side']) => {
      if (canSwitchSide) expressions.putOnSide(store, address, side)
    },
    set: (value: unknown) => store.dispatch({ type: 'valueChosen', address, value }),
    setText: local.setText,
    commit: () => {
      local.settle()
      store.dispatch({ type: 'fieldCommitted', address })
    },
    blur: () => leaveTyped(form, view, local),
  }
}

function leaveTyped(form: FormContextValue, view: FieldView, local: LocalText): void {
  local.settle()
  leave(form, view)
}

/** The props for the elements of a field. */
function propsOf(form: FormContextValue, view: FieldView, local: LocalText) {
  const { cell } = view
  const { id, labelId, errorId, descriptionId, warningId } = idsOf(form, view)
  const control = controlPropsOf(form, view, () => leaveTyped(form, view, local))
  const { 'aria-describedby': describedBy } = control
  return {
    inputProps: inputPropsOf(form, view, control, local),
    checkboxProps: {
      ...control,
      type: 'checkbox',
      disabled: form.disabled || form.readOnly,
      checked: cell.value === true,
      onChange: ({ target }) => form.store.dispatch({ type: 'valueChosen', address: cell.address, value: target.checked }),
    } satisfies CheckboxProps,
    groupProps: { id, tabIndex: -1, 'aria-labelledby': labelId, 'aria-describedby': describedBy },
    labelProps: { id: labelId, htmlFor: id },
    errorProps: { id: errorId },
    descriptionProps: { id: descriptionId },
    warningProps: { id: warningId },
  } as const
}

function inputPropsOf(
  { readOnly }: FormContextValue,
  { cell: { node } }: FieldView,
  control: ReturnType<typeof controlPropsOf>,
  { text: shown, setText }: LocalText,
): InputProps {
  const isSecret = node.secret || node.control === 'password'
  const write = (element: HTMLInputElement | HTMLTextAreaElement | null) => {
    if (element === null) return
    // At the first render, the element has a text only after server rendering, if the user typed before hydration.
    const isFirst = !written.has(element)
    written.add(element)
    if (element.value === shown) return
    if (isFirst && element.value !== '') setText(element.value)
    else element.value = shown
  }
  return {
    ...control,
    type: isSecret ? 'password' : undefined,
    // Without the key, React leaves the element's value alone.
    ...(isSecret ? { ref: write } : { value: shown }),
    readOnly,
    placeholder: node.definition.ui_options?.placeholder,
    onChange: ({ target }) => setText(target.value),
  }
}

/** Password elements that the form has written into. */
const written = new WeakSet<Element>()

const nothing = () => {}

/** For a path without a field. Its functions log a message for developers, and do nothing. */
export function missingField<Value>(pointer: string): FieldApi<Value> {
  const refuse = () =>
    logInDevelopment(
      `[moduleform] There is no field at ${pointer} now, so nothing was changed. Draw a field only while it is \`visible\`.`,
      undefined,
    )
  const control = {
    id: '',
    disabled: true,
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    'aria-required': undefined,
    onBlur: nothing,
  } as const
  return {
    exists: false,
    visible: false,
    path: parsePath(pointer),
    key: pointer,
    type: undefined,
    control: undefined,
    shape: undefined,
    field: {},
    label: '',
    description: undefined,
    placeholder: undefined,
    value: undefined,
    text: '',
    unread: false,
    error: undefined,
    warning: undefined,
    required: false,
    disabled: true,
    readOnly: false,
    secret: false,
    touched: false,
    dirty: false,
    reload: undefined,
    side: 'fixed',
    canSwitchSide: false,
    setSide: refuse,
    set: refuse,
    setText: refuse,
    commit: nothing,
    blur: nothing,
    inputProps: { ...control, type: undefined, value: '', readOnly: false, placeholder: undefined, onChange: refuse },
    checkboxProps: { ...control, type: 'checkbox', checked: false, onChange: refuse },
    groupProps: { id: '', tabIndex: -1, 'aria-labelledby': '', 'aria-describedby': undefined },
    labelProps: { id: '', htmlFor: '' },
    errorProps: { id: '' },
    descriptionProps: { id: '' },
    warningProps: { id: '' },
  }
}
