import { useMemo } from 'react'
import { createClient } from './client/createClient.ts'
import type { ModuleClient } from './client/moduleClient.ts'
import type { ModuleFormProps } from './moduleFormProps.ts'
import { useLatest } from './react/useLatest.ts'
import { useStable } from './react/useStable.ts'

/** The client of a form: the host's own, or one for its `baseUrl`. A new one only where the module or the way to it is another. */
export function useClient(props: ModuleFormProps): ModuleClient | undefined {
  const latest = useLatest(props)
  const { baseUrl, headers, moduleCredentials } = props
  // Functions are looked up when they are called, so only plain options tell one client from another.
  const options = useStable({
    wire: props.wire,
    fetchOptions: props.fetchOptions,
    timeout: props.timeout,
    retries: props.retries,
    maxAnswerBytes: props.maxAnswerBytes,
    headers: typeof headers === 'function' ? undefined : headers,
    moduleCredentials: typeof moduleCredentials === 'function' ? undefined : moduleCredentials,
  })
  const asksHeaders = typeof headers === 'function'
  const asksCredentials = typeof moduleCredentials === 'function'
  const hasFetch = props.fetch !== undefined
  const own = useMemo(() => {
    if (baseUrl === undefined) return undefined
    return createClient({
      ...withoutUndefined(options),
      baseUrl,
      onRequest: (event) => latest.current.onRequest?.(event),
      ...(hasFetch ? { fetch: (request) => (latest.current.fetch ?? fetch)(request) } : {}),
      ...(asksHeaders ? { headers: () => call(latest.current.headers) ?? {} } : {}),
      ...(asksCredentials ? { moduleCredentials: (connections) => call(latest.current.moduleCredentials, connections) } : {}),
    })
  }, [baseUrl, options, hasFetch, asksHeaders, asksCredentials, latest])
  return props.client ?? own
}

const call = <Value, Arguments extends readonly unknown[]>(value: Value | ((...args: Arguments) => Value), ...args: Arguments): Value =>
  // A plain value is never callable here: headers, credentials and their like are data.
  typeof value === 'function' ? (value as (...args: Arguments) => Value)(...args) : value

// What is left is what was given, so the type without `undefined` is right.
const withoutUndefined = <Options extends object>(options: Options) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Options]?: Exclude<Options[Key], undefined>
  }
