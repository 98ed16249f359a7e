interface Policy {
  readonly createScriptURL: (url: string) => string
}

// Missing in TypeScript's DOM library.
declare const trustedTypes: { readonly createPolicy: (name: string, rules: Policy) => Policy } | undefined

let policy: Policy | 'none' | undefined

const createPolicy = (): Policy | 'none' => {
  if (typeof trustedTypes === 'undefined') return 'none'
  try {
    return trustedTypes.createPolicy('moduleform', { createScriptURL: (url) => url })
  } catch {
    // The page does not allow the name, or another copy of this package has taken it. The plain address may still work; if not, the start
    // throws, and that is reported.
    return 'none'
  }
}

/** Pages that require trusted types allow this policy with `trusted-types moduleform`. It can be created only once per page. */
const toScriptUrl = (url: string): string => {
  policy ??= createPolicy()
  return policy === 'none' ? url : policy.createScriptURL(url)
}

const addresses = new WeakMap<Worker, string>()

/** The address of a worker started here, for messages about it. */
export const addressOf = (worker: Worker): string | undefined => addresses.get(worker)

/** Why a worker failed; `name` identifies it. If the script is missing or not allowed, the event has no message. */
export const describeWorkerError = ({ message, filename }: Partial<ErrorEvent> & Event, name: string): string =>
  message ? `${filename || name} failed: ${message}` : `${name} could not be loaded as a worker.`

/**
 * `Worker`, with its address passed through the policy `moduleform`. Code that starts a worker takes it as a parameter named `Worker`:
 * bundlers look for the literal text `new Worker(new URL('…', import.meta.url))`.
 *
 * @throws if no worker can be started: outside of browsers, or if a security policy forbids it. The message names the address.
 */
export const TrustedWorker = function (url: URL, options: WorkerOptions) {
  try {
    const worker = new globalThis.Worker(toScriptUrl(url.href), options)
    addresses.set(worker, url.href)
    return worker
  } catch (cause) {
    throw new Error(`${url.href} could not be started as a worker: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
  // `as`: called with `new`, a function that returns an object creates that object.
} as unknown as typeof Worker
