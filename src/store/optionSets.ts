import type { ContentRecord } from '../core/schema/wire.ts'
import type { FormDraft } from './formDraft.ts'
import type { FormState } from './formState.ts'
import type { Need, OptionSet } from './optionSet.ts'

const unasked: Omit<OptionSet, 'key' | 'name' | 'row'> = {
  status: 'wanted',
  data: undefined,
  hasMore: false,
  error: undefined,
  quiet: true,
  request: undefined,
  askedAt: 0,
  slow: false,
}

/** Marks options to be asked for, unless their dependency is empty. What is known of them stays while they load. */
export function wantOptions(draft: FormDraft, need: Need, { quiet }: { quiet: boolean }): void {
  if (need.waitingFor !== undefined) return
  const known = draft.state.options.get(need.key) ?? { ...unasked, key: need.key, name: need.name, row: need.row }
  setOptions(draft, {
    ...known,
    status: 'wanted',
    row: need.row,
    error: undefined,
    slow: false,
    quiet: quiet && (known.status !== 'wanted' || known.quiet),
  })
}

/** Puts an option set in place and tells the fields that need it. */
export function setOptions(draft: FormDraft, set: OptionSet): void {
  const { options, wanted, neededBy } = draft.state
  options.set(set.key, set)
  if (set.status === 'wanted') wanted.add(set.key)
  else wanted.delete(set.key)
  for (const address of neededBy.get(set.key) ?? []) draft.changed.add(address)
}

/** Forgets what nobody needs and nobody has answered. */
export function forgetOptions({ state }: FormDraft, key: string): void {
  state.options.delete(key)
  state.wanted.delete(key)
}

/** What is known of content, one record a name, as `/schema` receives it. Specification 4.1. */
export function selectContentRecords(state: FormState): readonly ContentRecord[] {
  const records = new Map<string, ContentRecord>()
  for (const needs of state.needs.values()) {
    for (const { name, key } of needs) {
      const data = state.options.get(key)?.data
      if (data !== undefined) records.set(name, { content_object_name: name, data })
    }
  }
  return [...records.values()]
}
