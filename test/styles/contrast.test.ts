import { expect, it } from 'vitest'
import { colours, type Oklch } from '../../src/styles/colours.ts'
import { oklchLuminance } from './oklchLuminance.ts'

type ColourName = keyof typeof colours

const luminance = ([lightness, chroma, hue]: Oklch): number => oklchLuminance(lightness, chroma, hue)

const ratio = (one: Oklch, other: Oklch): number => {
  const [darker = NaN, brighter = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (brighter + 0.05) / (darker + 0.05)
}

const surfaces = ['surface', 'sunken', 'raised'] as const
const texts = ['text', 'muted', 'faint', 'accent', 'danger', 'warn', 'ok'] as const
const pairs: readonly (readonly [ColourName, ColourName, number])[] = [
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

it.each(pairs)('%s on %s has a contrast of %s:1 in both themes', (front, back, least) => {
  for (const theme of ['light', 'dark'] as const) {
    expect(ratio(colours[front][theme], colours[back][theme]), theme).toBeGreaterThanOrEqual(least)
  }
})
