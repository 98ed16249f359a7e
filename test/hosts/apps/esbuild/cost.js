import { build } from 'esbuild'

for (const name of ['messages', 'definition']) {
  await build({
    entryPoints: { [name]: `form/${name}.js` },
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    outdir: `cost/${name}`,
  })
}
