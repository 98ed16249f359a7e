import type { AriaAttributes, ComponentType, KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react'
import type { ModuleFormApi } from '../form/moduleFormApi.ts'
import type { WidgetProps } from '../widgetProps.ts'

/** Facts about the field that every slot of it gets. */
export interface FieldFacts extends Pick<
  WidgetProps,
  | 'id'
  | 'labelId'
  | 'getPath'
  | 'isRow'
  | 'label'
  | 'field'
  | 'control'
  | 'required'
  | 'invalid'
  | 'disabled'
  | 'readOnly'
  | 'describedBy'
  | 'error'
  | 'options'
  | 'messages'
> {
  /** The field's description in the schema. */
  readonly description: string | undefined
  /** DOM id that the description must have: controls refer to it. */
  readonly descriptionId: string
  /** DOM id that the error must have: controls refer to it. */
  readonly errorId: string
}

/** A field: its control and the parts around it. A notice of a problem that blocks the form follows below it. */
export interface FieldSlotProps extends FieldFacts {
  /** The control. */
  readonly children: ReactNode
  /** The other parts, each rendered by its own slot; absent ones are empty. */
  readonly parts: {
    /** Nothing if the control renders its own label. */
    readonly label: ReactNode
    readonly error: ReactNode
    /** Nothing if the control renders its own description. */
    readonly description: ReactNode
    /** A button that reloads the options; in a row, the toggle between a fixed value and an expression. */
    readonly aside: ReactNode
    /** A note that the value could not be checked. */
    readonly notes: ReactNode
  }
}

/** The label of a field. */
export interface LabelSlotProps extends FieldFacts {
  /**
   * The text of the label. Render it in a `<label>` with the DOM id `labelId` and for the control `id`; in a row (`isRow`) it should be
   * visually hidden.
   */
  readonly children: string
  /** The toggle between a fixed value and an expression. */
  readonly beside: ReactNode
}

/** A description or an error. */
export interface NoteSlotProps extends FieldFacts {
  /** The text. Render it in an element with the DOM id `descriptionId` or `errorId`. */
  readonly children: string
}

/** Attributes of a button, to be spread onto it. */
export interface ButtonAttributes extends AriaAttributes {
  readonly id?: string
  readonly tabIndex?: number
  /** The form finds the button by this attribute to focus it. */
  readonly 'data-part'?: string
  readonly onClick?: MouseEventHandler<HTMLElement>
  readonly onFocus?: () => void
  readonly onPointerEnter?: () => void
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement> | undefined
}

/**
 * A control made of other fields: a group, or an array shown as rows. Its element must have the DOM id `id`, by which the form focuses it.
 */
export interface GroupSlotProps extends FieldFacts {
  /** Its fields, or the list of its rows. */
  readonly children: ReactNode
  /**
   * Shown beside the label: the number of rows, the toggle between fixed values and an expression, and the summary of a folded group, which
   * also does the folding. If you use `fold`, you have to render this too.
   */
  readonly beside: ReactNode
  /** The button that folds it; only an optional group has one. */
  readonly fold: ButtonAttributes | undefined
  /** Only of an array shown as rows. */
  readonly rows: RowsFacts | undefined
}

/** The array shown as rows. */
export interface RowsFacts {
  /** Number of rows. */
  readonly count: number
  /** The button that adds a row, and its text. */
  readonly add: { readonly label: string; readonly button: ButtonAttributes } | undefined
  /** The row removed last, as a sentence, and a function that restores it. */
  readonly removed: { readonly text: string; readonly restore: () => void } | undefined
}

/** One row of an array, drawn inside its list item. */
export interface RowSlotProps {
  /** Index of the row, from 0. */
  readonly index: number
  /** Its name by number: `Row 2`. */
  readonly name: string
  /** DOM id for the element that contains its name or title; its buttons refer to it. */
  readonly nameId: string
  /** Its title from the filled-in fields, else its number; renders by itself when that changes. */
  readonly title: ReactNode
  /** A field in it shows an error. */
  readonly invalid: boolean
  /** Its fields are shown. */
  readonly open: boolean
  /** Its fields, or the control of its single value; nothing while it is folded. */
  readonly children: ReactNode
  /** The button that folds it; a row of a single value does not fold. */
  readonly toggle: ButtonAttributes | undefined
  /** The button that opens its menu, and the entries of the menu, which load on demand. */
  readonly menu: { readonly button: ButtonAttributes; readonly readItems: () => Promise<readonly RowMenuItem[]> } | undefined
  /** The button that removes it, if it is a single value. */
  readonly remove: ButtonAttributes | undefined
  /** Every text that does not come from the module, including the host's. */
  readonly messages: WidgetProps['messages']
}

/** One entry of a row's menu. */
export interface RowMenuItem {
  readonly name: 'up' | 'down' | 'above' | 'below' | 'duplicate' | 'remove'
  readonly label: string
  /** The entry stays in its place but is disabled: the row is at that end already. */
  readonly isOff: boolean
  /** Runs the action. The focus follows the row. */
  readonly run: () => void
}

/** The buttons below the form. Includes everything that `useModuleForm()` returns. */
export interface ActionsSlotProps extends ModuleFormApi {
  /** What the form is doing, in a sentence; `''` if it is idle. The form announces it itself. */
  readonly status: string
  /** Values can be read, but not changed or submitted. */
  readonly readOnly: boolean
  /** The form takes neither input nor focus. */
  readonly disabled: boolean
  /** Every text that does not come from the module, including the host's. */
  readonly messages: WidgetProps['messages']
}

/** The errors of the last submit, or the warnings about values that the loaded options do not contain. */
export interface SummarySlotProps {
  /** A warning does not prevent a submit. */
  readonly tone: 'error' | 'warning'
  /** The number of errors or warnings, in a sentence. */
  readonly title: string
  /** The same with the name of the form, for assistive technology. */
  readonly spokenTitle: string
  /** The errors or warnings, in the order of the form. */
  readonly lines: readonly {
    readonly key: string
    readonly text: string
    /** DOM id of the control; `undefined` if it concerns no field. */
    readonly id: string | undefined
    /** Focuses the control, and opens what it is folded into. */
    readonly go: (() => void) | undefined
  }[]
}

/** A sentence about the form, with buttons. */
export interface NoticesSlotProps {
  /** Severity. */
  readonly tone: 'info' | 'warning' | 'danger'
  /** The sentence. An urgent one is rendered in an element that is announced. */
  readonly children: ReactNode
  /** The buttons, such as `Retry`, in their order. */
  readonly actions: readonly NoticeAction[]
  /** Shown below it: details for whoever maintains the module, or values without a field. */
  readonly more: ReactNode
}

/** A button of a notice. */
export interface NoticeAction {
  readonly label: string
  /** Accessible name, if the label alone is ambiguous. */
  readonly name?: string | undefined
  /** Only of a button that shows and hides the content below. */
  readonly expanded?: boolean
  /** DOM id of that content, while it is rendered. */
  readonly controls?: string | undefined
  readonly run: () => void
}

/** The props of each slot. */
export interface SlotProps {
  readonly field: FieldSlotProps
  readonly label: LabelSlotProps
  readonly description: NoteSlotProps
  readonly error: NoteSlotProps
  readonly group: GroupSlotProps
  readonly row: RowSlotProps
  readonly actions: ActionsSlotProps
  readonly summary: SummarySlotProps
  readonly notices: NoticesSlotProps
}

/** The parts of a form that a host can draw. */
export type SlotName = keyof SlotProps

/** The host's components for parts of the form that are not controls. */
export type Slots = { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> | undefined }
