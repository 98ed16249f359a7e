import { build } from 'vite'
import { gzipSync } from 'node:zlib'
import { writeFileSync } from 'node:fs'
const root='/tmp/lintwork/tree/'
export async function size(code, detail){
  const entry='/tmp/lintwork/entry.ts'; writeFileSync(entry, code)
  const r=await build({root, configFile:false, mode:'production', logLevel:'error', build:{write:false, rolldownOptions:{input:entry, preserveEntrySignatures:'strict', external:[/^react/], output:{format:'es'}}}})
  const chunks=r.output.filter(c=>c.type==='chunk')
  const main=chunks.filter(c=>c.isEntry)[0]
  if(detail){ const ms=Object.entries(main.modules).map(([k,m])=>[gzipSync(m.code??'').length,m.renderedLength,k.replace(root,'')]).sort((a,b)=>b[0]-a[0]); for(const m of ms) console.log(m.join('\t')) }
  return gzipSync(main.code,{level:9}).length
}
process.env.NODE_ENV='production'
const s='/tmp/lintwork/tree/src/core'
const arg=process.argv[2]
if(arg==='mods'){ console.log(await size(`export * from '/tmp/lintwork/tree/src/core.ts'`, true)) }
else for(const [n,c] of Object.entries({core:`export * from '/tmp/lintwork/tree/src/core.ts'`, parse:`export {parseSchema} from '${s}/schema/parseSchema.ts'`, compile:`export {compilePlan} from '${s}/plan/compilePlan.ts'`, evaluate:`export {evaluateRules} from '${s}/rules/evaluateRules.ts'`, validate:`export {validateForm} from '${s}/validation/validateForm.ts'`, client:`export * from '/tmp/lintwork/tree/src/client.ts'`})) console.log(n, await size(c))
