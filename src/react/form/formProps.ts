'use client'

import { type ReactNode, useMemo } from 'react'
import type { Clock } from '../../client/clock.ts'
import type { Problem } from '../../core/schema/problems.ts'
import type { Connection, FormValues } from '../../core/schema/wire.ts'
import type { FormValuesOf } from '../../core/values/formValuesOf.ts'
import { askHost, type ReportFailure } from '../../store/callHost.ts'
import type { SetAsideData } from '../../store/cells/cell.ts'
import type { ChangeMeta, ConnectionFilter, FormEnvironment, SubmitHandler } from '../../store/formEnvironment.ts'
import type { FormStorage } from '../../store/schema/formStorage.ts'
import type { ClassNames } from '../classNames.ts'
import type { TemplatesOf } from '../expressions/templatesOf.ts'
import type { LoadCodeEditor } from '../field/codeEditorSource.ts'
import type { WidgetMap } from '../widgetProps.ts'
import type { Locale } from '../locale.ts'
import type { Slots } from '../slots/slotProps.ts'
import type { FormMessages } from '../uiMessages.ts'
import { useLatest } from '../useStable.ts'
import type { Theme } from './theme.ts'

/** What a host says of a form with the schema `S`, apart from how its module is reached. */
export interface FormProps<S = unknown> {
  /** A form that needs no first load; together with a `baseUrl` or `client` it reloads like any other. One written with `defineSchema` types the form data. */
  readonly schema?: S | undefined
  /** Counts on mount, with a new `formId`, and in `reset()`. */
  readonly initialValues?: FormValuesOf<S>
  /**
   * Form data that the host keeps, in a store for instance, and gives back after each `onChange`. The form starts with it. Later the paths count that
   * differ from the values given before: they are set, and a path that is absent is cleared. What the user has changed and the host does not have yet
   * stays, and what comes back from this form changes nothing, however late. What the host gives is told to no `onChange`, and cannot be undone.
   * Without `initialValues`, `reset()` goes back to the first of them. Decisions §11.
   */
  readonly values?: FormValuesOf<S> | undefined
  /**
   * What an earlier form of this step handed over as `setAside` and `unread`, one list after the other: it returns with its fields. Counts on
   * mount and with a new `formId`. Decisions §2.
   */
  readonly initialSetAside?: readonly SetAsideData[]
  /**
   * What an earlier form of this step handed over as `schemaData`: the module is first asked with it, so that a saved step reopens with the
   * fields it had. Counts on mount and with a new `formId`. Decisions §5.
   */
  readonly initialSchemaData?: FormValues
  /**
   * What this form is called to assistive technology, the name of its step for instance: its group bears it, and what is said of the form as a
   * whole begins with it. Without it the group is called `messages.form`, "Configuration" by default.
   */
  readonly label?: string | undefined
  /** Another id is another form: its state is new. */
  readonly formId?: string
  /**
   * Keeps the last good schema and the labels of options per module and form id, never values, so that a saved configuration shows
   * before any request is answered, and without its module.
   */
  readonly storage?: FormStorage
  /** The connections that may be chosen: a list, or a function that is asked with what a field takes. */
  readonly connections?: FormEnvironment['connections']
  /**
   * Makes a connection that the filter takes, in a dialog of the host's for instance. What it resolves with is chosen; `undefined` says
   * that the user gave up. The connections are asked for anew then, so a host that gives a list adds the new one to it.
   */
  readonly onCreateConnection?: CreateConnection
  /** Host functions that load options in place of the module, by name of the content object. Decisions §6. */
  readonly contentLoaders?: FormEnvironment['contentLoaders']
  /** Told once a frame of every change but the first state, and at once on blur, submit and unmount. */
  readonly onChange?: ((formData: FormValuesOf<S>, meta: ChangeMeta<FormValuesOf<S>>) => void) | undefined
  /** Told after each reload, and after another `schema` prop, what it did to the form. Decisions §5. */
  readonly onReload?: FormEnvironment['onReload']
  /** May return errors by path, or reject with an error whose message then shows at the form. */
  readonly onSubmit?: SubmitHandler<S> | undefined
  /**
   * Its colours, whatever the page's: `auto` is what the user prefers. Without it the form follows the `color-scheme` of the page, also when
   * that changes. Decisions §9.
   */
  readonly theme?: Theme | undefined
  /** What is wrong with the schema, whenever one has taken effect, and with how the form is embedded (`host/…`). */
  readonly onProblems?: (problems: readonly Problem[]) => void
  /** How an answer becomes part of the schema. `merge` by default. Decisions §5. */
  readonly schemaMerge?: FormEnvironment['schemaMerge']
  /** Whether fields that are off are submitted. `omit` by default. Decisions §4. */
  readonly hiddenValues?: 'omit' | 'keep'
  /**
   * Whether a submit goes on with values whose pattern could not be run in this browser: look-around and back-references need a worker
   * (see `patternWorker`), and matching has a time limit. Either way the field says so, `onProblems` gets an error, and `onSubmit` gets
   * the paths. `allow` by default; `block` makes it an error of the field. Decisions §8.
   */
  readonly uncheckedPatterns?: 'allow' | 'block'
  /** Nothing can be edited or submitted; no errors show. */
  readonly readOnly?: boolean
  /** Nothing can be edited or submitted; no errors show. */
  readonly disabled?: boolean
  /** Controls of the host's, by the name of a widget, a control or a type. Compared by identity: define the map outside of your component. */
  readonly widgets?: WidgetMap
  /**
   * Parts of the host's in place of those that are no controls: labels, errors, rows, buttons, … Compared by identity: define the map outside of your
   * component. In place of one that throws stands the form's own, and `onProblems` says so. Decisions §9.
   */
  readonly slots?: Slots
  /** Texts of the host's: by the names of `defaultUiMessages`, and for validation by the names of the rules. */
  readonly messages?: FormMessages
  /**
   * How dates and numbers are shown and typed, as a language tag: `en-GB` puts the day first, `en-US` the month; `de-DE` has `1,5`. Without it, or with one that the
   * browser does not know, the user's own. Values are ISO text and JSON numbers whatever it is. A catalogue (`import { de } from 'moduleform/locales/de'`) brings the texts of its language
   * besides; single ones are replaced by `messages`. Decisions §2.
   */
  readonly locale?: string | Locale | undefined
  /** Classes of the host's, added to those of the form's parts. An equal map, however new, renders nothing. */
  readonly classNames?: ClassNames
  /** `() => import('moduleform/monaco')`. A textarea without it. */
  readonly codeEditor?: LoadCodeEditor
  /**
   * Lets fields of any type hold references to earlier steps: each then has a toggle between a fixed value and an expression. `{}` is
   * enough; without it a text with braces is a text. A new object of new functions at each render renders nothing. Where the type of the schema
   * is given by hand, it is `WithTemplates<S>` then. Decisions §10.
   */
  readonly templates?: TemplatesOf<S> | undefined
  /** Milliseconds without a key after which a typed text counts as a change. 500 by default. */
  readonly commitDelay?: number
  /** What the form reads the time from and waits with, for tests. */
  readonly clock?: Clock
  /** A search above the fields: by label, id or value, or for those alone that were changed. For forms longer than a screen. `false` by default. */
  readonly search?: boolean
  /** In place of the default buttons; `useModuleForm()` works in there. `null` for none. */
  readonly children?: ReactNode
}

/** How a host makes a connection for a field. `undefined`, or nothing, where the user gave up. */
export type CreateConnection = (filter: ConnectionFilter) => Promise<Connection | undefined> | Connection | undefined

/** The host's way to make a connection: one function for as long as there is one, which calls the latest. */
export function useCreateConnection(
  create: CreateConnection | undefined,
  report: ReportFailure,
): ((filter: ConnectionFilter) => Promise<Connection | undefined>) | undefined {
  const latest = useLatest(create)
  const isGiven = create !== undefined
  // Async, so that a host that throws and one that rejects are the same.
  return useMemo(
    () => (isGiven ? async (filter) => askHost(report, 'onCreateConnection', () => latest.current?.(filter)) : undefined),
    [isGiven, latest, report],
  )
}
