import { useLayoutEffect, type ReactNode } from 'react'
import { setTheme, type Theme } from './setTheme.ts'

interface SurroundingsProps {
  readonly theme?: Theme
  readonly direction?: 'left to right' | 'right to left'
  readonly width?: 'full width' | '360 px'
  readonly density?: string
  readonly children: ReactNode
}

/** The page around a story, as set by the toolbar or by the story itself. */
export function Surroundings({ theme = 'light', direction, width, density = '', children }: SurroundingsProps) {
  useLayoutEffect(() => {
    const page = document.documentElement
    setTheme(theme)
    page.dir = direction === 'right to left' ? 'rtl' : 'ltr'
    page.dataset['density'] = density
  }, [theme, direction, density])
  // One element for both widths: another one would mount the story anew, without what was typed.
  return <div style={width === '360 px' ? { maxWidth: 360 } : { display: 'contents' }}>{children}</div>
}
