import type { ChangeReason, FormValues, ModuleFormHandle, Path, ReloadReport } from 'moduleform'
import { formatPointer, getValue, isEqual } from 'moduleform/core'
import type { SavedState, SessionEvent } from '../../../src/cli/playground/session/session.ts'
import { createListeners } from '../../../src/core/values/createListeners.ts'
import { payloadOf } from '../../../src/client/recording/requestBody.ts'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import { readState } from '../session/savedState.ts'
import type { ValueChange } from './describeChange.ts'

/** One event of the form. */
export interface PlaygroundEvent {
  /** Unique within a log, ascending. */
  readonly key: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: string
  readonly title: string
  /** Changed values, including secrets. */
  readonly changes: readonly ValueChange[]
  /** Further details. */
  readonly lines: readonly string[]
  /** The state of the form after it, including secrets. */
  readonly state?: SavedState
}

export interface EventLog {
  readonly getEvents: () => readonly PlaygroundEvent[]
  readonly subscribe: (listener: () => void) => () => void
  /** Sets the form whose state each event records. */
  readonly watch: (form: () => ModuleFormHandle | null) => void
  /** A change of values, as reported to `onChange`. */
  readonly noteChange: (formData: FormValues, reason: ChangeReason, paths: readonly Path[]) => void
  readonly noteReload: (report: ReloadReport) => void
  /** Any other event. `state`: the one that the form starts again with; the form before is still there. */
  readonly note: (kind: string, title: string, state?: SavedState) => void
  /** Adds events for finished requests. */
  readonly noteRequests: (requests: readonly LoggedRequest[]) => void
}

const kept = 200
/** In milliseconds: key presses in one field within this time are one event. */
const typing = 1500

const titles: Readonly<Record<ChangeReason | 'undo' | 'redo', string>> = {
  edit: 'Edited',
  set: 'Set by the host',
  reset: 'Reset',
  schema: 'Changed by a new schema',
  undo: 'Undone',
  redo: 'Redone',
}

interface Surroundings {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The events of a session, as the start of the list. */
  readonly recorded?: readonly SessionEvent[]
}

/** Lists the events of a form, newest last. `getEvents` returns the same array until the next event. */
export function createEventLog({ now, recorded = [] }: Surroundings): EventLog {
  let form: () => ModuleFormHandle | null = () => null
  let lastKey = recorded.length
  let events: readonly PlaygroundEvent[] = recorded.map((event, index) => ({ ...event, key: index + 1, changes: [] }))
  let held: FormValues = {}
  const history = createHistory()
  const seen = new Set<string>()
  const { subscribe, tell } = createListeners()

  const add = (event: Omit<PlaygroundEvent, 'key' | 'at'>) => {
    const handle = form()
    const state = handle === null ? {} : { state: readState(handle) }
    const last = events.at(-1)
    const at = now()
    const merged = last !== undefined && isSameTyping(last, event, at) ? joinChanges(last.changes, event.changes) : undefined
    const next = { ...state, ...event, at, key: merged === undefined ? (lastKey += 1) : lastKey, changes: merged ?? event.changes }
    events = [...(merged === undefined ? events : events.slice(0, -1)), next].slice(-kept)
    tell()
  }

  return {
    getEvents: () => events,
    subscribe,
    watch: (watched) => {
      form = watched
    },
    noteChange: (formData, reason, paths) => {
      const changes = paths
        .map((path) => ({ path, before: getValue(held, path), after: getValue(formData, path) }))
        .filter(({ before, after }) => !isEqual(before, after))
      const kind = reason === 'edit' ? history.tell(held, formData, form()?.canRedo === true) : reason
      held = formData
      const ids = [...new Set(paths.map((path) => path.join(' › ')))]
      add({
        kind,
        title: `${titles[kind]}: ${ids.slice(0, 3).join(', ')}${ids.length > 3 ? ` and ${ids.length - 3} more` : ''}`,
        changes,
        lines: [],
      })
    },
    noteReload: (report) => add({ kind: 'reload', title: 'A new schema is in force', changes: [], lines: linesOf(report) }),
    note: (kind, title, state) => {
      held = state?.values ?? form()?.getFormData() ?? held
      add({ kind, title, changes: [], lines: [], ...(state && { state }) })
    },
    noteRequests: (requests) => {
      for (const request of requests) {
        if (request.outcome === 'pending' || seen.has(request.key)) continue
        seen.add(request.key)
        const told = describeAnswer(request)
        if (told !== undefined) add({ changes: [], lines: [], ...told })
      }
    },
  }
}

/** The title names the fields: a text that could not be read changes no value. */
const isSameTyping = (
  last: PlaygroundEvent,
  { kind, title, changes }: Pick<PlaygroundEvent, 'kind' | 'title' | 'changes'>,
  at: number,
): boolean =>
  kind === 'edit' &&
  last.kind === 'edit' &&
  title === last.title &&
  at - last.at < typing &&
  changes.length === last.changes.length &&
  changes.every(({ path }, index) => isEqual(path, last.changes[index]?.path))

const joinChanges = (before: readonly ValueChange[], after: readonly ValueChange[]): readonly ValueChange[] =>
  after.map((change, index) => ({ ...change, before: before[index]?.before }))

/** Distinguishes undo and redo from other edits: after an undo there is something to redo, and any other edit discards that. */
function createHistory() {
  let undone: readonly FormValues[] = []
  return {
    tell: (before: FormValues, after: FormValues, canRedo: boolean): 'edit' | 'undo' | 'redo' => {
      if (undone.length > 0 && isEqual(undone.at(-1), after)) {
        undone = undone.slice(0, -1)
        return 'redo'
      }
      undone = canRedo ? [...undone, before] : []
      return canRedo ? 'undo' : 'edit'
    },
  }
}

const reportTitles = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Definition changed',
  retyped: 'Type changed',
  defaultsApplied: 'Default filled in',
  setAside: 'Set aside',
  returned: 'Put back',
} as const satisfies Record<keyof ReloadReport, string>

function linesOf(report: ReloadReport): readonly string[] {
  // `as`: the table names all parts of a report.
  const parts = Object.keys(reportTitles) as (keyof ReloadReport)[]
  const lines = parts.flatMap((part) => {
    const paths: readonly (readonly (string | number)[])[] = report[part]
    return paths.length === 0
      ? []
      : [`${reportTitles[part]}: ${paths.map((path) => formatPointer(path).slice(1).replaceAll('/', ' › ')).join(', ')}`]
  })
  return lines.length === 0 ? ['No differences.'] : lines
}

/** The content of an answer; a schema is described by the report of its reload. */
function describeAnswer({
  key,
  endpoint,
  outcome,
  error,
  responseBody,
  isByHand,
}: LoggedRequest): Pick<PlaygroundEvent, 'kind' | 'title'> | undefined {
  if (isByHand === true || outcome === 'aborted') return undefined
  if (outcome === 'failed') return { kind: 'failure', title: `Request #${key} failed: ${error ?? ''}`.split('\n')[0] ?? '' }
  if (endpoint !== 'content') return { kind: 'answer', title: `The schema came with #${key}` }
  const records = payloadOf(responseBody)['content_objects']
  const names = (Array.isArray(records) ? (records as readonly unknown[]) : []).map(describeRecord)
  return { kind: 'options', title: `Options came with #${key}: ${names.length === 0 ? 'none' : names.join(', ')}` }
}

function describeRecord(record: unknown): string {
  if (typeof record !== 'object' || record === null) return '?'
  const { content_object_name: name, id, data } = record as Readonly<Record<string, unknown>>
  return `${String(name ?? id)}${Array.isArray(data) ? ` (${data.length.toLocaleString('en')})` : ''}`
}
