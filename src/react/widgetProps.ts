import type { ComponentType, ReactNode } from 'react'
import type { ControlName } from '../core/schema/fieldTypes.ts'
import type { Definition } from '../core/schema/model.ts'
import type { Choice, Connection } from '../core/schema/wire.ts'
import type { Path } from '../core/values/path.ts'
import type { TemplateCompletion } from './expressions/templates.ts'
import type { FormTexts } from './uiMessages.ts'

/** Props of every widget. Public: a host's own widgets get exactly these. */
export interface WidgetProps {
  /** DOM id of the control; the label points to it. */
  readonly id: string
  /** DOM id of the label, for controls that are not labelable elements. */
  readonly labelId: string
  /** The current path of the field, with row indexes. A function, because rows move without rendering their fields again. */
  readonly getPath: () => Path
  /** The field is one row of an array: the array shows its name and number. */
  readonly isRow: boolean
  /** Label of the field; rendered around the widget, except for groups, headings and rows. */
  readonly label: string
  /** The current definition, rule effects included. */
  readonly field: Definition
  /** Name of the control that the field has by its `ui_widget`, format or type. */
  readonly control: ControlName
  /** The JSON value; `undefined` if the field is empty. */
  readonly value: unknown
  /** The text as typed, if `value` does not represent it (yet): `1.` or `12,5` in a number field, JSON that does not parse. */
  readonly text: string | undefined
  /** The value is, or was, a password: never write it into an attribute or a sentence. Decisions §7. */
  readonly secret: boolean
  /** A submit requires a value here: for `aria-required`. */
  readonly required: boolean
  /** An error shows: for `aria-invalid`. */
  readonly invalid: boolean
  /** The message of that error, which is already rendered below the widget. */
  readonly error: string | undefined
  /** DOM id of the error, for `aria-errormessage`; no element has it while no error shows. */
  readonly errorId: string
  /** DOM id of the description; no element has it if `field.description` is absent. */
  readonly descriptionId: string
  /** The control takes neither input nor focus. */
  readonly disabled: boolean
  /** The value can be read and copied, but not changed. */
  readonly readOnly: boolean
  /**
   * DOM ids of the error, the description, and the note that the value could not be checked, for `aria-describedby`; without the
   * description if the control renders its own label.
   */
  readonly describedBy: string | undefined
  /** What to enter, shown while the field is empty. */
  readonly placeholder: string | undefined
  /** Only if the field has choices or content. */
  readonly options: OptionsView | undefined
  /** Only for a connection field. */
  readonly connections: ConnectionsView | undefined
  /** Only for an array shown as rows. */
  readonly rows: RowsView | undefined
  /** Only for a control that renders its own label: shown beside it, for instance the toggle between a fixed value and an expression. */
  readonly beside?: ReactNode
  /** The fields of a group. */
  readonly children: ReactNode
  /** Every text that does not come from the module, including the host's. */
  readonly messages: FormTexts
  /** The language tag of dates and numbers, such as `de-DE`; `undefined` for the user's own. */
  readonly locale: string | undefined
  /** The host's code editor, once the field has come into view and the editor has loaded. */
  readonly CodeEditor: ComponentType<CodeEditorProps> | undefined
  /** The references available in code; absent if there are none. Decisions §10. */
  readonly complete?: ((query: string) => Promise<readonly TemplateCompletion[]>) | undefined
  /** A value was chosen; `undefined` clears. Counts as a commit. */
  readonly onChange: (value: unknown) => void
  /**
   * A text was typed; the form parses it by the field's type, keeps it as typed, and renders the widget with it. In a number field it may
   * contain the decimal separator of `locale` instead of a point: pass the text as typed, not a number.
   */
  readonly onText: (text: string) => void
  /** The focus has left the control: the typed text counts as a change, and errors show. */
  readonly onBlur: () => void
  /** Announces a sentence in the form's live region, politely: for a visible effect of the widget that a screen reader would miss. */
  readonly announce: (text: string) => void
  /** Enter, or another key that commits before leaving the field. */
  readonly onCommit: () => void
}

/** The choices of a field and their loading state. Decisions §6. */
export interface OptionsView {
  /**
   * `ready`: complete as far as known. `loading`: requested; `choices` may hold earlier or static ones. `error`: requested by the user and
   * failed. `unloaded`: not requested, or failed in the background. `waiting`: an empty dependency has to be filled first, see
   * `waitingFor`.
   */
  readonly status: 'ready' | 'loading' | 'error' | 'unloaded' | 'waiting'
  /** The available choices, in the order of the module. */
  readonly choices: readonly Choice[]
  /** Choices come from `/content` or a host loader, so they can be refreshed. */
  readonly dynamic: boolean
  /**
   * The field to fill first, and a function that focuses it. `isExpression` if it holds an expression, whose value is unknown.
   * Decisions §10.
   */
  readonly waitingFor: { readonly label: string; readonly focus: () => void; readonly isExpression?: boolean } | undefined
  /** The module's message, with the HTTP status where there is one. */
  readonly error: string | undefined
  /** The module reported more choices than it sent. */
  readonly hasMore: boolean
  /** Text that is not among the choices is allowed. Decisions §2. */
  readonly allowsText: boolean
  /** The module has taken more than 4 s. */
  readonly slow: boolean
  /** A stored value is not among the choices, although these are complete. */
  readonly notInList: boolean
  /** The label of a stored value, which is kept from earlier even before choices have loaded. */
  readonly labelOf: (value: unknown) => string
  /** Call when the popup opens: loads missing choices, revalidates stale ones. */
  readonly onOpen: () => void
  /** Requests the choices again, whatever their age. */
  readonly onRefresh: () => void
}

/** The connections of a connection field and their loading state. */
export interface ConnectionsView {
  /** Whether the host has answered. */
  readonly status: 'loading' | 'ready' | 'error'
  /** The host's connections that the field accepts. */
  readonly connections: readonly Connection[]
  /** Why the request to the host failed. */
  readonly error: string | undefined
  /** Call when the popup opens: requests the connections if that has not happened yet. */
  readonly onOpen: () => void
  /** Requests the connections again. */
  readonly onRefresh: () => void
  /**
   * Lets the host create a connection, which is then chosen; resolves when that is over, whatever the outcome. Absent if the host creates
   * none.
   */
  readonly onCreate: (() => Promise<void>) | undefined
}

/** The rows of an array, and their actions. */
export interface RowsView {
  /** A key for each row, in their order; a row keeps its key when it moves. */
  readonly keys: readonly string[]
  /** There are fewer rows than `max_items` allows. */
  readonly canAdd: boolean
  /** There are more rows than `min_items` requires. */
  readonly canRemove: boolean
  /** Name of one row: the label of `items`, else "row". */
  readonly itemLabel: string
  /** The row removed last, as long as it can be restored. */
  readonly removed: { readonly index: number; readonly title: string; readonly restore: () => void } | undefined
  /** Adds a row at the end. */
  readonly add: () => void
  /** Adds a row at an index. */
  readonly insert: (index: number) => void
  /** Copies a row into a new one right after it; the code loads on first use. */
  readonly duplicate: (key: string) => void
  /** Removes a row; `removed` can restore it. */
  readonly remove: (key: string) => void
  /**
   * Fills rows and columns with the lines and cells of a text, starting at a field (its `data-field`), or after the last row; the code
   * loads on first use.
   */
  readonly paste: (text: string, field?: string) => void
  /** Moves a row to an index. */
  readonly move: (key: string, to: number) => void
  /** The row's fields. */
  readonly render: (key: string) => ReactNode
  /** The title of a row from its filled-in fields: `Ada Lovelace`; `''` if they give none. Never a default value. */
  readonly titleOf: (key: string) => string
  /** That title, followed by what distinguishes the row from others; `untitled` if it is empty. Renders by itself when that changes. */
  readonly renderTitle: (key: string, untitled?: ReactNode) => ReactNode
  /** Rows of objects can be folded, rows of single values cannot. */
  readonly foldable: boolean
  /** Keys of rows that contain a visible error: they are marked, and open when the error appears. */
  readonly keysWithError: ReadonlySet<string>
  /** Keys of rows to open, because a field in them is to be focused. A new set is a new request. */
  readonly keysToOpen: ReadonlySet<string>
}

/** A failure of a code editor on this page. */
export interface CodeEditorFailure {
  /** The cause, in a sentence. */
  readonly cause: string
  /** Text can still be typed into it; otherwise the form's plain text controls replace it, in all fields. */
  readonly isUsable: boolean
}

/** Props of a code editor. */
export interface CodeEditorProps {
  /** DOM id of the element that takes the focus; the label points to it. */
  readonly id: string
  /** The text shown. */
  readonly value: string
  /** The language of the text, by its name in the schema. */
  readonly language: string
  /** Accessible name of the editor. */
  readonly ariaLabel: string
  /** Ids of the error and the description, for `aria-describedby`. */
  readonly describedBy: string | undefined
  /** A submit requires a text here: for `aria-required`. */
  readonly required?: boolean
  /** An error shows: for `aria-invalid`. */
  readonly invalid: boolean
  /** The text can be read and copied, but not changed. */
  readonly readOnly: boolean
  /** Fills the height of its container, for instance the whole window, instead of fitting its content. */
  readonly fills: boolean
  /** Call with the new text on each edit. */
  readonly onChange: (text: string) => void
  /** The focus has left the editor. */
  readonly onBlur: () => void
  /** Call when the user has switched whether Tab indents instead of leaving the editor: the form says how to switch it back. */
  readonly onTabChange?: (indents: boolean) => void
  /** The references for the text typed after `{{`; absent if there are none. Decisions §10. */
  readonly complete?: ((query: string) => Promise<readonly TemplateCompletion[]>) | undefined
  /** Reports a failure that the editor detects itself; errors thrown during rendering are caught by the form. */
  readonly onFailure?: (failure: CodeEditorFailure) => void
}

/** A control: a component that gets everything it needs as props. */
export type Widget = ComponentType<WidgetProps>

/** A host's own widgets, by widget name (`SelectWidget`, `textarea`, …), control name (`rows`, `group`, …) or field type (`boolean`, …). */
export type WidgetMap = Readonly<Record<string, Widget>>
