import { afterAll, beforeAll, expect, vi } from 'vitest'
import { cdp } from 'vitest/browser'

/** Makes the browser one with a touch screen and no mouse, for the tests of a file. */
export function emulateTouchScreen(): void {
  const set = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 })
  beforeAll(async () => {
    await set(true)
    await vi.waitFor(() => expect(matchMedia('(pointer: coarse)').matches).toBe(true))
  })
  afterAll(() => set(false))
}
