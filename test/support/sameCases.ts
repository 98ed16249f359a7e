import fc from 'fast-check'

const { MODULEFORM_RUNS: runs, MODULEFORM_SEED: seed } = process.env

// Random tests draw the same cases each time, so what fails is owed to a change. `npm run test:deep` sets MODULEFORM_RUNS and draws new ones;
// a failure names its seed, and MODULEFORM_SEED draws that again.
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) })
else if (runs === undefined) fc.configureGlobal({ seed: 20_261_126 })
