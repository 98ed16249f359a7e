'use client'

import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState, type ForwardedRef } from 'react'
import { systemClock } from './client/clock.ts'
import type { ModuleFormProps } from './moduleFormProps.ts'
import { createPatternSource, type PatternSource } from './patterns/createPatternSource.ts'
import { createCodeEditorSource } from './react/field/codeEditorSource.ts'
import { createCallbackReports } from './react/form/callbackReports.ts'
import { createAnnouncer } from './react/form/createAnnouncer.ts'
import type { FormContextValue } from './react/formContext.ts'
import type { ModuleFormHandle } from './react/form/moduleFormHandle.ts'
import { tagOf } from './react/locale.ts'
import { defaultUiMessages, type FormMessages } from './react/uiMessages.ts'
import { useCreateConnection } from './react/form/useCreateConnection.ts'
import { useFormInstance } from './react/form/useFormInstance.ts'
import { useLatest } from './react/useStable.ts'
import { usePressGate } from './react/form/usePressGate.ts'
import { useStableMessages } from './react/useStableMessages.ts'
import type { NumberTyping } from './store/formSettings.ts'
import type { FormStore } from './store/formStore.ts'
import { lazyRequests, useClient } from './useClient.ts'
import { useExpressions } from './useExpressions.ts'

/** The form of a component that is remounted with each `formId`. */
export interface FormInstanceProps extends ModuleFormProps {
  readonly handleRef: ForwardedRef<ModuleFormHandle>
  /** Another form stands in the place of this one. */
  readonly isOvertaken: () => boolean
}

/**
 * All that a form is apart from how it looks: its store, what works beside it, and its handle in the host's `ref`. `look` is what draws it, with an element of its own where
 * the form has none whose stylesheet could be missing; `local` has the messages that say what is wrong with a value and what reads numbers, where the user's locale counts.
 */
export function useFormSetup(
  { handleRef, isOvertaken, ...props }: FormInstanceProps,
  look: Pick<FormContextValue, 'Field' | 'widgets' | 'classOf'> & Partial<Pick<FormContextValue, 'root'>>,
  local?: { readonly messages: FormMessages; readonly numbers: NumberTyping },
) {
  const sources = useSources(props)
  const { codeEditor, announcer, claimFocus, createConnection, expressions, idPrefix, locale, report } = sources
  const given = local ? { ...props, messages: local.messages } : props
  const around = { client: useClient(props, report), moduleName: props.baseUrl ?? '', isOvertaken, numbers: local?.numbers }
  const instance = useFormInstance(given, { ...around, ...sources })
  usePatterns(sources.patterns, instance.store)
  useImperativeHandle(handleRef, () => instance.handle, [instance])
  const texts = useStableMessages(props, report)
  const afterPress = usePressGate()
  const { label, readOnly = false, disabled = false } = props
  const { Field, widgets, classOf, root = sources.root } = look
  return useMemo<FormContextValue>(
    () => ({
      ...instance,
      Field,
      widgets: { own: widgets.own, defaults: widgets.defaults },
      messages: { ...defaultUiMessages, ...texts },
      label: label === '' ? undefined : label,
      classOf,
      locale,
      announcer,
      codeEditor,
      createConnection,
      expressions,
      readOnly,
      disabled,
      idPrefix,
      root,
      claimFocus,
      afterPress,
      report,
    }),
    [
      instance,
      Field,
      widgets.own,
      widgets.defaults,
      texts,
      label,
      classOf,
      locale,
      announcer,
      codeEditor,
      createConnection,
      expressions,
      readOnly,
      disabled,
      idPrefix,
      root,
      claimFocus,
      afterPress,
      report,
    ],
  )
}

/** What works, or fails, beside the schema: patterns, the code editor, callbacks of the host, the focus, what is said aloud, the language, the element of the form, what asks. */
function useSources(props: ModuleFormProps) {
  const latest = useLatest(props)
  const [patterns] = useState(() => createPatternSource(() => loadPatternMatcher(latest.current)))
  const [codeEditor] = useState(() => createCodeEditorSource(() => latest.current.codeEditor))
  const [reports] = useState(createCallbackReports)
  const [claimFocus] = useState(createFocusTicket)
  const [announcer] = useState(() => createAnnouncer(props.clock ?? systemClock))
  const { report } = reports
  const root = useRef<HTMLDivElement>(null)
  const idPrefix = useId()
  const expressions = useExpressions(props, report)
  const locale = tagOf(props.locale)
  const createConnection = useCreateConnection(props.onCreateConnection, report)
  const parts = { patterns, codeEditor, reports, announcer, expressions, requests: lazyRequests }
  return { ...parts, report, claimFocus, createConnection, idPrefix, locale, root }
}

async function loadPatternMatcher({ clock = systemClock, patternWorker }: ModuleFormProps) {
  const { createPatternMatcher } = await import('./patterns/createPatternMatcher.ts')
  return createPatternMatcher({ clock, startWorker: patternWorker })
}

/** Has what waits for a pattern checked again when the answer is there. Each submit has its own time for them. */
function usePatterns(patterns: PatternSource, store: FormStore): void {
  useEffect(() => {
    const unsubscribe = [
      patterns.subscribe(() => store.dispatch({ type: 'patternsSettled' })),
      store.subscribe(({ event }) => {
        if (event.type === 'submitWaits') patterns.renew()
      }),
    ]
    return () => {
      for (const stop of unsubscribe) stop()
      patterns.dispose()
    }
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
