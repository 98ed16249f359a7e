'use client'

import { forwardRef, useEffect, useId, useImperativeHandle, useMemo, useRef, useState, type ForwardedRef } from 'react'
import { systemClock } from './client/clock.ts'
import type { ModuleFormProps } from './moduleFormProps.ts'
import { createPatternSource, type PatternSource } from './patterns/createPatternSource.ts'
import { Field } from './react/field/Field.tsx'
import { FormBody } from './react/form/FormBody.tsx'
import { type ClassNames, createClassOf, ClassOfContext } from './react/classNames.ts'
import { createCodeEditorSource } from './react/field/codeEditorSource.ts'
import { createCallbackReports } from './react/form/callbackReports.ts'
import { createAnnouncer } from './react/form/createAnnouncer.ts'
import { FormContext, type FormContextValue } from './react/formContext.ts'
import type { ModuleFormHandle } from './react/form/moduleFormHandle.ts'
import { tagOf } from './react/locale.ts'
import { defaultUiMessages } from './react/uiMessages.ts'
import { useCreateConnection } from './react/form/useCreateConnection.ts'
import { useFormInstance } from './react/form/useFormInstance.ts'
import { readTheme } from './react/form/theme.ts'
import { useLatest, useStable } from './react/useStable.ts'
import { usePressGate } from './react/form/usePressGate.ts'
import { useStableMessages } from './react/useStableMessages.ts'
import type { WidgetMap } from './react/field/widgetRegistry.ts'
import type { FormStore } from './store/formStore.ts'
import { lazyRequests, useClient } from './useClient.ts'
import { useExpressions } from './useExpressions.ts'
import { explainDates } from './widgets/date/lazyDates.ts'
import { defaultWidgets } from './widgets/defaultWidgets.ts'

const noWidgets: WidgetMap = {}
const noClassNames: ClassNames = {}

/**
 * The form of one module: its schema as working controls, live where a module answers.
 *
 * @example
 * <ModuleForm baseUrl="http://localhost:4001/crm" initialValues={saved} onSubmit={save} />
 */
export const ModuleForm = forwardRef<ModuleFormHandle, ModuleFormProps>(function ModuleForm(props, ref) {
  const id = props.formId ?? ''
  const latest = useLatest(id)
  // Another formId is another form: nothing of the old one stays.
  return <FormInstance key={id} handleRef={ref} isOvertaken={() => latest.current !== id} {...props} />
})

type FormInstanceProps = ModuleFormProps & {
  readonly handleRef: ForwardedRef<ModuleFormHandle>
  readonly isOvertaken: () => boolean
}

function FormInstance({ handleRef, isOvertaken, ...props }: FormInstanceProps) {
  const sources = useSources(props)
  const { codeEditor, announcer, claimFocus, expressions, idPrefix, locale, report } = sources
  const given = { ...props, messages: explainDates(props) }
  const instance = useFormInstance(given, { client: useClient(props, report), moduleName: props.baseUrl ?? '', isOvertaken, ...sources })
  usePatterns(sources.patterns, instance.store)
  useImperativeHandle(handleRef, () => instance.handle, [instance])
  const messages = useStableMessages(props, report)
  const own = useStable(props.widgets ?? noWidgets)
  const classOf = useClassOf(props.classNames)
  const afterPress = usePressGate()
  const createConnection = useCreateConnection(props.onCreateConnection, report)
  const { label, readOnly = false, disabled = false } = props
  const context = useMemo<FormContextValue>(
    () => ({
      ...instance,
      Field,
      widgets: { own, defaults: defaultWidgets },
      messages: { ...defaultUiMessages, ...messages },
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
      claimFocus,
      afterPress,
    }),
    [
      instance,
      own,
      messages,
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
      claimFocus,
      afterPress,
    ],
  )
  return (
    <FormContext.Provider value={context}>
      <ClassOfContext.Provider value={classOf}>
        <FormBody root={sources.root} theme={readTheme(props.theme)} search={props.search}>
          {props.children}
        </FormBody>
      </ClassOfContext.Provider>
    </FormContext.Provider>
  )
}

function useClassOf(given: ClassNames = noClassNames) {
  const classNames = useStable(given)
  return useMemo(() => createClassOf(classNames), [classNames])
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
  return { patterns, codeEditor, reports, report, announcer, claimFocus, expressions, idPrefix, locale, root, requests: lazyRequests }
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
