import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { patience } from './patience.ts'

configure({ asyncUtilTimeout: patience })

// What a form loads when it needs it may still be on its way when the last test of a file ends, and there would be no page any more to load it
// into, nor for what React has yet to draw.
afterAll(async () => {
  cleanup()
  await vi.dynamicImportSettled()
})
