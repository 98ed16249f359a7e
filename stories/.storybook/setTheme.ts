export type Theme = 'light' | 'dark'

/** Sets the theme of the page, as a host would, and returns the one before. */
export function setTheme(theme: Theme): Theme {
  const page = document.documentElement
  const before = page.classList.contains('dark') ? 'dark' : 'light'
  page.style.colorScheme = theme
  page.classList.toggle('dark', theme === 'dark')
  return before
}
