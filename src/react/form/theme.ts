/** The themes of `ModuleForm`. `auto` follows the preference of the user. */
export const themes = ['light', 'dark', 'auto'] as const

export type Theme = (typeof themes)[number]

/** The theme of that name; `undefined` for no name or an unknown one. */
export const readTheme = (name: unknown): Theme | undefined => themes.find((theme) => theme === name)

/** Whether it is a theme or absent, as `undefined` or `null`. */
export const isTheme = (name: unknown): boolean => (name ?? undefined) === readTheme(name)
