import type { Oklch, ThemedColour } from './colours.ts'

const header = `/*
 * Made of colours.ts by \`npm run colours\`: change the colours there.
 *
 * CanvasText is black where the color-scheme in force is light, and white where it is dark. Each colour is made of it by numbers that step
 * with its lightness, l, from those of the light theme to those of the dark one. This follows every way to set a color-scheme, and minifiers
 * leave it as it is; light-dark() they rewrite into something that follows stylesheets alone. Browsers that cannot do it get the light theme.
 */`

/** 0 in a light scheme, 1 in a dark one. */
const step = 'clamp(0, (l - 0.5) * 1000, 1)'

/** The stylesheet that defines the colours as custom properties of the form. */
export function createColourCss(colours: Readonly<Record<string, ThemedColour>>): string {
  const declare = (write: (colour: ThemedColour) => string, indent: string) =>
    Object.entries(colours)
      .map(([name, colour]) => `${indent}--mf-${name}: ${write(colour)};`)
      .join('\n')
  return `${header}
@layer moduleform.tokens {
  .mf {
${declare(({ light }) => writeOklch(light), '    ')}
  }

  @supports (color: oklch(from currentcolor l c h)) {
    .mf {
${declare(writeThemed, '      ')}
    }
  }
}
`
}

const writeOklch = ([lightness, chroma, hue, alpha = 1]: Oklch): string =>
  `oklch(${lightness} ${chroma} ${hue}${alpha === 1 ? '' : ` / ${alpha}`})`

function writeThemed({ light, dark }: ThemedColour): string {
  const channels = ([0, 1, 2] as const).map((channel) => writeChannel(light[channel], dark[channel]))
  const alpha = writeChannel(light[3] ?? 1, dark[3] ?? 1)
  return `oklch(from CanvasText ${channels.join(' ')}${alpha === '1' ? '' : ` / ${alpha}`})`
}

function writeChannel(light: number, dark: number): string {
  if (light === dark) return String(light)
  const distance = Number(Math.abs(dark - light).toFixed(4))
  return `calc(${light} ${dark > light ? '+' : '-'} ${distance} * ${step})`
}
