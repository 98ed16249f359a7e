import { defineConfig } from 'vitest/config'
import { sourceAlias } from '../support/sourceAlias.ts'

/** The tests that mutants are held against: those that need neither a page nor a build. */
export default defineConfig({
  resolve: { alias: sourceAlias },
  test: {
    root: '.',
    environment: 'node',
    testTimeout: 60_000,
    include: ['test/{core,store,client,patterns}/**/*.test.ts'],
  },
})
