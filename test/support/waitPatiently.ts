import { vi } from 'vitest'
import { patience } from './patience.ts'

const { waitFor, waitUntil } = vi

// Other than those of `expect.poll`, their limits are no setting of Vitest.
vi.waitFor = (callback, options) => waitFor(callback, withPatience(options))
vi.waitUntil = (callback, options) => waitUntil(callback, withPatience(options))

type Options = Parameters<typeof waitFor>[1]

const withPatience = (options: Options): Options => (typeof options === 'number' ? options : { timeout: patience, ...options })
