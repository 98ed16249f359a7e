import { afterAll, beforeAll, expect, vi } from 'vitest'
import { cdp } from 'vitest/browser'

/** In the tests of a file, makes the browser emulate a touch screen without a mouse. */
export function emulateTouchScreen(): void {
  const set = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 })
  beforeAll(async () => {
    await set(true)
    await vi.waitFor(() => expect(matchMedia('(pointer: coarse)').matches).toBe(true))
  })
  afterAll(() => set(false))
}
