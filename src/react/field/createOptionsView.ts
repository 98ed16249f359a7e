import { findChoice, labelOfValue } from '../../core/values/choices.ts'
import type { Address } from '../../core/values/path.ts'
import type { Choice } from '../../core/schema/wire.ts'
import type { OptionsState } from '../../store/content/selectOptions.ts'
import type { FormStore } from '../../store/formStore.ts'
import { formatFailure } from '../formatFailure.ts'
import type { OptionsView, WidgetProps } from '../widgetProps.ts'
import type { UiMessages } from '../uiMessages.ts'

/** The options of a field with what can be done about them. */
export function createOptionsView(
  store: FormStore,
  address: Address,
  options: OptionsState,
  /** Of the field to be filled first. */
  labelToFill: string | undefined,
  messages: UiMessages,
  isBoolean: boolean,
): NonNullable<WidgetProps['options']> {
  const first = options.waitingFor
  const choices = isBoolean ? translated(options.choices, messages) : options.choices
  return {
    ...options,
    choices,
    error: options.error === undefined ? undefined : formatFailure(options.error, messages),
    waitingFor:
      first === undefined || labelToFill === undefined
        ? undefined
        : { label: labelToFill, focus: () => store.dispatch({ type: 'focusAsked', address: first }) },
    labelOf: (value: unknown) => labelOfValue(value, findChoice(choices, value) === undefined ? options.earlierChoices : choices),
    onOpen: () => store.dispatch({ type: 'optionsOpened', address }),
    onRefresh: () => store.dispatch({ type: 'optionsRefreshed', address }),
  } satisfies OptionsView
}

/** "Yes" and "No" in the host's words, unless the module brought choices of its own. */
const translated = (choices: readonly Choice[], messages: UiMessages): readonly Choice[] =>
  choices.map((choice) => {
    if (choice.value === true && choice.label === 'Yes') return { ...choice, label: messages.yes }
    if (choice.value === false && choice.label === 'No') return { ...choice, label: messages.no }
    return choice
  })
