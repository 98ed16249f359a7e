import type { editor } from 'monaco-editor/editor'

/** Colours of Monaco are fixed, so these repeat the palette of the stylesheet; each has 4.5:1 on the sunken surface of its scheme. */
const paletteOf = {
  light: { accent: '2b56cf', ok: '17703a', warn: '855000', special: '7d3a9c', quiet: '5c6270', text: '1b1e26' },
  dark: { accent: '7fa6ff', ok: '6fce8f', warn: 'e8b96a', special: 'd3a0f0', quiet: '9298a6', text: 'eceef3' },
} as const

type Palette = (typeof paletteOf)['light' | 'dark']

const rulesOf = (palette: Palette): editor.ITokenThemeRule[] => [
  { token: '', foreground: palette.text },
  { token: 'comment', foreground: palette.quiet },
  { token: 'delimiter', foreground: palette.text },
  { token: 'keyword', foreground: palette.special },
  { token: 'operator', foreground: palette.text },
  { token: 'predefined', foreground: palette.accent },
  { token: 'number', foreground: palette.warn },
  { token: 'constant', foreground: palette.warn },
  { token: 'regexp', foreground: palette.warn },
  { token: 'string', foreground: palette.ok },
  { token: 'string.key.json', foreground: palette.accent },
  { token: 'keyword.json', foreground: palette.warn },
  { token: 'type', foreground: palette.accent },
  { token: 'tag', foreground: palette.accent },
  { token: 'metatag', foreground: palette.quiet },
  { token: 'attribute.name', foreground: palette.special },
  { token: 'attribute.value', foreground: palette.ok },
  { token: 'variable', foreground: palette.text },
]

// Brackets have the text colour: coloured pairs would add nothing to their shape.
const colorsOf = ({ text, ok, accent }: Palette, removed: string, background: string): editor.IColors => ({
  'editor.background': background,
  'editor.foreground': `#${text}`,
  // Faint enough that all text colours keep their contrast: hosts may show diffs with the same Monaco.
  'diffEditor.insertedLineBackground': `#${ok}14`,
  'diffEditor.insertedTextBackground': `#${ok}14`,
  'diffEditor.removedLineBackground': `#${removed}14`,
  'diffEditor.removedTextBackground': `#${removed}14`,
  'diffEditor.unchangedRegionBackground': background,
  'diffEditor.unchangedRegionForeground': `#${text}`,
  'diffEditor.diagonalFill': `#${accent}14`,
  ...Object.fromEntries([1, 2, 3].map((depth) => [`editorBracketHighlight.foreground${depth}`, `#${text}`])),
})

/** Monaco's names for the form's two themes. */
export const themeNames = { light: 'moduleform-light', dark: 'moduleform-dark' } as const

/** The form's two themes, by those names. */
export const themes: Readonly<Record<string, editor.IStandaloneThemeData>> = {
  [themeNames.light]: {
    base: 'vs',
    inherit: false,
    rules: rulesOf(paletteOf.light),
    colors: colorsOf(paletteOf.light, 'b3261e', '#f6f7f9'),
  },
  [themeNames.dark]: {
    base: 'vs-dark',
    inherit: false,
    rules: rulesOf(paletteOf.dark),
    colors: colorsOf(paletteOf.dark, 'ff8a80', '#0e1116'),
  },
}
