/** A part of the form that loads on demand. */
export interface LazyPart<Part> {
  /** The part, if it is loaded. */
  readonly current: () => Part | undefined
  /** Loads it once; after a failure the next call tries again. */
  readonly load: () => Promise<Part>
  /** Starts loading early, on hover or focus for instance. A failure is reported by `load`. */
  readonly preload: () => void
}

/**
 * Loads a part of the form on first use, once for all who ask meanwhile. `onLoad` is called after it, with the part in place, `onFailure`
 * each time it did not load.
 */
export function loadOnce<Part>(start: () => Promise<Part>, onLoad = () => {}, onFailure?: () => void): LazyPart<Part> {
  let loaded: Part | undefined
  let loading: Promise<Part> | undefined
  const load = () =>
    (loading ??= start().then(
      (part) => {
        loaded = part
        onLoad()
        return part
      },
      (cause: unknown) => {
        loading = undefined
        onFailure?.()
        throw cause
      },
    ))
  return { current: () => loaded, load, preload: () => void load().catch(() => {}) }
}
