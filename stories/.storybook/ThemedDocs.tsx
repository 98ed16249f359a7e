import { DocsContainer, type DocsContainerProps, Source } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useEffect, useLayoutEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { themes, useTheme } from 'storybook/theming'

type Theme = 'light' | 'dark'

interface ThemedDocsProps extends DocsContainerProps {
  /** Applies until the toolbar sets another. */
  readonly initialTheme: Theme
}

/** The frame of a documentation page, light or dark as set in the toolbar. */
export function ThemedDocs({ initialTheme, ...props }: ThemedDocsProps) {
  const { channel } = props.context
  const [theme, setTheme] = useState(() => readTheme(channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) ?? initialTheme)
  useEffect(() => {
    const follow = (...told: unknown[]) => setTheme((now) => readTheme(told) ?? now)
    channel.on(GLOBALS_UPDATED, follow)
    channel.on(SET_GLOBALS, follow)
    return () => {
      channel.off(GLOBALS_UPDATED, follow)
      channel.off(SET_GLOBALS, follow)
    }
  }, [channel])
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = theme
  }, [theme])
  return <DocsContainer {...props} theme={themes[theme]} />
}

/** A block of code; Storybook's own is light on a dark page too. */
export function ThemedSource(props: ComponentProps<typeof Source>) {
  const { base } = useTheme()
  return <Source dark={base === 'dark'} {...props} />
}

/** The theme in the globals that an event carries. */
function readTheme(told: unknown): Theme | undefined {
  // `as`: Storybook types the payload of events as unknown; each step is checked.
  const [event] = (Array.isArray(told) ? told : []) as readonly ({ readonly globals?: { readonly theme?: unknown } } | undefined)[]
  const theme = event?.globals?.theme
  return theme === 'light' || theme === 'dark' ? theme : undefined
}
