import process from 'node:process'
import { defineConfig } from 'vitest/config'
import { sourceAlias } from '../support/sourceAlias.ts'

const store = ['test/store/**/*.test.ts']

/**
 * Tests that specify the behaviour of an area; for the store also the runs that once found a defect. Tests of higher layers would add hours
 * and detect few more mutants.
 */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  rules: ['test/core/{rules,plan,validate,validation}/**/*.test.ts', ...store],
  values: ['test/core/{values,rules,plan,validate,validation}/**/*.test.ts', ...store],
  schema: ['test/core/**/*.test.ts', 'test/patterns/*.test.ts'],
  store: [...store, 'test/properties/foundRuns.test.ts'],
  client: ['test/client/**/*.test.ts'],
}

/** Tests with many or random cases, and slow ones: they would run for nearly every mutant and detect few more. */
const leftOut = [
  'test/core/lint/jsonSchema/createJsonSchema.test.ts',
  'test/core/lint/{hostileSchemas,dangerousPatterns}.test.ts',
  'test/core/rules/ruleProperties.test.ts',
  'test/core/validate/{agreesWithForm,node}.test.ts',
  'test/core/schema/hostileSchemas.test.ts',
  'test/core/plan/hostileSchemas.test.ts',
  'test/patterns/toLinearPattern.test.ts',
  'test/store/{limits,ruleCost}.test.ts',
]

/** The tests for mutants of an area: those that need neither a page nor a build. */
export default defineConfig({
  resolve: { alias: sourceAlias },
  test: {
    root: '.',
    environment: 'node',
    testTimeout: 60_000,
    include: [...(testsOf[process.env['MUTATION_AREA'] ?? 'rules'] ?? [])],
    exclude: leftOut,
    setupFiles: ['test/mutation/loadLate.ts', 'test/support/sameCases.ts'],
    // One worker per mutant that loads the sources once: six times as fast. Module state does not survive between mutants.
    isolate: false,
    // Stryker's hooks are in `node_modules` with its copy of the project and must be set up again for each file.
    server: { deps: { inline: [/stryker-setup/] } },
  },
})
