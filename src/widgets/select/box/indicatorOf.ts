import type { SelectModel } from '../selectModel.ts'

interface Indicated {
  /** The open part is on its way. */
  readonly isOpening: boolean
  /** No value is shown, so that loading is said in its place. */
  readonly isEmpty: boolean
}

/** What stands at the end of a select's box: a chevron where a press opens a list, a spinner while something is on its way. */
export function indicatorOf({ options }: SelectModel, { isOpening, isEmpty }: Indicated): 'chevron' | 'spinner' | undefined {
  const loading = options.status === 'loading'
  if (isOpening || (loading && !isEmpty)) return 'spinner'
  return loading || options.waitingFor ? undefined : 'chevron'
}
