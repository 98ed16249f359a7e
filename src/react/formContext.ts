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

/** The host's widgets over the default ones. */
export interface WidgetRegistry {
  readonly own: WidgetMap
  readonly defaults: Readonly<Record<ControlName, Widget>>
}

/** What the parts of one form share. Changes only when the host changes how the form looks or behaves, never with a value. */
export interface FormContextValue {
  readonly store: FormStore
  readonly effects: FormEffects
  readonly handle: ModuleFormHandle
  /** `writeRowTitle`: handed over, because what is loaded late would make a piece of its own of what it imports. */
  readonly writeRowTitle: (form: FormContextValue, address: Address, cells?: TitledCells) => readonly string[]
  /** What draws a field: groups and rows draw theirs through it, so that no component needs to import the one it stands in. */
  readonly Field: ComponentType<{ readonly address: Address }>
  readonly widgets: WidgetRegistry
  readonly messages: FormTexts
  /** What the host calls this form; absent where it says nothing. */
  readonly label: string | undefined
  readonly classOf: ClassOf
  /** How dates are written; absent where as the user's browser does. */
  readonly locale: string | undefined
  /** What writes dates as the locale does; absent where the host draws all fields. */
  readonly dates?: LocalPart<DateWriter> | undefined
  readonly announcer: Announcer
  readonly codeEditor: CodeEditorSource
  /** Absent where the host makes no connections. */
  readonly createConnection: ((filter: ConnectionFilter) => Promise<Connection | undefined>) | undefined
  readonly readOnly: boolean
  readonly disabled: boolean
  /** Starts every DOM id of this form. */
  readonly idPrefix: string
  /** An element of the form: DOM ids are looked up in the tree that it stands in. */
  readonly root: RefObject<HTMLDivElement | null>
  /** Says whether a focus request is still to be carried out; each is, once. */
  readonly claimFocus: (request: number) => boolean
  /** What shows and edits references to earlier steps: absent where the host has none, `null` until it has come. */
  readonly expressions: ExpressionParts | null | undefined
  /** What draws the host's parts in place of the form's own; absent where it has none. */
  readonly slots?: SlotParts
  /** Tells the host what of it has failed. */
  readonly report: ReportFailure
  /** Leaving a field may move what the mouse is pressing: for that it waits. */
  readonly afterPress: AfterPress
}

export interface DateWriter {
  /** A stored date as a locale writes it; `undefined` where the text is none. */
  readonly formatDate: (text: string, kind: 'date' | 'date-time', locale: string | undefined) => string | undefined
  /** A field that holds a date with that as a locale writes it; any other, and one that holds its default, as it is. */
  readonly writeDate: <Field extends DateHolder | undefined>(field: Field, locale: string | undefined) => Field
}

/** What a field tells of the date it may hold. */
interface DateHolder {
  readonly node: { readonly control: string; readonly definition: { readonly default?: unknown } }
  readonly value: unknown
  readonly expression: boolean
}

/** In place of the hook of `dates` where the host draws all fields. */
export const noDates = (): undefined => undefined

/** Draws the parts of the host's. Loaded where it has some. Decisions §9. */
export interface SlotParts {
  /** A part of the host's, or the form's own where the host has none for that, or where that throws. */
  readonly draw: <Name extends SlotName>(
    name: Name,
    own: ReactNode,
    propsOf: () => SlotProps[Name],
    /** What the host's part stands in, and the form's own does not. */
    wrap?: (part: ReactNode) => ReactNode,
  ) => ReactNode
  /** What stands in the frame of a field. */
  readonly frame: (parts: FrameParts, props: WidgetProps) => FrameParts
}

/** What fields that can hold references to earlier steps have besides. Decisions §10. */
export interface ExpressionParts {
  /** The control of a field with its toggle, its preview and what is to be said of its expression. */
  readonly draw: (form: FormContextValue, view: FieldView, props: WidgetProps, render: (props: WidgetProps) => ReactNode) => DrawnControl
  /** Puts a field on a side, as one change that can be taken back. */
  readonly putOnSide: (store: FormStore, address: Address, side: Side) => void
  /** What the form as a whole needs: the list of completions, drop and paste. */
  readonly readOtherSides: (state: FormState) => readonly OtherSide[]
  readonly Root: ComponentType<{ readonly root: RefObject<HTMLElement | null> }>
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** The form around a component. */
export const useFormContext = (): FormContextValue => assertForm(useContext(FormContext))

/** The form that a context holds. */
export function assertForm(context: FormContextValue | undefined): FormContextValue {
  if (context === undefined) {
    throw new Error('moduleform: fields and useModuleForm() need a form around them. Render them inside <ModuleForm>…</ModuleForm>.')
  }
  return context
}
