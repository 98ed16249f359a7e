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

/** What a host passes to a form with the schema `S`, apart from how its module is reached. */
export interface FormProps<S = unknown> {
  /**
   * A schema that is used without a first load; together with a `baseUrl` or `client` it reloads like any other. A schema written with
   * `defineSchema` types the form data.
   */
  readonly schema?: S | undefined
  /** Read on mount, with a new `formId`, and by `reset()`. */
  readonly initialValues?: FormValuesOf<S> | undefined
  /**
   * Form data that the host keeps, in a store for instance, and passes back after each `onChange` (a controlled form). The form starts with
   * it. Later, the paths that differ from the `values` passed before are applied: each is set, and an absent path is cleared. Changes of
   * the user that the host does not have yet stay, and a value that comes back from this form changes nothing, however late. Values set by
   * the host trigger no `onChange`, and cannot be undone. Without `initialValues`, `reset()` returns to the first `values`. Decisions §11.
   */
  readonly values?: FormValuesOf<S> | undefined
  /**
   * What an earlier form of this step handed over as `setAside` and `unread`, the two lists concatenated: each value returns with its
   * field. Read on mount and with a new `formId`. Decisions §2.
   */
  readonly initialSetAside?: readonly SetAsideData[] | undefined
  /**
   * What an earlier form of this step handed over as `schemaData`: the first request to the module sends it, so that a saved step reopens
   * with the fields it had. Read on mount and with a new `formId`. Decisions §5.
   */
  readonly initialSchemaData?: FormValues | undefined
  /**
   * Accessible name of this form, the name of its step for instance: it labels the form's group and precedes announcements about the form
   * as a whole. Without it the group is called `messages.form`, "Configuration" by default.
   */
  readonly label?: string | undefined
  /** A different id makes it a different form, whose state is new. */
  readonly formId?: string | undefined
  /**
   * Keeps the last good schema and the labels of options per module and form id, never values, so that a saved configuration shows before
   * any request is answered, and even while the module is unreachable. With a `client` in place of a `baseUrl` it needs a `formId`.
   */
  readonly storage?: FormStorage | undefined
  /** The connections that can be chosen: a list, or a function that is called with the filter of a field. */
  readonly connections?: FormEnvironment['connections'] | undefined
  /**
   * Creates a connection that matches the filter, for instance in a dialog of the host. The connection it resolves with is chosen;
   * `undefined` means that the user cancelled. The connections are then requested again, so a host that passes a list adds the new one to
   * it.
   */
  readonly onCreateConnection?: CreateConnection | undefined
  /** Host functions that load options in place of the module, by name of the content object. Decisions §6. */
  readonly contentLoaders?: FormEnvironment['contentLoaders'] | undefined
  /** Called at most once a frame with every change after the initial state, and at once on blur, submit and unmount. */
  readonly onChange?: ((formData: FormValuesOf<S>, meta: ChangeMeta<FormValuesOf<S>>) => void) | undefined
  /** Called after each reload, and after a new `schema` prop, with what it changed in the form. Decisions §5. */
  readonly onReload?: FormEnvironment['onReload'] | undefined
  /** May return errors by path. If it rejects with an error, the form shows its message. */
  readonly onSubmit?: SubmitHandler<S> | undefined
  /**
   * Colour theme: `light`, `dark`, or `auto`, which follows the preference of the user. Without it the form follows the `color-scheme` of
   * the page, also when that changes. Decisions §9.
   */
  readonly theme?: Theme | undefined
  /** Receives the problems of the schema, whenever one takes effect, and those of how the form is embedded (`host/…`). */
  readonly onProblems?: ((problems: readonly Problem[]) => void) | undefined
  /** How the schema in an answer is combined with the current one. `merge` by default. Decisions §5. */
  readonly schemaMerge?: FormEnvironment['schemaMerge'] | undefined
  /** Whether hidden fields that a rule could show are submitted; all other hidden fields always are. `omit` by default. Decisions §4. */
  readonly hiddenValues?: 'omit' | 'keep' | undefined
  /**
   * Whether a form can be submitted with values whose pattern could not be run in this browser: look-around and back-references need a
   * worker (see `patternWorker`), and matching has a time limit. Either way the field shows a note, `onProblems` gets an error, and
   * `onSubmit` gets the paths. `allow` by default; `block` makes it an error of the field. Decisions §8.
   */
  readonly uncheckedPatterns?: 'allow' | 'block' | undefined
  /** Values can be read, focused and copied, but not changed or submitted; no errors show. */
  readonly readOnly?: boolean | undefined
  /** Fields are greyed and take no input, and nothing can be submitted; no errors show. */
  readonly disabled?: boolean | undefined
  /** The host's widgets, by the name of a widget, a control or a type. Compared by identity: define the map outside of your component. */
  readonly widgets?: WidgetMap | undefined
  /**
   * The host's components for the parts that are not controls: labels, errors, rows, buttons, … Compared by identity: define the map
   * outside of your component. A component that throws is replaced by the form's own part, and reported to `onProblems`. Decisions §9.
   */
  readonly slots?: Slots | undefined
  /** The host's texts: by the names of `defaultUiMessages`, and for validation by the names of the rules. */
  readonly messages?: FormMessages | undefined
  /**
   * How dates and numbers are shown and typed, as a language tag: `en-GB` puts the day first, `en-US` the month; `de-DE` writes `1,5`.
   * Without it, or with a tag that the browser does not support, the locale of the user. The values stay ISO text and JSON numbers. A
   * catalogue (`import { de } from 'moduleform/locales/de'`) brings the texts of its language too; `messages` replaces single ones.
   * Decisions §2.
   */
  readonly locale?: string | Locale | undefined
  /** The host's classes, added to those of the form's parts. A new but equal map does not render the form again. */
  readonly classNames?: ClassNames | undefined
  /** `() => import('moduleform/monaco')`. A textarea without it. */
  readonly codeEditor?: LoadCodeEditor | undefined
  /**
   * Lets fields of any type hold references to earlier steps: each field gets a toggle between a fixed value and an expression. `{}` is
   * enough; without this prop a text with braces is plain text. An object with new functions at each render does not render the form again.
   * Where the type of the schema is given by hand, use `WithTemplates<S>`. Decisions §10.
   */
  readonly templates?: TemplatesOf<S> | undefined
  /**
   * Milliseconds without a key until typed text is committed: a new schema and the options that depend on it are then requested. `onChange`
   * follows every key. 500 by default.
   */
  readonly commitDelay?: number | undefined
  /** Source of time and timers, for tests. */
  readonly clock?: Clock | undefined
  /** A search above the fields: by label, id or value, or for changed fields only. For forms longer than a screen. `false` by default. */
  readonly search?: boolean | undefined
  /** Replaces the default buttons; may use `useModuleForm()`. `null` for no buttons. */
  readonly children?: ReactNode | undefined
}

/** Creates a connection for a field. `undefined`, or nothing, if the user cancelled. */
export type CreateConnection = (filter: ConnectionFilter) => Promise<Connection | undefined> | Connection | undefined

/** The host's function that creates a connection, as a stable function that calls the latest one. */
export function useCreateConnection(
  create: CreateConnection | undefined,
  report: ReportFailure,
): ((filter: ConnectionFilter) => Promise<Connection | undefined>) | undefined {
  const latest = useLatest(create)
  const isGiven = create !== undefined
  // Async, so that a throw and a rejection of the host are handled alike.
  return useMemo(
    () => (isGiven ? async (filter) => askHost(report, 'onCreateConnection', () => latest.current?.(filter)) : undefined),
    [isGiven, latest, report],
  )
}
