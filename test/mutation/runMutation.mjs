import { spawnSync } from 'node:child_process'
import process from 'node:process'

/** `npm run test:mutation -- rules values`: one area after the other, each with the results of its last run. All areas take hours. */
const areas = process.argv.slice(2)
const named = areas.length > 0 ? areas : ['rules', 'values', 'schema', 'store', 'client']
const failed = named.filter((area) => {
  console.log(`Mutants of ${area}`)
  const { status } = spawnSync('npx', ['stryker', 'run', 'test/mutation/stryker.config.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_AREA: area },
  })
  return status !== 0
})
if (failed.length > 0) {
  console.error(`Too many mutants live on in ${failed.join(', ')}.`)
  process.exitCode = 1
}
