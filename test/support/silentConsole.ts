import { afterEach, beforeEach, expect, vi, type Mock } from 'vitest'

/** Fails each test of the file that writes to the console. Returns the mocks, for a test that expects a message. */
export function expectSilentConsole(): { readonly error: () => Mock; readonly warn: () => Mock } {
  let error: Mock = vi.fn()
  let warn: Mock = vi.fn()
  beforeEach(() => {
    error = vi.spyOn(console, 'error').mockImplementation(() => {})
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    const written = [...error.mock.calls, ...warn.mock.calls].map((line) => line.map(String).join(' '))
    error.mockRestore()
    warn.mockRestore()
    expect(written).toEqual([])
  })
  return { error: () => error, warn: () => warn }
}
