import type { RefCallback } from 'react'
import type { ControlName, Shape } from '../core/schema/fieldTypes.ts'
import type { Definition } from '../core/schema/model.ts'
import type { Path } from '../core/values/path.ts'
import type { Side } from '../store/cells/cell.ts'
import type { ControlProps } from './controlProps.ts'

/** One field of a form, for the host's own markup. Returned by `useField`; the same object until something in it changes. */
export interface FieldApi<Value = unknown> {
  /** There is a field at the path. If not, all other members are those of an empty field, and the functions do nothing. */
  readonly exists: boolean
  /** It exists, and neither it nor a field around it is hidden: render it. */
  readonly visible: boolean
  /** Its current path, with row indexes. */
  readonly path: Path
  /** Stays the same when its row moves: use it as the React `key`. */
  readonly key: string
  /** The type in the schema: `string`, `object`… */
  readonly type: string | undefined
  /** The suitable control, by widget, format and type; for an expression a text control. */
  readonly control: ControlName | undefined
  /**
   * The kind of content: a single value, fields (`useFields`), rows (`useRows`), or nothing (a heading). An expression is a single value.
   */
  readonly shape: Shape | undefined
  /** The current definition, rule effects included. */
  readonly field: Definition
  /** Its label; for a row of a single value the array's label and the row number. */
  readonly label: string
  /** The description in the schema. */
  readonly description: string | undefined
  /** What to enter, shown while the field is empty. */
  readonly placeholder: string | undefined
  /** The JSON value; `undefined` if empty, and for groups and rows, whose fields have their own values. */
  readonly value: Value | undefined
  /**
   * The text for an input: as typed, even if it cannot be read as a value, else the value as text; numbers and dates in the `locale` of the
   * form.
   */
  readonly text: string
  /** The text cannot be read as a value: `value` is `undefined`, and the text is kept. */
  readonly unread: boolean
  /** The error message; absent until it is to be shown. */
  readonly error: string | undefined
  /** A note, as a sentence, if the value could not be checked. */
  readonly warning: string | undefined
  /** A submit requires a value here. */
  readonly required: boolean
  /** It takes neither input nor focus. */
  readonly disabled: boolean
  /** The value can be read and copied, but not changed. */
  readonly readOnly: boolean
  /** The value is a password: never write it into an attribute or a sentence. */
  readonly secret: boolean
  /** The field was left, or a submit was tried. */
  readonly touched: boolean
  /** It has another value than initially. */
  readonly dirty: boolean
  /** The state of the reload that it has triggered. */
  readonly reload: 'loading' | 'failed' | undefined
  /** Whether it holds a value or an expression, which refers to earlier steps. */
  readonly side: Side
  /** `setSide` works: the form has `templates`, their code is loaded, and the field may be changed. */
  readonly canSwitchSide: boolean
  /** Switches it to a side, and restores the previous content of that side. */
  readonly setSide: (side: Side) => void
  /** Sets a value; `undefined` clears it. Counts as a change at once. */
  readonly set: (value: Value | undefined) => void
  /**
   * Sets typed text, which is parsed by the type of the field, numbers and dates in the `locale` of the form, and kept as typed. Counts as
   * a change when committed, when the field is left, or after a pause in typing.
   */
  readonly setText: (text: string) => void
  /** Makes the typed text count as a change: for Enter. */
  readonly commit: () => void
  /** Call when the focus has left it: the typed text counts as a change, and errors may show. */
  readonly blur: () => void
  /** For the `<input>` or `<textarea>` of a field with a single value. */
  readonly inputProps: InputProps
  /** For `<input>` of a boolean. */
  readonly checkboxProps: CheckboxProps
  /** For the element around the fields of a group, or the rows of an array: `<fieldset>`, or with a `role` of your choice. */
  readonly groupProps: GroupProps
  /** For `<label>`; for the name of a group, only the `id`. */
  readonly labelProps: { readonly id: string; readonly htmlFor: string }
  /** For the element that shows `error`. */
  readonly errorProps: { readonly id: string }
  /** For the element that shows `description`. */
  readonly descriptionProps: { readonly id: string }
  /** For the element that shows `warning`. */
  readonly warningProps: { readonly id: string }
}

/** Attributes of an `<input>` or `<textarea>` that edits a field as text. */
export interface InputProps extends ControlProps {
  /** `password` for a secret, which has a `ref` instead of a `value`, because React would write that into the page as an attribute. */
  readonly type: 'password' | undefined
  readonly value?: string
  readonly ref?: RefCallback<HTMLInputElement | HTMLTextAreaElement>
  readonly readOnly: boolean
  readonly placeholder: string | undefined
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

/** Attributes of an `<input>` that edits a boolean. */
export interface CheckboxProps extends ControlProps {
  readonly type: 'checkbox'
  readonly checked: boolean
  readonly onChange: (event: { readonly target: { readonly checked: boolean } }) => void
}

/** Attributes of the element around the fields of a group or the rows of an array. It takes the focus if its own error is the first one. */
export interface GroupProps {
  readonly id: string
  readonly tabIndex: -1
  readonly 'aria-labelledby': string
  readonly 'aria-describedby': string | undefined
}
