import type { Address } from '../../core/values/path.ts'
import type { FormStore } from '../../store/formStore.ts'
import { pathOf } from '../../store/cells/pathOf.ts'
import { withOwnInput } from '../ownInput.ts'
import type { AfterPress } from '../form/usePressGate.ts'
import type { WidgetProps, OptionsView } from '../widgetProps.ts'
import { findChoice, labelOfValue } from '../../core/values/choices.ts'
import type { Choice } from '../../core/schema/wire.ts'
import type { OptionsState } from '../../store/content/selectOptions.ts'
import { formatFailure } from '../formatFailure.ts'
import type { UiMessages } from '../uiMessages.ts'

/** Memoizes the objects that a field passes to its widget, so that a widget can compare its props. */
export const createFieldMemory = () => ({ actionsOf: memoizeLast(createFieldActions), optionsOf: memoizeLast(createOptionsView) })

export type FieldMemory = ReturnType<typeof createFieldMemory>

type FieldActions = Pick<WidgetProps, 'getPath' | 'onChange' | 'onText' | 'onBlur' | 'onCommit'>

/** The callbacks of a widget; `isDefault` for a widget of the form rather than of the host. */
function createFieldActions(store: FormStore, address: Address, afterPress: AfterPress, isDefault: boolean): FieldActions {
  const onText = (text: string) => store.dispatch({ type: 'textTyped', address, text })
  const onOwnInput = (text: string) => store.dispatch({ type: 'textTyped', address, text, isShown: true })
  return {
    getPath: () => pathOf(store.state, address),
    onChange: (value) => store.dispatch({ type: 'valueChosen', address, value }),
    // A host's widget may show the value elsewhere too, for instance around a default widget.
    onText: isDefault ? withOwnInput(onText, onOwnInput) : onText,
    onBlur: () => afterPress(() => store.dispatch({ type: 'fieldLeft', address })),
    onCommit: () => store.dispatch({ type: 'fieldCommitted', address }),
  }
}

/** The options of a field, with retry and similar actions. */
function createOptionsView(
  store: FormStore,
  address: Address,
  options: OptionsState,
  /** Of the field to be filled first. */
  labelToFill: string | undefined,
  messages: UiMessages,
  areYesAndNo: boolean,
): NonNullable<WidgetProps['options']> {
  const first = options.waitingFor
  const choices = areYesAndNo ? translated(options.choices, messages) : options.choices
  return {
    ...options,
    choices,
    error: options.error === undefined ? undefined : formatFailure(options.error, messages),
    waitingFor:
      first === undefined || labelToFill === undefined
        ? undefined
        : {
            label: labelToFill,
            isExpression: options.waitsForExpression,
            focus: () => store.dispatch({ type: 'focusAsked', address: first }),
          },
    labelOf: (value: unknown) => labelOfValue(value, findChoice(choices, value) === undefined ? options.earlierChoices : choices),
    onOpen: () => store.dispatch({ type: 'optionsOpened', address }),
    onRefresh: () => store.dispatch({ type: 'optionsRefreshed', address }),
  } satisfies OptionsView
}

/** `yesAndNo` in the words of the host. */
const translated = (choices: readonly Choice[], { yes, no }: UiMessages): readonly Choice[] =>
  choices.map((choice) => ({ ...choice, label: choice.value ? yes : no }))

/**
 * Memoizes the last result by the identity of its arguments: `useMemo` outside of hooks.
 *
 * @example const actionsOf = memoizeLast(createFieldActions)
 */
function memoizeLast<From extends readonly unknown[], Made>(make: (...from: From) => Made): (...from: From) => Made {
  let last: { readonly from: From; readonly made: Made } | undefined
  return (...from) => {
    if (last === undefined || from.some((one, index) => one !== last?.from[index])) last = { from, made: make(...from) }
    return last.made
  }
}
