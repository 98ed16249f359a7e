import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { patience } from './patience.ts'

configure({ asyncUtilTimeout: patience })

// Lazy imports of a form may still be pending when the last test of a file ends, when there is no page left to load them into or to render.
afterAll(async () => {
  cleanup()
  await vi.dynamicImportSettled()
})
