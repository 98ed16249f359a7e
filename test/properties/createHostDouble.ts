import { isEqual, type FormValues, type Path } from 'moduleform/core'
import type { FormEnvironment, SubmitErrors, SubmitRest } from '../../src/store/formEnvironment.ts'
import type { Cell } from '../../src/store/cells/cell.ts'
import type { FormSettings } from '../../src/store/formSettings.ts'
import { compilePattern } from '../../src/core/schema/compilePattern.ts'
import type { Address } from '../../src/core/values/path.ts'
import { plainHost, type Failing } from './generate/hostArbitrary.ts'
import type { Json } from './generate/pools.ts'
import type { Scenario } from './generate/scenarioArbitrary.ts'

/** A field of the submitted form. */
export interface SentField {
  readonly address: Address
  readonly cell: Cell
  readonly path: Path
  readonly value: unknown
}

/** What the host received with a submit. */
export interface Handover {
  readonly formData: FormValues
  readonly rest: SubmitRest
  readonly sent: readonly SentField[]
  /** The number of resets before it. */
  readonly resets: number
}

/** A submit that the host has not finished. */
interface OpenSubmit {
  readonly handover: Handover
  readonly resolve: (errors?: SubmitErrors) => void
  readonly reject: (cause: Error) => void
}

/** What the double reads of its form. */
interface Reading {
  readonly sentFields: (submitted: FormValues) => readonly SentField[]
  readonly resets: () => number
}

/** The host of one form: how its callbacks answer depends on its habits. */
export function createHostDouble({ host = plainHost, schema }: Scenario, read: Reading) {
  const handovers: Handover[] = []
  const open: OpenSubmit[] = []
  const patterns = createLatePatterns(host.patterns)
  const fails = (name: Failing) => host.failing.includes(name)
  const failIf = (name: Failing) => {
    if (fails(name)) throw new Error(`The host's ${name} is broken.`)
  }
  let connections = ownConnections(1)
  const kept = new Map<string, string>()

  const onSubmit: FormEnvironment['onSubmit'] = (formData, rest) => {
    const handover = { formData, rest, sent: read.sentFields(formData), resets: read.resets() }
    handovers.push(handover)
    const habit = host.submits[(handovers.length - 1) % host.submits.length] ?? 'fine'
    const [first] = handover.sent
    if (habit === 'throws') throw new Error('The host broke.')
    if (habit === 'rejects') return Promise.reject(new Error('The host says no.'))
    if (habit === 'errors' && first !== undefined) return { errors: [{ path: first.path, message: 'Not this one.' }] }
    if (habit !== 'waits') return undefined
    return new Promise((resolve, reject) => open.push({ handover, resolve, reject }))
  }

  if (host.storage === 'kept' || host.storage === 'promised') {
    kept.set('form', JSON.stringify({ version: 1, savedAt: 0, schema, labels: {} }))
  }
  const storage: FormEnvironment['storage'] = {
    get: (key) => {
      failIf('storage')
      const text = kept.get(key)
      return host.storage === 'promised' ? Promise.resolve(text) : text
    },
    set: (key, text) => {
      failIf('storage')
      kept.set(key, text)
    },
  }

  return {
    handovers: handovers as readonly Handover[],
    /** Submits that are not finished, the oldest first. */
    open,
    /** Answers all pending questions about patterns; `false` if there are none. */
    settlePatterns: patterns.settle,
    replaceConnections: (count: number) => {
      connections = ownConnections(count)
    },
    settings: { matchPattern: patterns.match },
    environment: {
      onSubmit,
      onReload: () => failIf('onReload'),
      ...(fails('onChange') ? { onChange: () => failIf('onChange') } : {}),
      ...(host.storage === 'none' ? {} : { storage }),
      connections:
        host.connections === 'none'
          ? undefined
          : () => {
              failIf('connections')
              return host.connections === 'promise' ? Promise.resolve(connections) : connections
            },
    },
  } satisfies { readonly environment: Partial<FormEnvironment>; readonly settings: Partial<FormSettings> } & Json
}

const ownConnections = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `own ${index}`,
    label: `Own ${index}`,
    app_type: 'custom_api',
    connection_management_type: 'managed' as const,
  }))

/** A matcher that behaves like one in a thread: it only answers questions that were asked before it was told to settle. */
function createLatePatterns(habit: 'now' | 'late' | 'never') {
  const waiting = new Set<string>()
  const known = new Set<string>()
  const matchNow = (pattern: string, text: string) => compilePattern(pattern)?.test(text) ?? true
  const match: FormSettings['matchPattern'] = (pattern, text) => {
    if (habit === 'now' || pattern === '.*') return matchNow(pattern, text)
    const question = JSON.stringify([pattern, text])
    if (known.has(question)) return habit === 'never' ? 'unchecked' : matchNow(pattern, text)
    waiting.add(question)
    return 'pending'
  }
  return {
    match,
    settle: (): boolean => {
      if (waiting.size === 0) return false
      for (const question of waiting) known.add(question)
      waiting.clear()
      return true
    },
  }
}

/** Whether a field of the form is at the same path in the submitted data: blank rows that are left out shift the following ones. */
export function isFoundIn(submitted: unknown, whole: unknown, path: Path): boolean {
  let [one, other] = [submitted, whole]
  for (const segment of path) {
    if (Array.isArray(one) !== Array.isArray(other)) return false
    if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false
    // `as`: containers of form data are objects and arrays, accessed by their own keys and indexes.
    ;[one, other] = [one, other].map((at) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, segment) ? (at as Json)[segment] : undefined,
    ) as [unknown, unknown]
  }
  return one !== undefined && isEqual(one, other)
}
