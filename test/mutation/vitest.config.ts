import process from 'node:process'
import { defineConfig } from 'vitest/config'
import { sourceAlias } from '../support/sourceAlias.ts'

const store = ['test/store/**/*.test.ts']

/** Where the behaviour of an area is stated. What a mutant outlives here, it outlives: tests of what lies above it add hours and few catches. */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  rules: ['test/core/{rules,plan,validate,validation}/**/*.test.ts', ...store],
  values: ['test/core/{values,rules,plan,validate,validation}/**/*.test.ts', ...store],
  schema: ['test/core/**/*.test.ts', 'test/patterns/*.test.ts'],
  store,
  client: ['test/client/**/*.test.ts'],
}

/** Tests of many cases, long ones and those of chance: they are run again for nearly every mutant, and what they catch is another's next time. */
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

/** The tests that mutants of an area are held against: those that need neither a page nor a build. */
export default defineConfig({
  resolve: { alias: sourceAlias },
  test: {
    root: '.',
    environment: 'node',
    testTimeout: 60_000,
    include: [...(testsOf[process.env['MUTATION_AREA'] ?? 'rules'] ?? [])],
    exclude: leftOut,
    setupFiles: ['test/mutation/loadLate.ts'],
    // One worker a mutant that loads the sources once: six times as fast. Nothing that a module keeps lives from one mutant to the next.
    isolate: false,
    // Stryker's hooks, which lie in `node_modules` with its copy of the project, are to be set up anew for each file.
    server: { deps: { inline: [/stryker-setup/] } },
  },
})
