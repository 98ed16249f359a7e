import { isPartialAnswer, type MergeMode } from '../core/schema/mergeSchema.ts'
import type { Cell } from '../store/cells/cell.ts'
import { pathAmong } from '../store/cells/pathOf.ts'
import type { FormState } from '../store/formState.ts'
import { readValue } from '../store/cells/readValues.ts'
import { selectChangedSince, valueSent } from '../store/schema/sentValues.ts'
import { idsOfTemplate } from '../core/values/path.ts'
import { sentenceOf } from './failureSentence.ts'
import { referencesTo, type FieldReference } from './fieldReference.ts'
import type { FormMemory, SchemaRequest } from './formMemory.ts'
import { reasonInFlight, reasonInForce, type SchemaReason } from './schemaReason.ts'
import { shownValue } from './withoutSecrets.ts'

/** A field whose change reloads the schema, with the value that was sent. */
export interface SchemaTrigger {
  readonly field: FieldReference
  readonly sent: unknown
  readonly value: unknown
  /** It has another value than the one sent for the current schema. */
  readonly isChanged: boolean
}

/** The origin of the schema, and how the last answer changed a field. Specification 4.1, decisions §5. */
export interface SchemaExplanation {
  /** Why the current schema was requested. */
  readonly reason: SchemaReason
  /** How its answer was merged; `host`: by a function of the host. Absent for a first schema, which is not merged. */
  readonly merge: MergeMode | 'host' | undefined
  /** `partial`: it contained only changes. `whole`: fields of earlier answers that it does not contain were removed. */
  readonly answer: 'whole' | 'partial' | undefined
  /** All fields whose change reloads the schema. */
  readonly triggers: readonly SchemaTrigger[]
  /** This field is one of them. */
  readonly isTrigger: boolean
  readonly request: 'idle' | 'loading' | 'failed'
  /** Why a schema is being requested, or the request has failed. */
  readonly requestReason: SchemaReason | undefined
  readonly error: string | undefined
  /** How the last answer changed this field. Empty if it did not. */
  readonly effects: readonly ('added' | 'changed' | 'retyped' | 'defaultApplied' | 'returned' | 'setAside')[]
  /** The observed requests, oldest first, at most 50: see `observeForm`. */
  readonly requests: readonly SchemaRequest[]
}

export function explainSchema(state: FormState, cell: Cell, memory: FormMemory | undefined): SchemaExplanation {
  const { schema, source, indexes } = state
  const { merge } = source
  return {
    reason: memory?.requests.filter(({ outcome }) => outcome === 'answered').at(-1)?.reason ?? reasonInForce(state),
    merge: merge?.mode ?? (memory?.requests.some(({ outcome, report }) => outcome === 'answered' && report) ? 'host' : undefined),
    answer: merge === undefined ? undefined : isPartialAnswer(merge) ? 'partial' : 'whole',
    triggers: [...indexes.loadSchema].flatMap((address) => {
      const [field] = referencesTo(state, [address])
      const template = state.cells.get(address)?.node.template ?? ''
      if (field === undefined) return []
      const show = (value: unknown) => shownValue(state, template, value)
      const isChanged = selectChangedSince(state, schema.sent).includes(address)
      return [{ field, sent: show(valueSent(schema.sent, address)), value: show(readValue(state, address)), isChanged }]
    }),
    isTrigger: cell.node.loadsSchema,
    request: schema.request,
    requestReason: schema.request === 'idle' ? undefined : reasonInFlight(state),
    error: schema.error === undefined ? undefined : sentenceOf(schema.error),
    effects: effectsOn(state, cell),
    requests: memory?.requests ?? [],
  }
}

function effectsOn(state: FormState, cell: Cell): SchemaExplanation['effects'] {
  const { report } = state
  if (report === undefined) return []
  const path = pathAmong((array) => [state.cells.get(array)?.rows], cell.address)
  const ids = idsOfTemplate(cell.node.template)
  const has = (paths: readonly (readonly (string | number)[])[], own: readonly (string | number)[]) =>
    paths.some((one) => one.length === own.length && one.every((segment, at) => segment === own[at]))
  const table = {
    added: has(report.added, ids),
    changed: has(report.changed, ids),
    retyped: has(report.retyped, ids),
    defaultApplied: has(report.defaultsApplied, path),
    returned: has(report.returned, path),
    setAside: has(report.setAside, path),
  } as const
  return (Object.keys(table) as (keyof typeof table)[]).filter((effect) => table[effect])
}
