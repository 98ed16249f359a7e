import { build } from 'vite'
import { writeFileSync, readFileSync, readdirSync } from 'node:fs'
const t='/tmp/lintwork/tree'
const r=await build({root:t, configFile:false, logLevel:'error', build:{write:false, minify:false, rolldownOptions:{input:t+'/src/lint.ts', preserveEntrySignatures:'strict', output:{format:'es'}}}})
writeFileSync('/tmp/lintwork/lint.bundle.mjs', r.output[0].code)
const {lintSchema,formatProblem}=await import('/tmp/lintwork/lint.bundle.mjs')
const dir='/work/shared/corpus/schemas/'
const counts={}
for(const f of readdirSync(dir)){ const json=JSON.parse(readFileSync(dir+f,'utf8')); const t0=performance.now(); const ps=lintSchema(json); console.log('\n=== '+f, ps.length, (performance.now()-t0).toFixed(0)+'ms')
 for(const p of ps){ counts[p.level+' '+p.code]=(counts[p.level+' '+p.code]||0)+1; if(!process.argv[2]||p.code.match(process.argv[2])) {const m=formatProblem(p); console.log(`${p.level[0]} ${p.code}  ${m.message.slice(0,230)} | ${m.hint}`)} } }
console.log(Object.entries(counts).sort((a,b)=>b[1]-a[1]))
