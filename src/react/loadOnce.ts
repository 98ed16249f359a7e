/** A part of the form that loads on demand. */
export interface LazyPart<Part> {
  /** The part, if it is loaded. */
  readonly current: () => Part | undefined
  /** Loads it once; after a failure the next call tries again. */
  readonly load: () => Promise<Part>
  /** Starts loading early, on hover or focus for instance. A failure is reported by `load`. */
  readonly preload: () => void
}

/** Loads a part of the form on first use. */
export function loadOnce<Part>(start: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | undefined
  const load = async () => (loaded ??= await start())
  return { current: () => loaded, load, preload: () => void load().catch(() => {}) }
}
