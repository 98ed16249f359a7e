/** A part of the form that comes when somebody needs it. */
export interface LazyPart<Part> {
  /** Where it has come already. */
  readonly current: () => Part | undefined
  /** Loads it once; after a failure the next call tries again. */
  readonly load: () => Promise<Part>
  /** Starts loading, on hover or focus for instance, so that it is there when it is needed. That it failed, `load` reports. */
  readonly preload: () => void
}

/** Makes a part of the form load when it is needed: forms that never do go without. */
export function loadOnce<Part>(start: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | undefined
  const load = async () => (loaded ??= await start())
  return { current: () => loaded, load, preload: () => void load().catch(() => {}) }
}
