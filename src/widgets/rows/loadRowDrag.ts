import type { RowPress } from './drag/startRowDrag.ts'

type StartRowDrag = (press: RowPress) => void

let loaded: StartRowDrag | undefined

/** Loads what drags rows, once; after a failure the next call tries again. A form whose rows nobody drags goes without. */
export const loadRowDrag = async (): Promise<StartRowDrag> => (loaded ??= (await import('./drag/startRowDrag.ts')).startRowDrag)

/** Starts loading when the pointer comes near. The press itself reports a failure. */
export const preloadRowDrag = (): void => {
  loadRowDrag().catch(() => undefined)
}
