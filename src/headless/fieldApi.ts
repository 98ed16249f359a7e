import type { RefCallback } from 'react'
import type { ControlName, Shape } from '../core/schema/fieldTypes.ts'
import type { Definition } from '../core/schema/model.ts'
import type { Path } from '../core/values/path.ts'
import type { Side } from '../store/cells/cell.ts'
import type { ControlProps } from './controlProps.ts'

/** One field of a form, for markup of the host's. What `useField` returns; the same object until something of it changes. */
export interface FieldApi<Value = unknown> {
  /** A field is at the path. Else all that follows is as of an empty field, and what would change it does nothing. */
  readonly exists: boolean
  /** It is there, and neither it nor anything around it is hidden: draw it. */
  readonly visible: boolean
  /** Where it stands now, with row indexes. */
  readonly path: Path
  /** Stays the same when its row moves: for the `key` of what draws it. */
  readonly key: string
  /** The type by the schema: `string`, `object`… */
  readonly type: string | undefined
  /** The control that fits it, by widget, format and type; that of an expression is one for text. */
  readonly control: ControlName | undefined
  /** What it holds: one value, fields (`useFields`), rows (`useRows`), or nothing (a heading). An expression is one value. */
  readonly shape: Shape | undefined
  /** The definition in force, rule effects included. */
  readonly field: Definition
  /** What it is called; a row of one value by its array and number. */
  readonly label: string
  /** What stands with it to explain it. */
  readonly description: string | undefined
  /** What to enter, shown while it is empty. */
  readonly placeholder: string | undefined
  /** As JSON; `undefined` where it holds none, and of groups and rows, whose fields hold theirs. */
  readonly value: Value | undefined
  /** What an input shows: the text as typed, also where it does not read as a value, else the value as text; numbers and dates as the `locale` of the form writes them. */
  readonly text: string
  /** The text does not read as a value: `value` is `undefined`, and the text is kept. */
  readonly unread: boolean
  /** What is wrong with it, in a sentence; absent until that is to be shown. */
  readonly error: string | undefined
  /** What could not be checked, in a sentence. */
  readonly warning: string | undefined
  /** A submit needs a value here. */
  readonly required: boolean
  /** It takes neither input nor focus. */
  readonly disabled: boolean
  /** What it holds can be read and copied, and not be changed. */
  readonly readOnly: boolean
  /** What it holds is a password: it belongs into no attribute and no sentence. */
  readonly secret: boolean
  /** It was left, or a submit was tried. */
  readonly touched: boolean
  /** It holds another value than the form started with. */
  readonly dirty: boolean
  /** How the reload that it has asked for is doing. */
  readonly reload: 'loading' | 'failed' | undefined
  /** Whether it holds a value or an expression, a reference to an earlier step. */
  readonly side: Side
  /** `setSide` works: the form has `templates`, what edits them is loaded, and the field may be changed. */
  readonly canSwitchSide: boolean
  /** Puts it on a side, where it holds what it held there before. */
  readonly setSide: (side: Side) => void
  /** Sets a value; `undefined` clears. Counts at once. */
  readonly set: (value: Value | undefined) => void
  /** Types a text, which is read by the type of the field, numbers and dates in the `locale` of the form, and kept as typed. Counts when it is committed, left, or not typed on for a while. */
  readonly setText: (text: string) => void
  /** What was typed counts now: for Enter. */
  readonly commit: () => void
  /** The focus has left it: what was typed counts, and errors may show. */
  readonly blur: () => void
  /** For `<input>` and `<textarea>` of a field that holds one value. */
  readonly inputProps: InputProps
  /** For `<input>` of a boolean. */
  readonly checkboxProps: CheckboxProps
  /** For the element around the fields of a group, or the rows of an array: `<fieldset>`, or with a `role` of your choice. */
  readonly groupProps: GroupProps
  /** For `<label>`; of a group for its name, the `id` alone. */
  readonly labelProps: { readonly id: string; readonly htmlFor: string }
  /** For the element that shows `error`. */
  readonly errorProps: { readonly id: string }
  /** For the element that shows `description`. */
  readonly descriptionProps: { readonly id: string }
  /** For the element that shows `warning`. */
  readonly warningProps: { readonly id: string }
}

/** What an `<input>` or `<textarea>` carries that edits a field as text. */
export interface InputProps extends ControlProps {
  /** `password` of a secret: that one has a `ref` and no `value`, which React would write into the page as an attribute. */
  readonly type: 'password' | undefined
  readonly value?: string
  readonly ref?: RefCallback<HTMLInputElement | HTMLTextAreaElement>
  readonly readOnly: boolean
  readonly placeholder: string | undefined
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

/** What an `<input>` carries that ticks a field. */
export interface CheckboxProps extends ControlProps {
  readonly type: 'checkbox'
  readonly checked: boolean
  readonly onChange: (event: { readonly target: { readonly checked: boolean } }) => void
}

/** What stands around the fields of a group or the rows of an array. It takes the focus where its error is the first. */
export interface GroupProps {
  readonly id: string
  readonly tabIndex: -1
  readonly 'aria-labelledby': string
  readonly 'aria-describedby': string | undefined
}
