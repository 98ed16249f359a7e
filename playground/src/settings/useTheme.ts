import { useLayoutEffect } from 'react'
import type { Settings } from './settings.ts'

const schemes: Record<Settings['theme'], string> = { system: 'light dark', light: 'light', dark: 'dark' }

/** Sets the colour scheme of the page, which the form follows as it would in any host. */
export function useTheme(theme: Settings['theme']): void {
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = schemes[theme]
  }, [theme])
}
