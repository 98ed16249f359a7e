'use client'

// Not sorted: bundlers lay out modules in this order, in which they compress well and share the fewest chunks.
import { useStableMessages } from '../useStableMessages.ts'
import { emptySchema, parseSchema } from '../../core/schema/parseSchema.ts'
import { createFormStore } from '../../store/createFormStore.ts'
import { storageKeyOf } from './localFormStorage.ts'
import { createFormEffects } from '../../store/createFormEffects.ts'
import { defaultUiMessages } from '../uiMessages.ts'
import { isJsonObject } from '../../core/schema/json.ts'
import { useTemplateSettings } from '../expressions/useTemplateSettings.ts'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { heldSecrets } from '../../store/cells/secretTexts.ts'
import { writeRowTitle } from '../field/useRowsView.tsx'
import { createModuleFormHandle } from './moduleFormHandle.ts'
import { isDevelopment } from '../../client/logInDevelopment.ts'
import { systemClock } from '../../client/clock.ts'
import { compilePlan } from '../../core/plan/compilePlan.ts'
import { useLatest, useSame, useStable } from '../useStable.ts'
import type { ModuleClient } from '../../client/moduleClient.ts'
import type { Plan } from '../../core/plan/plan.ts'
import type { MatchPattern } from '../../core/validation/matchPattern.ts'
import type { ReportFailure } from '../../store/callHost.ts'
import type { LazyRequests } from '../../store/content/contentEffect.ts'
import type { FormEnvironment } from '../../store/formEnvironment.ts'
import type { FormSettings, NumberTyping } from '../../store/formSettings.ts'
import type { FormStore } from '../../store/formStore.ts'
import type { ExpressionParts, FormContextValue } from '../formContext.ts'
import type { FormProps } from './formProps.ts'
import type { ProblemSources, WatchedProps } from './watchProblems.ts'

const noLoaders = {}
const noValues = {}

/** The inputs of a form other than its props. */
interface FormSurroundings extends ProblemSources {
  readonly client: ModuleClient | undefined
  /** Identifies the module in the host's storage: its base URL. */
  readonly moduleName: string
  readonly requests: LazyRequests
  /** Absent if numbers are read with a decimal point only. */
  readonly numbers: NumberTyping | undefined
  readonly expressions: ExpressionParts | null | undefined
  /** Another form has replaced this one. */
  readonly isOvertaken: () => boolean
}

/** The store of one form, its effects and its handle, kept in step with the props. Decisions §9. */
export function useFormInstance(
  props: FormProps,
  { client, moduleName, requests, numbers, isOvertaken, ...sources }: FormSurroundings,
): Pick<FormContextValue, 'store' | 'effects' | 'handle' | 'writeRowTitle'> {
  const settings = useFormSettings(props, numbers, sources.patterns.match, sources.reports.report)
  const schema = useStable(props.schema ?? undefined)
  const environment = useLatest({ ...environmentOf(props, client, moduleName, sources), isOvertaken })
  const latest = useLatest(props)
  const expressions = useLatest(sources.expressions)
  const [instance] = useState(() => {
    const opened = openSchema(schema)
    const store = createFormStore({
      ...opened,
      isInline: schema !== undefined,
      values: isJsonObject(props.values) ? props.values : (props.initialValues ?? noValues),
      setAside: props.initialSetAside,
      schemaData: props.initialSchemaData,
      settings,
    })
    sources.reports.readSecretsBy(() => heldSecrets(store.state))
    const effects = createFormEffects(store, () => environment.current, requests)
    const initialValues = () => latest.current.initialValues ?? (latest.current.values ? store.state.initialValues : noValues)
    // The other side is only used by the expressions module, which loads on demand and also reads it.
    const otherSides = () => expressions.current?.readOtherSides(store.state) ?? []
    return { store, effects, handle: createModuleFormHandle(store, effects, initialValues, otherSides), writeRowTitle }
  })
  const { store, effects } = instance
  // The host gets the last change while its `ref` still holds the handle, from which it may read a draft: refs are cleared before the
  // cleanup of other effects. A layout effect is cleaned up as early, but React 18 warns about those on servers.
  useImperativeHandle(effects.watchHandle, () => true, [])
  useEffect(() => effects.start(), [effects])
  useChange(settings, () => store.dispatch({ type: 'settingsChanged', settings }))
  useChange(schema, () => {
    // Without a schema of its own, the form uses the module's from here on.
    if (schema === undefined) effects.replaceModule(false)
    else store.dispatch({ type: 'startReplaced', ...openSchema(schema, store.state.plan) })
  })
  useChange(client, () => effects.replaceModule(schema !== undefined))
  useChange(useStable(Array.isArray(props.connections) ? props.connections : undefined), () =>
    store.dispatch({ type: 'connectionsForgotten' }),
  )
  const { values } = props
  useEffect(() => {
    if (values !== undefined) effects.followValues(values)
  }, [effects, values])
  useProblems(store, environment, sources)
  return instance
}

const environmentOf = (
  props: FormProps,
  client: ModuleClient | undefined,
  moduleName: string,
  { patterns, reports }: Pick<ProblemSources, 'patterns' | 'reports'>,
): WatchedProps & Omit<FormEnvironment, 'isOvertaken'> => ({
  ...props,
  client,
  report: reports.report,
  renewPatterns: patterns.renew,
  clock: props.clock ?? systemClock,
  schemaMerge: props.schemaMerge ?? 'merge',
  contentLoaders: props.contentLoaders ?? noLoaders,
  storageKey: storageKeyOf(moduleName, props.formId),
})

function openSchema(json: unknown, before?: Plan) {
  const sent = json ?? emptySchema
  const { schema } = parseSchema(sent)
  return { schema, plan: compilePlan(schema, before), source: { sent } }
}

/** Runs after a render in which a value became another; not after the first. */
function useChange(value: unknown, run: () => void): void {
  const seen = useRef(value)
  useEffect(() => {
    if (seen.current === value) return
    seen.current = value
    run()
  })
}

/** The settings that transitions read from the props: the same object until its meaning changes. */
function useFormSettings(
  props: FormProps,
  numbers: NumberTyping | undefined,
  matchPattern: MatchPattern,
  report: ReportFailure,
): FormSettings {
  const { readOnly = false, disabled = false, hiddenValues = 'omit', uncheckedPatterns } = props
  const messages = useStableMessages(props, report)
  const { uncheckedError: text = defaultUiMessages.uncheckedError } = messages
  const uncheckedError = uncheckedPatterns === 'block' ? text : undefined
  const templates = useTemplateSettings(props.templates, report)
  return useSame({ readOnly, disabled, hiddenValues, matchPattern, uncheckedError, messages, templates, numbers })
}

/** Watches for problems; loaded only where somebody receives them. */
const loadWatching = () => import('./watchProblems.ts')

/**
 * Reports to the host the problems of each schema that takes effect, of answers of `/content`, and of the host's own setup: how the form is
 * embedded, patterns that could not be checked, a code editor that does not work, callbacks that fail. The reporting code is loaded if the
 * host passes a callback, and in a development build. Decisions §6 to §9.
 */
function useProblems(
  store: FormStore,
  latest: { readonly current: WatchedProps },
  { patterns, codeEditor, root, reports }: ProblemSources,
): void {
  const { theme, onProblems } = latest.current
  const isHeard = onProblems !== undefined || isDevelopment()
  useEffect(() => {
    if (!isHeard) return undefined
    let isOver = false
    let stop = () => {}
    // If the code cannot be loaded, the page reports the unhandled rejection.
    void loadWatching().then(({ watchProblems }) => {
      if (!isOver) stop = watchProblems(store, latest, { patterns, codeEditor, root, reports }, theme)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [store, latest, patterns, codeEditor, root, theme, reports, isHeard])
}
