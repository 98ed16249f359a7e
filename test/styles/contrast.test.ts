import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { oklchLuminance } from './oklchLuminance.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8')

/** Luminance of a token in both schemes, read from its `light-dark()`. */
const luminancesOf = (token: string): readonly [number, number] => {
  const [, light = '', dark = ''] = new RegExp(`--mf-${token}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)`).exec(tokens) ?? []
  const read = (text: string) => {
    const [l = NaN, c = NaN, h = NaN] = text.split(' ').map(Number)
    return oklchLuminance(l, c, h)
  }
  return [read(light), read(dark)]
}

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const surfaces = ['surface', 'sunken', 'raised']
const texts = ['text', 'muted', 'faint', 'accent', 'danger', 'warn', 'ok']
const pairs: readonly (readonly [string, string, number])[] = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface, 4.5] as const)),
  ...surfaces.map((surface) => ['border-control', surface, 3] as const),
  ['on-accent', 'accent', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['faint', 'accent-soft', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['text', 'danger-soft', 4.5],
  ['warn', 'warn-soft', 4.5],
  ['text', 'warn-soft', 4.5],
]

it.each(pairs)('%s on %s has a contrast of %s:1 in both schemes', (front, back, least) => {
  const [light, dark] = luminancesOf(front)
  const [lightBack, darkBack] = luminancesOf(back)
  expect(ratio(light, lightBack)).toBeGreaterThanOrEqual(least)
  expect(ratio(dark, darkBack)).toBeGreaterThanOrEqual(least)
})
