import type { Address } from '../core/values/path.ts'
import { isFormValid } from './validation/checkFields.ts'
import { callHost } from './callHost.ts'
import type { FormStore, Transition } from './formStore.ts'
import type { ChangeMeta, ChangeReason, FormEnvironment } from './formEnvironment.ts'
import type { FormValues } from '../core/schema/wire.ts'
import type { FormEvent } from './formEvents.ts'
import type { FormState } from './formState.ts'
import { selectSchemaData } from './schema/sentValues.ts'
import { pathOf } from './cells/pathOf.ts'
import { readFormData, readSubmitData } from './cells/readValues.ts'

/** One frame, in milliseconds: the host is told once in it, not once a key. */
const frame = 16

/** So often in a row a host is told of what it changes as it is told; one that never leaves off hears of the rest in the next frame. */
const mostRounds = 10

const reasons: Partial<Record<FormEvent['type'], ChangeReason>> = {
  valuesSet: 'set',
  valuesGiven: 'set',
  formReset: 'reset',
  schemaArrived: 'schema',
  startReplaced: 'schema',
}

/** Set through the handle, as a part of what a person or an agent does. */
const isByUser = (event: FormEvent): boolean => event.type === 'valuesSet' && event.byUser === true

/** After these the host knows all there is at once. */
const flushing: ReadonlySet<FormEvent['type']> = new Set(['fieldLeft', 'submitWaits'])

/** Tells the host of changes: once a frame, and at once on blur, submit and unmount. Decisions §9. */
export function createChangeEffect({ state }: FormStore, environment: () => FormEnvironment, handOut: (formData: FormValues) => void) {
  const changed = new Set<Address>()
  let reason: ChangeReason = 'edit'
  let timer: unknown

  const flush = () => {
    environment().clock.clearTimeout(timer)
    timer = undefined
    if (changed.size === 0) return
    const paths = [...changed].filter((address) => state.cells.has(address)).map((address) => pathOf(state, address))
    changed.clear()
    const { onChange, report } = environment()
    const formData = readFormData(state)
    handOut(formData)
    callHost(report, 'onChange', () => onChange?.(formData, createMeta(state, reason, paths)))
  }

  /** Tells all there is, and what the host changes as it hears it. */
  const tellAll = () => {
    for (let round = 0; round < mostRounds && changed.size > 0; round += 1) flush()
  }

  const note = ({ event, valuesChanged, report }: Transition) => {
    if (report !== undefined) callHost(environment().report, 'onReload', () => environment().onReload?.(report))
    // What the host gave it knows.
    const told = [...valuesChanged].filter((address) => event.type !== 'valuesGiven' || !event.brought.has(address))
    if (told.length > 0) {
      const own = isByUser(event) ? 'edit' : (reasons[event.type] ?? 'edit')
      // A host that passes over what a module did must not miss what its user did in the same frame.
      if (changed.size === 0 || own !== 'schema') reason = own
      for (const address of told) changed.add(address)
      timer ??= environment().clock.setTimeout(flush, frame)
    }
    if (flushing.has(event.type)) flush()
  }

  return { note, flush, tellAll }
}

/** `valid` and `submitData` cost a walk over the form, so only a host that reads them pays. */
const createMeta = (state: FormState, reason: ChangeReason, paths: ChangeMeta['paths']): ChangeMeta => ({
  reason,
  paths,
  get valid() {
    return isFormValid(state)
  },
  dirty: state.indexes.dirty.size > 0,
  get submitData() {
    return readSubmitData(state)
  },
  schemaData: selectSchemaData(state),
})
