/** A colour in oklch: lightness from 0 to 1, chroma, hue in degrees, and opacity if it is not opaque. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number]

/** A colour of the form in both themes. */
export interface ThemedColour {
  readonly light: Oklch
  readonly dark: Oklch
}

/**
 * The colours of the form, each the custom property `--mf-<name>`. `npm run colours` generates `colours.css` from this table; a test checks
 * the contrasts.
 */
export const colours = {
  surface: { light: [1, 0, 264], dark: [0.205, 0.014, 264] },
  sunken: { light: [0.977, 0.003, 264], dark: [0.178, 0.013, 264] },
  raised: { light: [1, 0, 264], dark: [0.245, 0.016, 264] },
  text: { light: [0.23, 0.02, 264], dark: [0.945, 0.006, 264] },
  muted: { light: [0.46, 0.02, 264], dark: [0.77, 0.015, 264] },
  faint: { light: [0.53, 0.018, 264], dark: [0.69, 0.018, 264] },
  border: { light: [0.895, 0.008, 264], dark: [0.32, 0.016, 264] },
  'border-control': { light: [0.64, 0.016, 264], dark: [0.54, 0.02, 264] },
  accent: { light: [0.52, 0.2, 264], dark: [0.72, 0.14, 264] },
  'accent-soft': { light: [0.955, 0.025, 264], dark: [0.29, 0.05, 264] },
  'on-accent': { light: [1, 0, 264], dark: [0.17, 0.03, 264] },
  danger: { light: [0.52, 0.19, 25], dark: [0.74, 0.15, 25] },
  'danger-soft': { light: [0.972, 0.014, 25], dark: [0.265, 0.045, 25] },
  warn: { light: [0.5, 0.11, 70], dark: [0.82, 0.12, 85] },
  'warn-soft': { light: [0.975, 0.03, 85], dark: [0.275, 0.04, 80] },
  ok: { light: [0.5, 0.12, 150], dark: [0.78, 0.14, 150] },
  shade: { light: [0.2, 0.02, 264, 0.06], dark: [0.2, 0.02, 264, 0] },
  'pop-shade': { light: [0.2, 0.02, 264, 0.2], dark: [0, 0, 264, 0.6] },
} as const satisfies Readonly<Record<string, ThemedColour>>
