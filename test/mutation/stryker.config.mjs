import process from 'node:process'

/** Folders whose tests are evaluated, by the name for `npm run test:mutation`. */
const areas = {
  rules: 'src/core/rules',
  values: 'src/core/values',
  schema: 'src/core/schema',
  store: 'src/store',
  client: 'src/client',
}

const area = process.env['MUTATION_AREA'] ?? 'rules'
const folder = areas[area]
if (folder === undefined) throw new Error(`There is no area "${area}". Take one of ${Object.keys(areas).join(', ')}.`)

/** The required score: 85 of 100 mutants must be detected. */
const leastCaught = 85

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  mutate: [`${folder}/**/*.ts`],
  coverageAnalysis: 'perTest',
  // A mutated table affects all tests from the start, so each mutant would need a run of all of them.
  ignoreStatic: true,
  concurrency: Number(process.env['MUTATION_CONCURRENCY'] ?? 2),
  incremental: true,
  incrementalFile: `node_modules/.cache/mutation/${area}.json`,
  tempDirName: 'node_modules/.cache/mutation/sandbox',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `node_modules/.cache/mutation/${area}-report.json` },
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true, reportScoreTable: true },
  allowEmpty: false,
  thresholds: { high: 95, low: leastCaught, break: leastCaught },
  ignorePatterns: ['dist', 'dist-storybook', 'test-results*'],
}
