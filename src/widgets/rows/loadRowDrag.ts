import type { RowPress } from './drag/startRowDrag.ts'

type StartRowDrag = (press: RowPress) => void

let loading: Promise<StartRowDrag> | undefined

/** Loads what drags rows, once; after a failure the next call tries again. A form whose rows nobody drags goes without. */
export const loadRowDrag = (): Promise<StartRowDrag> => {
  loading ??= import('./drag/startRowDrag.ts').then(
    (module) => module.startRowDrag,
    (reason: unknown) => {
      loading = undefined
      throw reason
    },
  )
  return loading
}

/** Starts loading when the pointer comes near. The press itself reports a failure. */
export const preloadRowDrag = (): void => {
  loadRowDrag().catch(() => undefined)
}
