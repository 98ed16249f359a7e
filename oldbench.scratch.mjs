import { build } from 'vite'
import { writeFileSync } from 'node:fs'
process.env.NODE_ENV='production'
const t='/tmp/lintwork/oldtree'
writeFileSync('/tmp/lintwork/benchentry.ts', `export * from '${t}/src/core.ts'
export { createCoreForm } from '${t}/test/bench/core/createCoreForm.ts'`)
const r=await build({root:t, configFile:false, logLevel:'error', build:{write:false, minify:false, rolldownOptions:{input:'/tmp/lintwork/benchentry.ts', preserveEntrySignatures:'strict', output:{format:'es'}}}})
writeFileSync('/tmp/lintwork/bench.bundle.mjs', r.output[0].code)
