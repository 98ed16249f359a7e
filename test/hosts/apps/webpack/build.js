import CssMinimizer from 'css-minimizer-webpack-plugin'
import MiniCssExtract from 'mini-css-extract-plugin'
import { copyFileSync } from 'node:fs'
import webpack from 'webpack'

const options = {
  mode: 'production',
  entry: './main.js',
  output: { publicPath: '/' },
  module: { rules: [{ test: /\.css$/, use: [MiniCssExtract.loader, 'css-loader'] }] },
  plugins: [new MiniCssExtract()],
  optimization: { minimizer: ['...', new CssMinimizer()] },
  performance: { hints: false },
}

webpack(options, (error, stats) => {
  if (error) throw error
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'))
  copyFileSync('index.html', 'dist/index.html')
})
