import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sourceAlias } from '../support/sourceAlias.ts'

/** Runs the suite on widgets that are to fail it. They are no tests of the project. */
// oxlint-disable-next-line import/no-default-export -- what Vitest reads
export default defineConfig({
  plugins: [react()],
  resolve: { alias: sourceAlias },
  test: { environment: 'jsdom', include: ['test/testing/brokenWidgets.tsx'] },
})
