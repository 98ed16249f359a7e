import type * as Reloading from './reloading.ts'

let loaded: typeof Reloading | undefined

/** The code for further answers, if it is loaded. */
export const loadedReloading = (): typeof Reloading | undefined => loaded

/** Loads the code for further answers, which forms with a single answer never need. Rejects on failure; the next call tries again. */
export const loadReloading = async (): Promise<typeof Reloading> => {
  try {
    return (loaded ??= await import('./reloading.ts'))
  } catch (cause) {
    throw new Error('The code that updates the form could not be loaded.', { cause })
  }
}
