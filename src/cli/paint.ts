import picocolors from 'picocolors'

type Colours = ReturnType<typeof picocolors.createColors>

const styles = {
  error: ({ bold, red }: Colours, text: string) => bold(red(text)),
  warning: ({ bold, yellow }: Colours, text: string) => bold(yellow(text)),
  info: ({ bold, cyan }: Colours, text: string) => bold(cyan(text)),
  good: ({ bold, green }: Colours, text: string) => bold(green(text)),
  bold: ({ bold }: Colours, text: string) => bold(text),
  dim: ({ dim }: Colours, text: string) => dim(text),
} as const

/** Applies a terminal colour to a text, or returns it unchanged. */
export type Paint = (style: keyof typeof styles, text: string) => string

/** The library would detect colours from the process; here the given terminal decides. */
export const createPaint = (isColoured: boolean): Paint => {
  const colours = picocolors.createColors(isColoured)
  return (style, text) => (text === '' ? '' : styles[style](colours, text))
}

type Environment = Readonly<Record<string, string | undefined>>

/** Whether to write colours: only for people, unless they or their terminal set otherwise. https://no-color.org, https://force-color.org */
export const hasColours = (isInteractive: boolean, environment: Environment): boolean => {
  const isGiven = (name: string): boolean => (environment[name] ?? '') !== ''
  if (isGiven('NO_COLOR')) return false
  if (isGiven('FORCE_COLOR')) return environment['FORCE_COLOR'] !== '0'
  return isInteractive && environment['TERM'] !== 'dumb'
}
