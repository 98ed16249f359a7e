import type { WireFormatName } from '../../client/wireNames.ts'
import type { Connection, FormValues } from '../../core/schema/wire.ts'

/** What `moduleform check` was asked to do. */
export interface CheckOptions {
  /** Absolute; requests go to `{baseUrl}/schema` and `{baseUrl}/content` and nowhere else. */
  readonly baseUrl: string
  /** `undefined`: detected. Decisions §7. */
  readonly format: WireFormatName | undefined
  /** Sent with every request. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Stored by connection fields that accept them; the other properties of their files are sent as `credentials` in the format `data`. */
  readonly connections: readonly Connection[]
  readonly credentials: unknown
  /** The initial form data. */
  readonly formData: FormValues
  /** The page that must be able to read the answers; without it CORS is not checked. */
  readonly origin: string | undefined
  /** Names of the host's own widgets, which are known besides those of the specification. */
  readonly widgets?: readonly string[]
  /** Milliseconds for one answer. */
  readonly timeout: number
  readonly concurrency: number
  readonly maxRequests: number
  /** Milliseconds for the whole run, including the checks. */
  readonly maxTime: number
  readonly budgets: Budgets
  /** Whether header values and credentials are written out in reports. */
  readonly showSecrets: boolean
}

/** Limits for duration and size of answers. */
interface Budgets {
  /** Milliseconds, for well-formed requests. */
  readonly median: number
  readonly p95: number
  /** Bytes of the largest answer. */
  readonly size: number
}
