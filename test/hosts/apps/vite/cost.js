import { build } from 'vite'

for (const name of ['messages', 'definition']) {
  await build({ configFile: false, build: { outDir: `cost/${name}`, rolldownOptions: { input: `form/${name}.js` } } })
}
