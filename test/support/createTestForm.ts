import { compilePlan, parseSchema, type FormValues, type Path, type Plan } from 'moduleform/core'
import { compilePattern } from '../../src/core/schema/compilePattern.ts'
import type { MatchPattern } from '../../src/core/validation/matchPattern.ts'
import type { ReportFailure } from '../../src/store/callHost.ts'
import type { LazyRequests } from '../../src/store/content/contentEffect.ts'
import * as contentRequests from '../../src/store/content/contentRequests.ts'
import { createFormEffects } from '../../src/store/createFormEffects.ts'
import { createFormStore } from '../../src/store/createFormStore.ts'
import type { FieldView } from '../../src/store/fieldView.ts'
import type { ChangeMeta, FormEnvironment } from '../../src/store/formEnvironment.ts'
import type { FormEvent } from '../../src/store/formEvents.ts'
import type { FormSettings } from '../../src/store/formSettings.ts'
import { addressAt } from '../../src/store/cells/pathOf.ts'
import type { SetAsideData, Side } from '../../src/store/cells/cell.ts'
import { chooseSide } from '../../src/store/expressions/chooseSide.ts'
import { restoring } from '../../src/store/history/restoring.ts'
import { getValue } from '../../src/core/values/path.ts'
import { setValue } from '../../src/core/values/setValue.ts'
import { readHiddenData, readSetAside } from '../../src/store/cells/readRest.ts'
import { readFormData, readSubmitData, readValue } from '../../src/store/cells/readValues.ts'
import { loadFollower } from '../../src/store/hostValues/hostValuesEffect.ts'
import { loadHistory } from '../../src/store/history/historyEffect.ts'
import { copyRow } from '../../src/store/rows/copyRow.ts'
import { rowWork } from '../../src/store/rows/rowWork.ts'
import { loadReloading } from '../../src/store/schema/loadReloading.ts'
import type { ReloadReport } from '../../src/store/schema/reloadReport.ts'
import { loadKeeping } from '../../src/store/schema/storageEffect.ts'
import { createManualClock, settlePromises } from './manualClock.ts'
import { createScriptedModule } from './createScriptedModule.ts'

// The code that these forms load on demand is loaded in advance, so that only the tests decide the order of events.
await Promise.all([loadReloading(), loadKeeping(), loadHistory(), loadFollower()])

const loadedRequests: LazyRequests = { current: () => contentRequests, load: async () => contentRequests }

export interface TestFormOptions extends Partial<Omit<FormEnvironment, 'clock'>>, Partial<FormSettings> {
  /** The inline schema, or its fields only; without it, the first schema is requested. */
  readonly schema?: object | readonly object[]
  readonly initialValues?: FormValues
  readonly initialSetAside?: readonly SetAsideData[]
  readonly initialSchemaData?: FormValues
  /** Password fields of an earlier schema in the session. */
  readonly secrets?: Plan['secrets']
  /** The client for options; created at once by default. */
  readonly lazyRequests?: LazyRequests
}

/** Set-aside values as form data, without those that are empty or could not be read. */
const inPlaces = (entries: readonly SetAsideData[]): FormValues =>
  entries
    .filter(({ value, text }) => value !== null && text === undefined)
    .reduce<FormValues>((data, { path, value }) => setValue(withRows(data, path), path, value), {})

/** Form data in which every earlier row on a path exists. */
const withRows = (data: FormValues, path: Path): FormValues =>
  path.reduce<FormValues>((all, segment, depth) => {
    const rows = getValue(all, path.slice(0, depth))
    const count = Array.isArray(rows) ? rows.length : 0
    const missing = typeof segment === 'number' ? Array.from({ length: Math.max(0, segment - count) }, (_, index) => count + index) : []
    return missing.reduce<FormValues>(
      (grown, index) => setValue(grown, [...path.slice(0, depth), index], depth + 1 < path.length ? {} : null),
      all,
    )
  }, data)

/** A schema with some fields. */
export const schemaOf = (fields: readonly object[], rest: object = {}) => ({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields,
  ...rest,
})

const isFields = (schema: object): schema is readonly object[] => Array.isArray(schema)

const matchNow: MatchPattern = (pattern, text) => compilePattern(pattern)?.test(text) ?? true

function openSchema(json: object | readonly object[], before?: Partial<Pick<Plan, 'secrets' | 'jsonObjects'>>) {
  const sent = isFields(json) ? schemaOf(json) : json
  const { schema } = parseSchema(sent)
  return { schema, plan: compilePlan(schema, before), source: { sent } }
}

/** A form without a page: store and effects, a manual clock, and a module whose answers the test releases. */
export function createTestForm({
  schema,
  secrets,
  initialValues = {},
  initialSetAside,
  initialSchemaData,
  lazyRequests = loadedRequests,
  ...options
}: TestFormOptions = {}) {
  const module = createScriptedModule()
  const clock = createManualClock()
  const changes: { readonly formData: FormValues; readonly meta: ChangeMeta }[] = []
  const reports: ReloadReport[] = []
  const reported: Parameters<ReportFailure>[] = []
  let environment = {
    client: module.client,
    clock,
    schemaMerge: 'merge',
    contentLoaders: {},
    storageKey: 'form',
    onChange: (formData: FormValues, meta: ChangeMeta) => changes.push({ formData, meta }),
    onReload: (report: ReloadReport) => reports.push(report),
    isOvertaken: () => false,
    renewPatterns: () => {},
    report: (...failure: Parameters<ReportFailure>) => void reported.push(failure),
    ...pick(options, [
      'client',
      'schemaMerge',
      'contentLoaders',
      'connections',
      'commitDelay',
      'storage',
      'storageKey',
      'onChange',
      'onSubmit',
      'report',
    ]),
  } as FormEnvironment
  const settings: FormSettings = {
    readOnly: false,
    disabled: false,
    hiddenValues: 'omit',
    messages: {},
    matchPattern: matchNow,
    ...pick(options, ['readOnly', 'disabled', 'hiddenValues', 'messages', 'matchPattern', 'templates']),
  }
  const store = createFormStore({
    ...openSchema(schema ?? [], secrets && { secrets }),
    isInline: schema !== undefined,
    values: initialValues,
    setAside: initialSetAside,
    schemaData: initialSchemaData,
    settings,
  })
  const effects = createFormEffects(store, () => environment, lazyRequests)
  const stop = effects.start()
  return {
    ...module,
    ...actionsOn(store),
    store,
    effects,
    clock,
    changes,
    reports,
    /** Failed callbacks of the host, with their errors. */
    reported,
    stop,
    submit: effects.submit,
    undo: () => effects.applyHistory('undo'),
    redo: () => effects.applyHistory('redo'),
    /** Presses Undo after the removal of a row. */
    restoreRow: () => effects.applyHistory('restoreRow'),
    settle: settlePromises,
    /** Changes props of the host. */
    changeEnvironment: (change: Partial<FormEnvironment>) => {
      environment = { ...environment, ...change }
    },
    changeSettings: (change: Partial<FormSettings>) =>
      store.dispatch({ type: 'settingsChanged', settings: { ...store.state.settings, ...change } }),
  }
}

export type TestForm = ReturnType<typeof createTestForm>

function actionsOn(store: ReturnType<typeof createFormStore>) {
  const { state, dispatch } = store
  const find = (path: Path | string): string => {
    const address = addressAt(state, path)
    if (address === undefined) throw new Error(`No field is at ${JSON.stringify(path)}.`)
    return address
  }
  const rowKey = (path: Path | string, index: number): string => {
    const key = state.cells.get(find(path))?.rows?.[index]
    if (key === undefined) throw new Error(`${JSON.stringify(path)} has no row ${index}.`)
    return key
  }
  const tell =
    (type: 'fieldCommitted' | 'fieldLeft' | 'rowAdded' | 'optionsOpened' | 'optionsRefreshed' | 'focusAsked') => (path: Path | string) =>
      dispatch({ type, address: find(path) })
  return {
    /** The address of the field at a path; throws if there is none. */
    find,
    /** The view of the field at a path; throws if there is none. */
    at: (path: Path | string): FieldView => {
      const view = store.field(find(path))
      if (view === undefined) throw new Error(`No field is at ${JSON.stringify(path)}.`)
      return view
    },
    /** Brings a field into view, as a page that renders it does. Returns a function that undoes it. */
    show: (path: Path | string) => store.subscribeField(find(path), () => {}),
    has: (path: Path | string) => addressAt(state, path) !== undefined,
    data: () => readFormData(state),
    /** The value of a field. */
    valueOf: (address: string) => readValue(state, address),
    /** The value at a path of the form data. */
    valueAt: (path: Path) => getValue(readFormData(state), path),
    submitData: () => readSubmitData(state),
    hiddenData: () => readHiddenData(state),
    /** Set-aside values that are not empty, at their paths. */
    setAside: () => inPlaces(readSetAside(state)),
    handedOver: () => readSetAside(state),
    view: () => store.form.getState(),
    dispatch: (event: FormEvent) => dispatch(event),
    type: (path: Path | string, text: string) => dispatch({ type: 'textTyped', address: find(path), text }),
    choose: (path: Path | string, value: unknown) => dispatch({ type: 'valueChosen', address: find(path), value }),
    set: (path: Path | string, value: unknown) => dispatch({ type: 'valuesSet', values: [{ address: find(path), value }] }),
    /** Switches a field between value and expression, or sets a dropped or pasted template. */
    chooseSide: (path: Path | string, side: Side, text?: string) => {
      const address = find(path)
      dispatch({ type: 'fieldChanged', address, apply: (transaction) => chooseSide({ ...restoring, transaction }, address, side, text) })
    },
    commit: tell('fieldCommitted'),
    blur: tell('fieldLeft'),
    addRow: tell('rowAdded'),
    open: tell('optionsOpened'),
    refresh: tell('optionsRefreshed'),
    focus: tell('focusAsked'),
    removeRow: (path: Path | string, index: number) => dispatch({ type: 'rowRemoved', address: find(path), key: rowKey(path, index) }),
    copyRow: (path: Path | string, index: number) => copyRow(store, rowWork, find(path), rowKey(path, index)),
    moveRow: (path: Path | string, index: number, to: number) =>
      dispatch({ type: 'rowMoved', address: find(path), key: rowKey(path, index), to }),
    reset: (values: FormValues) => dispatch({ type: 'formReset', values }),
    reload: () => dispatch({ type: 'reloadAsked' }),
    /** The host sets another initial schema. */
    replaceStart: (schema: object | readonly object[]) => dispatch({ type: 'startReplaced', ...openSchema(schema, state.plan) }),
  }
}

/** The named properties that exist, including those that are `undefined`. */
function pick<Source extends object, Key extends keyof Source>(source: Source, keys: readonly Key[]): Partial<Pick<Source, Key>> {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(source, key)).map((key) => [key, source[key]])) as Partial<Pick<Source, Key>>
}
