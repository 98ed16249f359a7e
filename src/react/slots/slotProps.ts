import type { AriaAttributes, ComponentType, KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react'
import type { ModuleFormApi } from '../form/moduleFormApi.ts'
import type { WidgetProps } from '../widgetProps.ts'

/** What is known of a field wherever a part of it is drawn. */
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
  /** What the schema says to explain the field. */
  readonly description: string | undefined
  /** DOM id that the description must have: controls refer to it. */
  readonly descriptionId: string
  /** DOM id that the error must have: controls refer to it. */
  readonly errorId: string
}

/** A field: its control and what stands around that. What keeps the form from going on follows below it. */
export interface FieldSlotProps extends FieldFacts {
  /** The control. */
  readonly children: ReactNode
  /** What belongs to it, each as its own slot draws it; nothing for what there is not. */
  readonly parts: {
    /** Nothing where the control draws its own label. */
    readonly label: ReactNode
    readonly error: ReactNode
    /** Nothing where the control draws its own description. */
    readonly description: ReactNode
    /** A button that asks for the options anew; of a row, the toggle between a fixed value and an expression. */
    readonly aside: ReactNode
    /** What is to be said of the value besides: that it could not be checked. */
    readonly notes: ReactNode
  }
}

/** What a label is of. */
export interface LabelSlotProps extends FieldFacts {
  /** The text of the label. It stands in a `<label>` with the DOM id `labelId`, for the control `id`; of a row (`isRow`) it is heard and not seen. */
  readonly children: string
  /** The toggle between a fixed value and an expression. */
  readonly beside: ReactNode
}

/** Of a description or an error. */
export interface NoteSlotProps extends FieldFacts {
  /** The text. It stands in an element with the DOM id `descriptionId` or `errorId`. */
  readonly children: string
}

/** Attributes of a button, to be spread onto it. */
export interface ButtonAttributes extends AriaAttributes {
  readonly id?: string
  readonly tabIndex?: number
  /** Where the form finds it again to put the focus there. */
  readonly 'data-part'?: string
  readonly onClick?: MouseEventHandler<HTMLElement>
  readonly onFocus?: () => void
  readonly onPointerEnter?: () => void
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement> | undefined
}

/** A control made of other fields: a group, or an array shown as rows. Its element has the DOM id `id`, and takes the focus by it. */
export interface GroupSlotProps extends FieldFacts {
  /** Its fields, or the list of its rows. */
  readonly children: ReactNode
  /** What stands beside the label: how many rows there are, the toggle between fixed values and an expression, and what folds: where `fold` is used, this is drawn. */
  readonly beside: ReactNode
  /** Of the button that folds it; an optional group alone has one. */
  readonly fold: ButtonAttributes | undefined
  /** Of an array shown as rows. */
  readonly rows: RowsFacts | undefined
}

/** The array that a row stands in. */
export interface RowsFacts {
  /** How many there are. */
  readonly count: number
  /** Of the button that adds a row, and what stands on it. */
  readonly add: { readonly label: string; readonly button: ButtonAttributes } | undefined
  /** The row removed last, as a sentence, and what brings it back. */
  readonly removed: { readonly text: string; readonly restore: () => void } | undefined
}

/** One row of an array, drawn inside its list item. */
export interface RowSlotProps {
  /** Where the row stands, from 0. */
  readonly index: number
  /** What it is called by its number: `Row 2`. */
  readonly name: string
  /** DOM id for the element that holds what it is called; its buttons refer to it. */
  readonly nameId: string
  /** What it is called by what was filled in, else by its number; draws itself anew. */
  readonly title: ReactNode
  /** An error shows in it. */
  readonly invalid: boolean
  /** Its fields are shown. */
  readonly open: boolean
  /** Its fields, or the control of its single value; nothing while it is folded. */
  readonly children: ReactNode
  /** Of the button that folds it; a row of a single value does not fold. */
  readonly toggle: ButtonAttributes | undefined
  /** Of the button that opens its menu, and what is in that, as soon as it is loaded. */
  readonly menu: { readonly button: ButtonAttributes; readonly readItems: () => Promise<readonly RowMenuItem[]> } | undefined
  /** Of the button that removes it, where it is a single value. */
  readonly remove: ButtonAttributes | undefined
  /** Every text that is not the module's, with those of the host in it. */
  readonly messages: WidgetProps['messages']
}

/** One entry of a row's menu. */
export interface RowMenuItem {
  readonly name: 'up' | 'down' | 'above' | 'below' | 'duplicate' | 'remove'
  readonly label: string
  /** It stays in its place and does nothing: the row is at that end already. */
  readonly isOff: boolean
  /** Does it. The focus follows the row. */
  readonly run: () => void
}

/** The buttons below the form. What `useModuleForm()` gives is among them. */
export interface ActionsSlotProps extends ModuleFormApi {
  /** What the form is doing, in a sentence; `''` where there is nothing to tell. The form says it aloud itself. */
  readonly status: string
  /** What the form holds can be read, and not be changed or submitted. */
  readonly readOnly: boolean
  /** It takes neither input nor focus. */
  readonly disabled: boolean
  /** Every text that is not the module's, with those of the host in it. */
  readonly messages: WidgetProps['messages']
}

/** What the last submit found wrong, or what loaded options cast doubt on. */
export interface SummarySlotProps {
  /** A warning does not keep from submitting. */
  readonly tone: 'error' | 'warning'
  /** How many there are, in a sentence. */
  readonly title: string
  /** The same with the name of the form, for assistive technology. */
  readonly spokenTitle: string
  /** What is wrong, in the order of the form. */
  readonly lines: readonly {
    readonly key: string
    readonly text: string
    /** DOM id of the control; `undefined` where no field is meant. */
    readonly id: string | undefined
    /** Puts the focus there, and opens what it is folded into. */
    readonly go: (() => void) | undefined
  }[]
}

/** A sentence about the form, with what can be done about it. */
export interface NoticesSlotProps {
  /** How much it matters. */
  readonly tone: 'info' | 'warning' | 'danger'
  /** What it says. What is urgent stands in an element that is read aloud. */
  readonly children: ReactNode
  /** What can be done about it, `Retry` for instance, in their order. */
  readonly actions: readonly NoticeAction[]
  /** Shown below it: what who looks after the module wants to know, values without a field. */
  readonly more: ReactNode
}

/** What can be done about what a notice says. */
export interface NoticeAction {
  readonly label: string
  /** What is heard of it, where the word alone says too little. */
  readonly name?: string | undefined
  /** Of an action that shows and hides what is below. */
  readonly expanded?: boolean
  /** DOM id of that, while it is there. */
  readonly controls?: string | undefined
  readonly run: () => void
}

/** What each slot is given. */
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

/** Components of the host's in place of parts of the form that are no controls. */
export type Slots = { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> | undefined }
