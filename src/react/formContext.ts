'use client'

import { createContext, useContext, type ComponentType, type ReactNode, type RefObject } from 'react'
import type { Connection } from '../core/schema/wire.ts'
import type { ControlName } from '../core/schema/fieldTypes.ts'
import type { Address } from '../core/values/path.ts'
import type { FormEffects } from '../store/createFormEffects.ts'
import type { ConnectionFilter } from '../store/formEnvironment.ts'
import type { Side } from '../store/cells/cell.ts'
import type { OtherSide } from '../store/expressions/otherSides.ts'
import type { FormState } from '../store/formState.ts'
import type { ReportFailure } from '../store/callHost.ts'
import type { FormStore } from '../store/formStore.ts'
import type { DateReader } from '../store/rows/pasteRows.ts'
import type { TitledCells } from '../store/rowTitle.ts'
import type { CodeEditorSource } from './field/codeEditorSource.ts'
import type { Announcer } from './form/createAnnouncer.ts'
import type { ModuleFormHandle } from './form/moduleFormHandle.ts'
import type { FormTexts } from './uiMessages.ts'
import type { AfterPress } from './form/usePressGate.ts'
import type { Widget, WidgetMap, WidgetProps } from './widgetProps.ts'
import type { ClassOf } from './classNames.ts'
import type { FieldView } from '../store/fieldView.ts'
import type { DrawnControl, FrameParts } from './field/renderFrame.tsx'
import type { SlotName, SlotProps } from './slots/slotProps.ts'
import type { LocalPart } from './localPart.ts'

/** The widgets of a form; the host's come first. */
export interface WidgetRegistry {
  readonly own: WidgetMap
  readonly defaults: Readonly<Record<ControlName, Widget>>
}

/** What the parts of one form share. Changes only when the host changes how the form looks or behaves, never with a value. */
export interface FormContextValue {
  readonly store: FormStore
  readonly effects: FormEffects
  readonly handle: ModuleFormHandle
  /**
   * `writeRowTitle`: passed by context, because importing it from a part that loads on demand would move its imports into a chunk of their
   * own.
   */
  readonly writeRowTitle: (form: FormContextValue, address: Address, cells?: TitledCells) => readonly string[]
  /** The component of a field: groups and rows render fields through it, which avoids an import cycle. */
  readonly Field: ComponentType<{ readonly address: Address }>
  readonly widgets: WidgetRegistry
  readonly messages: FormTexts
  /** The host's `label` for this form. */
  readonly label: string | undefined
  readonly classOf: ClassOf
  /** Locale of dates and numbers; absent for the browser's. */
  readonly locale: string | undefined
  /** Writes and reads dates in the locale. */
  readonly dates?: LocalPart<DateWriter> | undefined
  readonly announcer: Announcer
  readonly codeEditor: CodeEditorSource
  /** Absent if the host creates no connections. */
  readonly createConnection: ((filter: ConnectionFilter) => Promise<Connection | undefined>) | undefined
  readonly readOnly: boolean
  readonly disabled: boolean
  /** Starts every DOM id of this form. */
  readonly idPrefix: string
  /** The root element of the form: DOM ids are looked up in its document or shadow tree. */
  readonly root: RefObject<HTMLDivElement | null>
  /** Claims a focus request: `true` once for each. */
  readonly claimFocus: (request: number) => boolean
  /** Shows and edits references to earlier steps: absent if the host has none, `null` until it is loaded. */
  readonly expressions: ExpressionParts | null | undefined
  /** Renders the host's replacements for the form's parts; absent if there are none. */
  readonly slots?: SlotParts | undefined
  /** Reports a failed host callback to the host. */
  readonly report: ReportFailure
  /** Leaving a field may move the button that the mouse is pressing, so it waits for the release. */
  readonly afterPress: AfterPress
}

/** Writes and reads dates in a locale. */
export interface DateWriter extends DateReader {
  /** A stored date in a locale; `undefined` if the text is not a date. */
  readonly formatDate: (text: string, kind: 'date' | 'date-time', locale: string | undefined) => string | undefined
  /** A field with its date written in a locale; any other field, and one that holds its default, is returned unchanged. */
  readonly writeDate: <Field extends DateHolder | undefined>(field: Field, locale: string | undefined) => Field
}

/** What is needed of a field that may hold a date. */
interface DateHolder {
  readonly node: { readonly control: string; readonly definition: { readonly default?: unknown } }
  readonly value: unknown
  readonly expression: boolean
}

/** Replaces the hook of `dates` if the host renders all fields. */
export const noDates = (): undefined => undefined

/** Renders the host's parts. Loaded if it has some. Decisions §9. */
export interface SlotParts {
  /** The host's part, or the form's own if the host has none or if it throws. */
  readonly draw: <Name extends SlotName>(
    name: Name,
    own: ReactNode,
    propsOf: () => SlotProps[Name],
    /** Wraps the host's part, but not the form's own. */
    wrap?: (part: ReactNode) => ReactNode,
  ) => ReactNode
  /** Replaces the parts in the frame of a field. */
  readonly frame: (parts: FrameParts, props: WidgetProps) => FrameParts
}

/** The additional parts of fields that can hold references to earlier steps. Decisions §10. */
export interface ExpressionParts {
  /** The control of a field with its toggle, its preview and its notes. */
  readonly draw: (form: FormContextValue, view: FieldView, props: WidgetProps, render: (props: WidgetProps) => ReactNode) => DrawnControl
  /** Switches a field to a side, as one change that can be undone. */
  readonly putOnSide: (store: FormStore, address: Address, side: Side) => void
  readonly readOtherSides: (state: FormState) => readonly OtherSide[]
  readonly Root: ComponentType<{ readonly root: RefObject<HTMLElement | null> }>
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** The form around a component. */
export const useFormContext = (): FormContextValue => assertForm(useContext(FormContext))

/** The form that a context holds. */
export function assertForm(context: FormContextValue | undefined): FormContextValue {
  if (context === undefined) {
    throw new Error('moduleform: fields and useModuleForm() need <ModuleForm> around them.')
  }
  return context
}
