const styles = {
  error: ['31;1', '22;39'],
  warning: ['33;1', '22;39'],
  info: ['36;1', '22;39'],
  good: ['32;1', '22;39'],
  bold: ['1', '22'],
  dim: ['2', '22'],
} as const

/** Puts a text into a colour of the terminal, or leaves it as it is. */
export type Paint = (style: keyof typeof styles, text: string) => string

/** `node:util` paints by what it knows of the process; here the terminal that was given says so. */
export const createPaint =
  (isColoured: boolean): Paint =>
  (style, text) => {
    const [open, close] = styles[style]
    return isColoured && text !== '' ? `\u001b[${open}m${text}\u001b[${close}m` : text
  }

type Environment = Readonly<Record<string, string | undefined>>

/** Whether to write colours: for people, unless they or their terminal say otherwise. https://no-color.org, https://force-color.org */
export const hasColours = (isInteractive: boolean, environment: Environment): boolean => {
  const isGiven = (name: string): boolean => (environment[name] ?? '') !== ''
  if (isGiven('NO_COLOR')) return false
  if (isGiven('FORCE_COLOR')) return environment['FORCE_COLOR'] !== '0'
  return isInteractive && environment['TERM'] !== 'dumb'
}
