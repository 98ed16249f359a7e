/** The themes of `ModuleForm`. `auto` is what the user prefers. */
export const themes = ['light', 'dark', 'auto'] as const

export type Theme = (typeof themes)[number]

/** The theme of that name; `undefined` for none, and for what is none. */
export const readTheme = (name: unknown): Theme | undefined => themes.find((theme) => theme === name)

/** Whether it is a theme, or left out: `null` is how some hosts do that. */
export const isTheme = (name: unknown): boolean => (name ?? undefined) === readTheme(name)
