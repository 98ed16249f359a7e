import type { ModuleClient, RequestOptions } from 'moduleform/client'
import type { ContentRecord, FormValues } from 'moduleform/core'
import { settlePromises } from './manualClock.ts'

/** A request that a scripted module has received, which waits until the test answers it. */
export interface ModuleRequest {
  readonly endpoint: 'schema' | 'content'
  readonly formData: FormValues
  /** Requested content objects; empty for a schema request. */
  readonly names: readonly string[]
  /** The sent schema; `undefined` for a content request. */
  readonly schema: unknown
  /** Content records sent with a schema request. */
  readonly contentObjects: readonly ContentRecord[]
  /** Ids of the connections whose credentials the request would contain. */
  readonly connections: readonly string[]
  readonly signal: AbortSignal | undefined
}

/** Options by name, or a record without its name: `{ data, pagination }`, `{ error }`. A missing name is not answered. */
export type ContentScript = Readonly<Record<string, readonly unknown[] | Readonly<Partial<ContentRecord>>>>

interface Settler {
  readonly resolve: (value: never) => void
  readonly reject: (cause: unknown) => void
}

/** A module whose answers the test releases, in any order. */
export function createScriptedModule() {
  const requests: ModuleRequest[] = []
  const settlers: Settler[] = []

  const receive = <Answer>(request: Omit<ModuleRequest, 'signal' | 'connections'>, options: RequestOptions = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      requests.push({ ...request, signal: options.signal, connections: (options.connections ?? []).map(({ id }) => id) })
      // `as`: the branch of `answer` for its endpoint resolves the promise.
      settlers.push({ resolve: resolve as Settler['resolve'], reject })
      options.signal?.addEventListener('abort', () => reject(new Error('The request was aborted.')))
    })

  const client: ModuleClient = {
    loadSchema: ({ schema, form_data, content_objects }, options) =>
      receive({ endpoint: 'schema', formData: form_data, names: [], schema, contentObjects: content_objects }, options),
    loadContent: ({ form_data, content_object_names }, options) =>
      receive({ endpoint: 'content', formData: form_data, names: content_object_names, schema: undefined, contentObjects: [] }, options),
  }

  const settlerOf = (index: number): Settler => {
    const settler = settlers[index]
    if (settler === undefined) throw new Error(`The module has received ${requests.length} requests, so there is no request ${index}.`)
    return settler
  }

  return {
    client,
    requests,
    /** Content requests only. */
    contentRequests: () => requests.filter(({ endpoint }) => endpoint === 'content'),
    /** Schema requests only. */
    schemaRequests: () => requests.filter(({ endpoint }) => endpoint === 'schema'),
    /** Answers request number `index`, from 0: with a schema, or options by name. Settles promises. */
    answer: async (index: number, answer: object | ContentScript) => {
      const { resolve } = settlerOf(index)
      const body = requests[index]?.endpoint === 'schema' ? { schema: answer, problems: [] } : { records: recordsOf(answer), problems: [] }
      // `as`: the endpoint decides which of the two types the promise has.
      resolve(body as never)
      await settlePromises()
    },
    /** Rejects request number `index`, from 0. */
    fail: async (index: number, error: Error) => {
      settlerOf(index).reject(error)
      await settlePromises()
    },
  }
}

const recordsOf = (script: object): readonly ContentRecord[] =>
  Object.entries(script).map(([name, options]: [string, unknown]) =>
    Array.isArray(options) ? { content_object_name: name, data: options } : { content_object_name: name, data: [], ...(options as object) },
  )
