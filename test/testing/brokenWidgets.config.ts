import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sourceAlias } from '../support/sourceAlias.ts'

/** Runs the suite on widgets that must fail it. They are not tests of the project. */
// oxlint-disable-next-line import/no-default-export -- Vitest reads it
export default defineConfig({
  plugins: [react()],
  resolve: { alias: sourceAlias },
  test: { environment: 'jsdom', include: ['test/testing/brokenWidgets.tsx'] },
})
