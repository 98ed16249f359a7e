import type { ComponentType, ReactNode } from 'react'
import type { ControlName } from '../core/schema/fieldTypes.ts'
import type { Definition } from '../core/schema/model.ts'
import type { Choice, Connection } from '../core/schema/wire.ts'
import type { Path } from '../core/values/path.ts'
import type { TemplateCompletion } from './expressions/templates.ts'
import type { FormTexts } from './uiMessages.ts'

/** What every widget is given. Public: a host's own widgets get exactly this. */
export interface WidgetProps {
  /** DOM id of the control; the label points to it. */
  readonly id: string
  /** DOM id of the label, for controls that are not labelable elements. */
  readonly labelId: string
  /** Where the field stands now, with row indexes; asked for and not given, because rows move without drawing their fields anew. */
  readonly getPath: () => Path
  /** The field is one row of an array: the array shows its name and number. */
  readonly isRow: boolean
  /** What the field is called; drawn around the widget, but for groups, headings and rows. */
  readonly label: string
  /** The definition in force, rule effects included. */
  readonly field: Definition
  /** The name of the control that the field has by its `ui_widget`, format or type. */
  readonly control: ControlName
  /** The JSON value; `undefined` where the field holds none. */
  readonly value: unknown
  /** What was typed, as typed, and is not (yet) shown by `value`: `1.` or `12,5` in a number field, JSON that does not parse. */
  readonly text: string | undefined
  /** What it holds is a password, or was one: it is never written into an attribute or a sentence. Decisions §7. */
  readonly secret: boolean
  /** A submit needs a value here: for `aria-required`. */
  readonly required: boolean
  /** An error shows: for `aria-invalid`. */
  readonly invalid: boolean
  /** The message of that error, which stands below the widget already. */
  readonly error: string | undefined
  /** DOM id of the error, for `aria-errormessage`; nothing has it while no error shows. */
  readonly errorId: string
  /** DOM id of the description; nothing has it where `field.description` is absent. */
  readonly descriptionId: string
  /** It takes neither input nor focus. */
  readonly disabled: boolean
  /** What it holds can be read and copied, and not be changed. */
  readonly readOnly: boolean
  /** Ids of the error, the description, and what says that the value could not be checked, for `aria-describedby`; of a control that draws its own label without the description. */
  readonly describedBy: string | undefined
  /** What to enter, shown while the field is empty. */
  readonly placeholder: string | undefined
  /** Where the field has choices or content. */
  readonly options: OptionsView | undefined
  /** Of a connection field. */
  readonly connections: ConnectionsView | undefined
  /** Of an array shown as rows. */
  readonly rows: RowsView | undefined
  /** Of a control that draws its own label: what stands beside that, the toggle between a fixed value and an expression for instance. */
  readonly beside?: ReactNode
  /** Of a group: its fields. */
  readonly children: ReactNode
  /** Every text that is not the module's, with those of the host in it. */
  readonly messages: FormTexts
  /** The language tag that dates and numbers are written in, such as `de-DE`; `undefined` is the user's own. */
  readonly locale: string | undefined
  /** Where the host gave one, the field has come into view and the editor has loaded. */
  readonly CodeEditor: ComponentType<CodeEditorProps> | undefined
  /** What can be referred to in code; absent where nothing can. Decisions §10. */
  readonly complete?: ((query: string) => Promise<readonly TemplateCompletion[]>) | undefined
  /** A value was chosen; `undefined` clears. Counts as a commit. */
  readonly onChange: (value: unknown) => void
  /**
   * A text was typed; the form reads it by the field's type, keeps it as typed, and draws the widget anew with it. In a number field it may have the decimal sign of
   * `locale` in place of a point: hand over what was typed, and not a number made of it.
   */
  readonly onText: (text: string) => void
  /** The focus has left the control: what was typed counts, and errors show. */
  readonly onBlur: () => void
  /** Says a sentence in the form's live region, politely: what a widget did and the eye can see. */
  readonly announce: (text: string) => void
  /** Enter, or whatever says "done" before leaving the field. */
  readonly onCommit: () => void
}

/** The choices of a field and how they are doing. Decisions §6. */
export interface OptionsView {
  /**
   * `ready`: complete as far as known. `loading`: asked for; `choices` may hold earlier or static ones. `error`: asked for by the user
   * and failed. `unloaded`: not asked for or failed quietly. `waiting`: an empty dependency gates it, see `waitingFor`.
   */
  readonly status: 'ready' | 'loading' | 'error' | 'unloaded' | 'waiting'
  /** What can be chosen, in the order of the module. */
  readonly choices: readonly Choice[]
  /** Choices come from `/content` or a host loader; then refresh makes sense. */
  readonly dynamic: boolean
  /** The field to fill first, and a way there. `isExpression` where nobody knows what it stands for. Decisions §10. */
  readonly waitingFor: { readonly label: string; readonly focus: () => void; readonly isExpression?: boolean } | undefined
  /** The module's message, with the HTTP status where there is one. */
  readonly error: string | undefined
  /** The module said that more exist than it sent. */
  readonly hasMore: boolean
  /** Text that is not among the choices may be typed in. Decisions §2. */
  readonly allowsText: boolean
  /** The module has taken more than 4 s. */
  readonly slow: boolean
  /** Some stored value is not among the choices, which are complete. */
  readonly notInList: boolean
  /** The label that a stored value keeps, also before choices have loaded. */
  readonly labelOf: (value: unknown) => string
  /** The popup opens: loads what is missing, revalidates what may be stale. */
  readonly onOpen: () => void
  /** Asks for the choices anew, whatever their age. */
  readonly onRefresh: () => void
}

/** What a control for connections is given to make one with. */
export interface ConnectionsView {
  /** How asking the host is going. */
  readonly status: 'loading' | 'ready' | 'error'
  /** What the field takes of what the host has. */
  readonly connections: readonly Connection[]
  /** Why the host could not be asked. */
  readonly error: string | undefined
  /** The popup opens: asks where that has not happened. */
  readonly onOpen: () => void
  /** Asks the host anew. */
  readonly onRefresh: () => void
  /** Has the host make a connection, which is then chosen; resolves when that is over, however it ended. Absent where the host makes none. */
  readonly onCreate: (() => Promise<void>) | undefined
}

/** The rows of an array, and what can be done with them. */
export interface RowsView {
  /** A key for each row, in their order; a row keeps its key when it moves. */
  readonly keys: readonly string[]
  /** There are fewer rows than `max_items` allows. */
  readonly canAdd: boolean
  /** There are more rows than `min_items` asks for. */
  readonly canRemove: boolean
  /** What one row is called: the label of `items`, else "row". */
  readonly itemLabel: string
  /** The row removed last, as long as it can be brought back. */
  readonly removed: { readonly index: number; readonly title: string; readonly restore: () => void } | undefined
  /** Adds a row at the end. */
  readonly add: () => void
  /** Adds a row at an index. */
  readonly insert: (index: number) => void
  /** Copies a row into a new one right after it, as soon as what does that is loaded. */
  readonly duplicate: (key: string) => void
  /** Removes a row; `removed` brings it back. */
  readonly remove: (key: string) => void
  /** Fills rows and columns with the lines and cells of a text, from a field on (its `data-field`), or from the end; as soon as what does that is loaded. */
  readonly paste: (text: string, field?: string) => void
  /** Moves a row to an index. */
  readonly move: (key: string, to: number) => void
  /** The row's fields. */
  readonly render: (key: string) => ReactNode
  /** What a row is called by what was filled in: `Ada Lovelace`; `''` where that tells nothing. Never a default. */
  readonly titleOf: (key: string) => string
  /** That title, and more quietly what else tells the row from others; `untitled` where it is empty. Renders by itself when that changes. */
  readonly renderTitle: (key: string, untitled?: ReactNode) => ReactNode
  /** Rows of single values stand bare; rows of objects fold. */
  readonly foldable: boolean
  /** Keys of rows that hold an error shown now: they are marked, and open when the error comes. */
  readonly keysWithError: ReadonlySet<string>
  /** Keys of rows to open, because a field in them is to get the focus. Another set asks anew. */
  readonly keysToOpen: ReadonlySet<string>
}

/** What is wrong with a code editor on this page. */
export interface CodeEditorFailure {
  /** What went wrong, in a sentence. */
  readonly cause: string
  /** It can be typed into all the same; else the form's plain text controls take its place, in all fields. */
  readonly isUsable: boolean
}

/** What a code editor is given. */
export interface CodeEditorProps {
  /** DOM id of what takes the focus; the label points to it. */
  readonly id: string
  /** The text. */
  readonly value: string
  /** The language of the text, by the name the schema has for it. */
  readonly language: string
  /** What the editor is called to assistive technology. */
  readonly ariaLabel: string
  /** Ids of the error and the description, for `aria-describedby`. */
  readonly describedBy: string | undefined
  /** An error shows: for `aria-invalid`. */
  readonly invalid: boolean
  /** The text can be read and copied, and not be changed. */
  readonly readOnly: boolean
  /** Takes the height of what it stands in, the whole window for instance, and not the one of its content. */
  readonly fills: boolean
  /** The text was changed. */
  readonly onChange: (text: string) => void
  /** The focus has left the editor. */
  readonly onBlur: () => void
  /** What can be referred to, for what was typed behind `{{`; absent where nothing can. Decisions §10. */
  readonly complete?: ((query: string) => Promise<readonly TemplateCompletion[]>) | undefined
  /** Tells the form what an editor finds out about itself; what it throws while it is drawn needs no telling. */
  readonly onFailure?: (failure: CodeEditorFailure) => void
}

/** A control: a component that is given all it needs as props. */
export type Widget = ComponentType<WidgetProps>

/** A host's own widgets, by widget name (`SelectWidget`, `textarea`, …), control name (`rows`, `group`, …) or field type (`boolean`, …). */
export type WidgetMap = Readonly<Record<string, Widget>>
