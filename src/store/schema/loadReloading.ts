import type * as Reloading from './reloading.ts'

let loaded: typeof Reloading | undefined

/** What a second answer takes, once it is there. */
export const loadedReloading = (): typeof Reloading | undefined => loaded

/** Loads what a second answer takes: forms that are described once do without. Rejects where it cannot be loaded; the next call tries again. */
export const loadReloading = async (): Promise<typeof Reloading> => {
  try {
    return (loaded ??= await import('./reloading.ts'))
  } catch (cause) {
    throw new Error('The code that updates the form could not be loaded.', { cause })
  }
}
