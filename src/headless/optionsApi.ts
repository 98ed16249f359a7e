import type { Choice } from '../core/schema/wire.ts'
import { findChoice } from '../core/values/choices.ts'
import { isEmpty } from '../core/values/isEmpty.ts'
import type { OptionsView } from '../react/widgetProps.ts'
import type { FieldView } from '../store/fieldView.ts'
import { shownLabel } from '../widgets/select/choiceLook.ts'
import { keyOf, keysOf } from '../widgets/select/valueKeys.ts'
import type { ControlProps } from './controlProps.ts'

/** A choice to render. */
export interface OptionItem<Value = unknown> extends Choice {
  readonly value: Value
  /** Unique text for the React `key`, and for the `value` of an `<option>`, since values may be objects. */
  readonly key: string
}

/** The options of a field, for the host's own markup. Returned by `useOptions`. */
export interface OptionsApi<Value = unknown> extends Pick<
  OptionsView,
  'status' | 'dynamic' | 'waitingFor' | 'error' | 'hasMore' | 'allowsText' | 'slow' | 'notInList' | 'labelOf'
> {
  /** There is a field with options at the path. */
  readonly exists: boolean
  /** They are being loaded; `choices` may contain earlier ones. */
  readonly isLoading: boolean
  /** Several can be chosen: the value is an array. */
  readonly multiple: boolean
  /** The available choices, in the order of the module, filtered by the query. */
  readonly choices: readonly OptionItem<Value>[]
  /** The chosen ones, in the order of choosing. Their labels are kept from earlier even before choices have loaded. */
  readonly selected: readonly OptionItem<Value>[]
  /**
   * The chosen ones that are not among the choices, or not yet, or that the query hides: for a `<select>`, which can show only values with an
   * `<option>`.
   */
  readonly unlisted: readonly OptionItem<Value>[]
  /** The filter of the choices: matches labels, regardless of case and accents, and the start of ids. */
  readonly query: string
  /** Sets the filter; an empty text shows all. */
  readonly setQuery: (query: string) => void
  /** Call when they are about to be shown: loads missing choices, and requests stale ones again. */
  readonly open: () => void
  /** Requests them again, after a failure for instance. */
  readonly retry: () => void
  /** Whether a value is chosen, by equality or by its `id`. */
  readonly isSelected: (value: unknown) => boolean
  /** Chooses the value of a choice; with `multiple` it is added. Counts as a change at once. */
  readonly choose: (value: Value) => void
  /** Chooses it, or removes it if it is chosen. */
  readonly toggle: (value: Value) => void
  /** Removes all chosen values. */
  readonly clear: () => void
  /** Chooses a text that is not among the choices. Only with `allowsText`; otherwise the text is kept, with an error. */
  readonly chooseText: (text: string) => void
  /** Lets the host create a connection, which is then chosen. Absent if the field takes no connection, or the host creates none. */
  readonly createConnection: (() => Promise<void>) | undefined
  /**
   * For a `<select>` with an `<option>` for each of `unlisted` and `choices`, with their `key` as its `value`; the `<option>` with the
   * value `""` clears the field.
   */
  readonly selectProps: SelectProps
}

/** Attributes of a `<select>`. Its options are requested when it gets the focus. */
export interface SelectProps extends ControlProps {
  readonly multiple: boolean
  readonly value: string | string[]
  readonly 'aria-busy': true | undefined
  readonly onFocus: () => void
  readonly onChange: (event: {
    readonly target: { readonly value: string; readonly selectedOptions: ArrayLike<{ readonly value: string }> }
  }) => void
}

const toItem = ({ value, label }: Choice, blankLabel: string): OptionItem => ({
  value,
  label: shownLabel(label, { blankLabel }),
  key: keyOf(value),
})

export const itemsOf = (choices: readonly Choice[], blankLabel: string): readonly OptionItem[] =>
  choices.map((choice) => toItem(choice, blankLabel))

/** The chosen values of a field, and those that are not among the choices `shown`. */
export function readChosen({ cell, control }: FieldView, { choices, labelOf }: OptionsView, shown: readonly Choice[], blankLabel: string) {
  const isUnlisted = ({ value }: OptionItem) => findChoice(shown, value) === undefined
  const { value, text } = cell
  if (text !== undefined && control !== 'MultiSelect') {
    // Text that was typed is shown as typed, whatever it was read as.
    const typed = text === '' ? [] : itemsOf([{ value: value ?? text, label: text }], blankLabel)
    return { selected: typed, unlisted: typed.filter(isUnlisted) }
  }
  const many: readonly unknown[] = Array.isArray(value) ? value : []
  const values = control === 'MultiSelect' ? many : isEmpty(value) && findChoice(choices, value) === undefined ? [] : [value]
  const items = values.map((one) => toItem(findChoice(choices, one) ?? { value: one, label: labelOf(one) }, blankLabel))
  const keys = keysOf(items.map((item) => item.value))
  const selected = items.map((item, index) => ({ ...item, key: keys[index] ?? item.key }))
  return { selected, unlisted: selected.filter(isUnlisted) }
}

const nothing = () => {}

/** For a path without a field with options. */
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
