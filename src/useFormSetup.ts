'use client'

// Not sorted: bundlers lay out modules in this order, in which they compress well and share the fewest chunks.
import { loadOnce } from './react/loadOnce.ts'
import { systemClock } from './client/clock.ts'
import type { FormStore } from './store/formStore.ts'
import { pathOf } from './store/cells/pathOf.ts'
import type { ModuleClient } from './client/moduleClient.ts'
import { defaultUiMessages, type FormMessages } from './react/uiMessages.ts'
import { useStableMessages } from './react/useStableMessages.ts'
import { type ForwardedRef, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { askHost, callHost, type ReportFailure } from './store/callHost.ts'
import { isAbsent } from './core/schema/json.ts'
import { createModuleClient } from './client/createModuleClient.ts'
import { useStart } from './react/HostSuspense.tsx'
import { useFormInstance } from './react/form/useFormInstance.ts'
import type { FormClientOptions } from './client/clientOptions.ts'
import { createPatternSource, type PatternSource } from './patterns/createPatternSource.ts'
import { useCreateConnection } from './react/form/formProps.ts'
import { useLatest, useSame, useStable } from './react/useStable.ts'
import type { ExpressionParts, FormContextValue } from './react/formContext.ts'
import type { RequestObserver } from './client/requestObserver.ts'
import type { ModuleFormHandle } from './react/form/moduleFormHandle.ts'
import type { NumberTyping } from './store/formSettings.ts'
import { tagOf } from './react/locale.ts'
import { createCallbackReports } from './react/form/callbackReports.ts'
import type { ModuleFormProps } from './moduleFormProps.ts'
import { createCodeEditorSource } from './react/field/codeEditorSource.ts'
import { restoring } from './store/history/restoring.ts'
import { createAnnouncer } from './react/form/createAnnouncer.ts'
import { usePressGate } from './react/form/usePressGate.ts'

/** Props of one form; its component is mounted anew for each `formId`. */
export interface FormInstanceProps extends ModuleFormProps {
  readonly handleRef: ForwardedRef<ModuleFormHandle>
  /** Another form has replaced this one. */
  readonly isOvertaken: () => boolean
}

/**
 * Everything in a form apart from its appearance: its store, its effects, and its handle in the host's `ref`. `look` is how the form
 * renders; a headless form passes its own `root`. `local` has the validation messages and the number parser of the user's locale.
 */
export function useFormSetup(
  { handleRef, isOvertaken, ...props }: FormInstanceProps,
  look: Pick<FormContextValue, 'Field' | 'widgets' | 'classOf'> & Partial<Pick<FormContextValue, 'root' | 'dates'>>,
  local: { readonly messages: FormMessages; readonly numbers: NumberTyping },
) {
  const { shared, texts, ...sources } = useSources(props)
  const { readOnly = false, disabled = false } = props
  const instance = useFormInstance(
    { ...props, messages: local.messages },
    {
      ...shared,
      ...sources,
      client: useClient(props, shared.report),
      moduleName: props.baseUrl ?? '',
      isOvertaken,
      numbers: local.numbers,
      requests: lazyRequests,
    },
  )
  usePatterns(sources.patterns, instance.store)
  useImperativeHandle(handleRef, () => instance.handle, [instance])
  const widgets = useSame(look.widgets)
  const messages = useMemo(() => ({ ...defaultUiMessages, ...texts }), [texts])
  return useSame<FormContextValue>({
    ...instance,
    ...shared,
    ...look,
    widgets,
    messages,
    label: props.label === '' ? undefined : props.label,
    readOnly,
    disabled,
  })
}

/** Each copy of React gives the same ids. A page may have several, with a copy of this package each, which are counted here. */
const page: typeof globalThis & { moduleforms?: unknown[] } = globalThis
const copyNumber = (page.moduleforms ??= []).push('')

/**
 * The inputs of a form besides its schema: patterns, code editor, host callbacks, focus, announcements, locale, root element and requests.
 */
function useSources(props: ModuleFormProps) {
  const latest = useLatest(props)
  const [patterns] = useState(() => createPatternSource(() => loadPatternMatcher(latest.current)))
  const [codeEditor] = useState(() => createCodeEditorSource(() => latest.current.codeEditor))
  const [reports] = useState(createCallbackReports)
  const [claimFocus] = useState(createFocusTicket)
  const [announcer] = useState(() => createAnnouncer(props.clock ?? systemClock))
  const { report } = reports
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  // The server's markup has the ids that React gave there.
  const [idPrefix] = useStart((isFromServer) => id + (isFromServer ? '' : copyNumber))
  const expressions = useExpressions(props, report)
  const locale = tagOf(props.locale)
  const createConnection = useCreateConnection(props.onCreateConnection, report)
  const texts = useStableMessages(props, report)
  const afterPress = usePressGate(root)
  // Further properties of the context shared by all parts of the form.
  const shared = { report, announcer, codeEditor, claimFocus, createConnection, expressions, idPrefix, locale, root, afterPress }
  return { shared, texts, patterns, reports }
}

async function loadPatternMatcher({ clock = systemClock, patternWorker }: ModuleFormProps) {
  const { createPatternMatcher } = await import('./patterns/createPatternMatcher.ts')
  return createPatternMatcher({ clock, startWorker: patternWorker })
}

/** Validates the fields that wait for a pattern again when its result arrives. */
function usePatterns(patterns: PatternSource, store: FormStore): void {
  useEffect(() => {
    const settle = () => store.dispatch({ type: 'patternsSettled' })
    // An `<Activity>` that hid the form ended what was being checked.
    if (store.state.indexes.pending.size > 0) settle()
    return patterns.start(settle)
  }, [patterns, store])
}

/** Lets each focus request through once, newest first. */
function createFocusTicket() {
  let done = 0
  return (request: number) => {
    if (request <= done) return false
    done = request
    return true
  }
}

/** The parts for references to earlier steps, loaded if the host has any; `null` until then, and if loading fails. Decisions §10. */
function useExpressions(props: ModuleFormProps, report: ReportFailure): ExpressionParts | null | undefined {
  const latest = useLatest(props)
  const [parts, setParts] = useState<ExpressionParts | null>(null)
  const isOn = !isAbsent(props.templates)
  useEffect(() => {
    if (isOn)
      import('./createExpressions.ts').then(
        (loaded) => setParts((known) => known ?? loaded.createExpressions({ restoring, pathOf, report, props: () => latest.current })),
        (cause) => report('templates', cause),
      )
  }, [isOn, latest, report])
  return isOn ? parts : undefined
}

/** The code for requests to modules, and to hosts for options. */
export const lazyRequests = loadOnce(() => import('./requests.ts'))

/**
 * The client of a form: the host's own, or one for its `baseUrl`. A new client is created only if the module or the wire format changes:
 * headers, credentials and functions are looked up at each request, so that a renewed token triggers no request. Decisions §9.
 */
function useClient(props: ModuleFormProps, report: ReportFailure): ModuleClient | undefined {
  const latest = useLatest(props)
  const { baseUrl, wire, fetchOptions, timeout, retries, maxAnswerBytes, clock } = props
  const options = useStable({ fetchOptions, timeout, retries, maxAnswerBytes })
  const format = typeof wire === 'object' ? 'own' : wire
  // Without an observer, bodies need not be copied and masked.
  const isObserved = props.onRequest !== undefined
  const own = useMemo(() => {
    if (baseUrl === undefined) return undefined
    const observe: RequestObserver = (event) => {
      callHost(report, 'onRequest', () => latest.current.onRequest?.(event))
    }
    const client: FormClientOptions = {
      ...options,
      wire: format === 'own' ? () => latest.current.wire : format,
      baseUrl,
      headers: () => askHost(report, 'headers', () => call(latest.current.headers)) ?? {},
      moduleCredentials: (connections) => askHost(report, 'moduleCredentials', () => call(latest.current.moduleCredentials, connections)),
      fetch: (request) => (latest.current.fetch ?? fetch)(request),
      onRequest: isObserved ? observe : undefined,
      clock,
    }
    return createModuleClient(client, lazyRequests.load)
  }, [baseUrl, options, format, isObserved, clock, latest, report])
  return props.client ?? own
}

const call = <Value, Arguments extends readonly unknown[]>(value: Value | ((...args: Arguments) => Value), ...args: Arguments): Value =>
  // A plain value is never callable here: headers, credentials and their like are data.
  typeof value === 'function' ? (value as (...args: Arguments) => Value)(...args) : value
