import { isJsonObject, ownValue, isEqual } from '../../core/schema/json.ts'
import type { Problem } from '../../core/schema/problems.ts'
import type { ContentRecord, FormValues } from '../../core/schema/wire.ts'
import type { Address } from '../../core/values/path.ts'
import type { Cell, OptionRequest } from '../cells/cell.ts'
import type { ReportFailure } from '../callHost.ts'
import type { ContentLoader, FormEnvironment } from '../formEnvironment.ts'
import type { FormState } from '../formState.ts'
import type { ContentWork } from './contentWork.ts'
import type { OptionSet } from './optionSet.ts'
import type { FormStore } from '../formStore.ts'

type Load = (names: readonly string[], formData: FormValues, signal: AbortSignal) => Promise<LoadedContent>

interface LoadedContent {
  readonly records: readonly ContentRecord[]
  /** Deviations of the answer from the specification. */
  readonly problems: readonly Problem[]
}

/** One request: its option sets, the form data to send, and who answers. */
export interface Batch {
  readonly sets: readonly OptionSet[]
  readonly formData: FormValues
  readonly load: Load
}

/** The due options, grouped into requests: one for each set of form data, one for each loader of the host. */
export function selectBatches(
  state: FormState,
  due: readonly DueOptions[],
  environment: FormEnvironment,
  contentWork: ContentWork,
): readonly Batch[] {
  const batches = new Map<string, Batch & { readonly sets: OptionSet[] }>()
  const plain = contentWork.readSentData(state)
  for (const { set, row } of due) {
    const formData = formDataFor(state, row, contentWork)
    const loader = ownValue(environment.contentLoaders, set.name)
    const name = JSON.stringify([loader === undefined ? '' : set.key, isEqual(formData, plain) ? '' : formData])
    const load =
      loader === undefined ? loadFromModule(state, environment, contentWork) : loadFromHost(set.name, loader, environment, contentWork)
    const batch = batches.get(name) ?? { sets: [], formData, load }
    batch.sets.push(set)
    batches.set(name, batch)
  }
  return [...batches.values()]
}

/** The form data, with the values of the row, and of rows around it, laid over where a dependency is a sibling in one. Decisions §6. */
function formDataFor(state: FormState, row: Address | undefined, contentWork: ContentWork): FormValues {
  const formData = contentWork.readSentData(state)
  if (row === undefined) return formData
  const layers = rowsAround(state, row, contentWork).map((cell) => contentWork.readSentValue(state, cell.address))
  return layers.filter(isJsonObject).reduce<FormValues>((data, layer) => ({ ...data, ...layer }), formData)
}

/** The rows that contain an address, itself included, outermost first. */
const rowsAround = (state: FormState, address: Address, { isRow, selfAndAncestors }: ContentWork): readonly Cell[] =>
  selfAndAncestors(state, state.cells.get(address))
    .filter(({ node }) => isRow(node.template))
    .reverse()

const loadFromModule =
  (state: FormState, { client }: FormEnvironment, { selectChosenConnections }: ContentWork): Load =>
  async (names, formData, signal) => {
    if (client === undefined) throw new Error('The form has no module to ask for options. Give it a baseUrl, a client or a content loader.')
    const request = { form_data: formData, content_object_names: names }
    const answer = await client.loadContent(request, { signal, connections: selectChosenConnections(state), secrets: state.plan.secrets })
    // The client may be the host's own, and written without types.
    const { records, problems }: { readonly records?: unknown; readonly problems?: unknown } = answer ?? {}
    if (Array.isArray(records)) return { ...answer, problems: Array.isArray(problems) ? answer.problems : [] }
    throw new Error(
      'loadContent() of the form\'s client gave no "records". Let it resolve with { records: [{ content_object_name, data }], problems: [] }.',
    )
  }

const loadFromHost =
  (name: string, loader: ContentLoader, { report }: FormEnvironment, { askHost }: ContentWork): Load =>
  async (_names, formData, signal) => {
    // A loader that rejects after it was aborted has not failed.
    const tell: ReportFailure = (callback, cause) => {
      if (!signal.aborted) report(callback, cause)
    }
    const given = await askHost(tell, 'contentLoaders', () => loader({ name, formData, signal }))
    // What the entries of a list are read to is kept by the list: one that the host changes in place later must be another.
    const data = Array.isArray(given) ? [...given] : given
    return { records: [{ content_object_name: name, data }], problems: [], pointers: [''] }
  }

/** Options to request now. */
export interface DueOptions {
  readonly set: OptionSet
  /** The row whose values go with the request. */
  readonly row: Address | undefined
}

/** The wanted options that may be requested: those that depend on a row's own values wait until the row is in view. Decisions §6. */
export const selectDue = (store: FormStore): readonly DueOptions[] =>
  [...store.state.wanted].flatMap((key) => {
    const set = store.state.options.get(key)
    const need = findNeed(store, key)
    return set === undefined || need === undefined ? [] : [{ set, row: need.row }]
  })

/** Of the requests with the same key, one that depends on no row, else one whose row is in view. */
function findNeed({ state, isInView }: FormStore, key: string): OptionRequest | undefined {
  let ofRow: OptionRequest | undefined
  for (const address of state.requestedBy.get(key) ?? []) {
    for (const need of state.cells.get(address)?.requests ?? []) {
      if (need.key !== key || need.waitingFor !== undefined) continue
      if (need.row === undefined) return need
      if (isInView(address)) ofRow ??= need
    }
  }
  return ofRow
}
