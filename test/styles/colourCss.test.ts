import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colours } from '../../src/styles/colours.ts'
import { createColourCss } from '../../src/styles/createColourCss.ts'

const read = (path: string) => readFileSync(`src/${path}`, 'utf8')

it('is what `npm run colours` makes of the table', () => {
  expect(read('styles/colours.css')).toBe(createColourCss(colours))
})

it('writes a colour by the numbers that differ', () => {
  const css = createColourCss({ ink: { light: [0.2, 0.02, 264], dark: [0.9, 0.02, 264, 0.5] } })
  expect(css).toContain('--mf-ink: oklch(0.2 0.02 264);')
  expect(css).toContain(
    '--mf-ink: oklch(from CanvasText calc(0.2 + 0.7 * clamp(0, (l - 0.5) * 1000, 1)) 0.02 264 / calc(1 - 0.5 * clamp(0, (l - 0.5) * 1000, 1)));',
  )
})

it('is the only way to a colour of both themes: minifiers rewrite light-dark()', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
  const withoutComments = (css: string) => css.replaceAll(/\/\*.*?\*\//gs, '')
  expect(sheets.length).toBeGreaterThan(5)
  expect(sheets.filter((path) => withoutComments(read(path)).includes('light-dark('))).toEqual([])
})
