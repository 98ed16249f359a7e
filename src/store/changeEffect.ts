import type { FormValues } from '../core/schema/wire.ts'
import type { Address } from '../core/values/path.ts'
import { callHost } from './callHost.ts'
import { pathOf } from './cells/pathOf.ts'
import { readFormData, readSubmitData } from './cells/readValues.ts'
import type { ChangeMeta, ChangeReason, FormEnvironment } from './formEnvironment.ts'
import type { FormEvent } from './formEvents.ts'
import type { FormState } from './formState.ts'
import type { FormStore, Transition } from './formStore.ts'
import { selectSchemaData } from './schema/sentValues.ts'
import { isFormValid } from './validation/checkFields.ts'

/** One frame, in milliseconds: the host is called once per frame, not once per key. */
const frame = 16

/** How often in a row a host is called about changes that it makes in the callback itself; further ones are reported in the next frame. */
const mostRounds = 10

const reasons: Partial<Record<FormEvent['type'], ChangeReason>> = {
  valuesSet: 'set',
  valuesGiven: 'set',
  formReset: 'reset',
  schemaArrived: 'schema',
  startReplaced: 'schema',
}

/** Set through the handle on behalf of the user or an agent. */
const isByUser = (event: FormEvent) => event.type === 'valuesSet' && event.byUser

/** After these the host knows all there is at once. */
const flushing: readonly FormEvent['type'][] = ['fieldLeft', 'submitWaits']

/** After these events the values set aside, which a host keeps beside the form data, may have changed although the form data have not. */
const emptying: readonly FormEvent['type'][] = ['setAsideDiscarded', 'changeApplied', 'formReset']

/** Reports changes to the host: once a frame, and at once on blur, submit and unmount. Decisions §9. */
export function createChangeEffect({ state }: FormStore, environment: () => FormEnvironment, handOut: (formData: FormValues) => void) {
  const changed = new Set<Address>()
  let reason: ChangeReason = 'edit'
  let timer: unknown

  const flush = () => {
    environment().clock.clearTimeout(timer)
    timer = undefined
    const told = [...changed]
    changed.clear()
    const { onChange, report } = environment()
    // Reading the form data walks the whole form: a host without `onChange` does not pay for it at each key.
    if (onChange === undefined || told.length === 0) return
    const paths = told.filter((address) => state.cells.has(address)).map((address) => pathOf(state, address))
    const formData = readFormData(state)
    handOut(formData)
    callHost(report, 'onChange', () => onChange(formData, createMeta(state, reason, paths)))
  }

  /** Reports all changes, including those that the host makes in its callback. */
  const tellAll = () => {
    for (let round = 0; round < mostRounds && changed.size > 0; round += 1) flush()
  }

  const note = ({ event, valuesChanged, journal, report }: Transition) => {
    if (report !== undefined) callHost(environment().report, 'onReload', () => environment().onReload?.(report))
    // Values that the host has passed are not reported back to it.
    const told = [...valuesChanged].filter((address) => event.type !== 'valuesGiven' || !event.brought.has(address))
    if (emptying.includes(event.type)) told.push(...journal.setAside.keys())
    if (told.length > 0) {
      const own = isByUser(event) ? 'edit' : (reasons[event.type] ?? 'edit')
      // A host that ignores changes by a schema must not miss a change by the user in the same frame.
      if (changed.size === 0 || own !== 'schema') reason = own
      for (const address of told) changed.add(address)
      timer ??= environment().clock.setTimeout(flush, frame)
    }
    if (flushing.includes(event.type)) flush()
  }

  return { note, flush, tellAll }
}

/** Getters, because `valid` and `submitData` each walk the whole form. */
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
