import { join } from 'node:path'
import webpack from 'webpack'

const options = ['messages', 'definition'].map((name) => ({
  mode: 'production',
  entry: `./form/${name}.js`,
  output: { path: join(import.meta.dirname, 'cost', name), filename: `${name}.js` },
}))

webpack(options, (error, stats) => {
  if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'))
})
