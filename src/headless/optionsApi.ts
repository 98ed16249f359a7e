import type { Choice } from '../core/schema/wire.ts'
import { findChoice } from '../core/values/choices.ts'
import { isEmpty } from '../core/values/isEmpty.ts'
import type { OptionsView } from '../react/widgetProps.ts'
import type { FieldView } from '../store/fieldView.ts'
import { shownLabel } from '../widgets/select/choiceLook.ts'
import type { ControlProps } from './controlProps.ts'

/** A choice to draw. */
export interface OptionItem<Value = unknown> extends Choice {
  readonly value: Value
  /** A text of its own: for `key`, and for `value` of an `<option>`, since values may be objects. */
  readonly key: string
}

/** The options of a field, for markup of the host's. What `useOptions` returns. */
export interface OptionsApi<Value = unknown> extends Pick<
  OptionsView,
  'status' | 'dynamic' | 'waitingFor' | 'error' | 'hasMore' | 'allowsText' | 'slow' | 'notInList' | 'labelOf'
> {
  /** A field with options is at the path. */
  readonly exists: boolean
  /** They were asked for; `choices` may hold earlier ones. */
  readonly isLoading: boolean
  /** Several may be chosen: the value is an array. */
  readonly multiple: boolean
  /** What can be chosen, in the order of the module, and after the query. */
  readonly choices: readonly OptionItem<Value>[]
  /** What is chosen, in the order of choosing, with the labels that stored values keep also before choices have loaded. */
  readonly selected: readonly OptionItem<Value>[]
  /** What is chosen and not among the choices, or not yet: for a `<select>`, which shows nothing without an `<option>`. */
  readonly unlisted: readonly OptionItem<Value>[]
  /** What the choices are filtered by: their labels, regardless of case and accents, and the start of ids. */
  readonly query: string
  /** Filters the choices. */
  readonly setQuery: (query: string) => void
  /** Somebody wants to see them: loads what is missing, and asks anew for what may be stale. */
  readonly open: () => void
  /** Asks for them anew, after a failure for instance. */
  readonly retry: () => void
  /** A value is chosen, itself or by its `id`. */
  readonly isSelected: (value: unknown) => boolean
  /** Chooses the value of a choice; of several it is added. Counts at once. */
  readonly choose: (value: Value) => void
  /** Chooses it, or takes it back where it is chosen. */
  readonly toggle: (value: Value) => void
  /** Takes all back. */
  readonly clear: () => void
  /** Chooses a text that is not among the choices. Only where `allowsText`; else it is kept, with its error. */
  readonly chooseText: (text: string) => void
  /** Has the host make a connection, which is then chosen. Absent where the field takes none, or the host makes none. */
  readonly createConnection: (() => Promise<void>) | undefined
  /** For a `<select>` with an `<option>` for each of `unlisted` and `choices`, their `key` as its `value`; the one of `""` chooses nothing. */
  readonly selectProps: SelectProps
}

/** What a `<select>` carries. Its options are asked for when it gets the focus. */
export interface SelectProps extends ControlProps {
  readonly multiple: boolean
  readonly value: string | string[]
  readonly 'aria-busy': true | undefined
  readonly onFocus: () => void
  readonly onChange: (event: {
    readonly target: { readonly value: string; readonly selectedOptions: ArrayLike<{ readonly value: string }> }
  }) => void
}

/** What names a value in an attribute. */
export const keyOf = (value: unknown): string => JSON.stringify(value) ?? ''

const toItem = ({ value, label }: Choice, blankLabel: string): OptionItem => ({
  value,
  label: shownLabel(label, { blankLabel }),
  key: keyOf(value),
})

export const itemsOf = (choices: readonly Choice[], blankLabel: string): readonly OptionItem[] =>
  choices.map((choice) => toItem(choice, blankLabel))

/** What is chosen in a field, and what of it the choices do not hold. */
export function readChosen({ cell, control }: FieldView, { choices, labelOf }: OptionsView, blankLabel: string) {
  const { value, text } = cell
  if (text !== undefined && control !== 'MultiSelect') {
    // What was typed in is shown as it was typed, whatever it was read as.
    const typed = text === '' ? [] : itemsOf([{ value: value ?? text, label: text }], blankLabel)
    return { selected: typed, unlisted: typed.filter((item) => findChoice(choices, item.value) === undefined) }
  }
  const many: readonly unknown[] = Array.isArray(value) ? value : []
  const values = control === 'MultiSelect' ? many : isEmpty(value) && findChoice(choices, value) === undefined ? [] : [value]
  const found = values.map((one) => ({ choice: findChoice(choices, one), value: one }))
  const selected = found.map(({ choice, value: one }) => toItem(choice ?? { value: one, label: labelOf(one) }, blankLabel))
  return { selected, unlisted: selected.filter((_, index) => found[index]?.choice === undefined) }
}

const nothing = () => {}

/** What is told of a path at which no field with options is. */
export const noOptions: OptionsApi = {
  exists: false,
  status: 'ready',
  dynamic: false,
  waitingFor: undefined,
  error: undefined,
  hasMore: false,
  allowsText: false,
  slow: false,
  notInList: false,
  labelOf: () => '',
  isLoading: false,
  multiple: false,
  choices: [],
  selected: [],
  unlisted: [],
  query: '',
  setQuery: nothing,
  open: nothing,
  retry: nothing,
  isSelected: () => false,
  choose: nothing,
  toggle: nothing,
  clear: nothing,
  chooseText: nothing,
  createConnection: undefined,
  selectProps: {
    id: '',
    disabled: true,
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    'aria-required': undefined,
    'aria-busy': undefined,
    multiple: false,
    value: '',
    onBlur: nothing,
    onFocus: nothing,
    onChange: nothing,
  },
}
