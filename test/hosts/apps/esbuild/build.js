import { build } from 'esbuild'
import { copyFileSync } from 'node:fs'

await build({
  entryPoints: {
    main: 'main.js',
    'pattern.worker': 'moduleform/pattern.worker.js',
    'editor.worker': 'moduleform/editor.worker.js',
    'json.worker': 'moduleform/json.worker.js',
  },
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  outdir: 'dist',
  loader: { '.ttf': 'file' },
})

copyFileSync('index.html', 'dist/index.html')
