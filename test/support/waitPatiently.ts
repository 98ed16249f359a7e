import { vi } from 'vitest'
import { patience } from './patience.ts'

const { waitFor, waitUntil } = vi

// Unlike the limits of `expect.poll`, these cannot be configured in Vitest.
vi.waitFor = (callback, options) => waitFor(callback, withPatience(options))
vi.waitUntil = (callback, options) => waitUntil(callback, withPatience(options))

type Options = Parameters<typeof waitFor>[1]

const withPatience = (options: Options): Options => (typeof options === 'number' ? options : { timeout: patience, ...options })
