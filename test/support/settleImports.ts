import { afterAll, vi } from 'vitest'

// What a form loads when it needs it may still be on its way when a test ends, and there would be no page any more to load it into.
afterAll(() => vi.dynamicImportSettled())
