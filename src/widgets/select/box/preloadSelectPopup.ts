import { loadSelectPopup } from './loadSelectPopup.ts'

/** Starts loading on hover or focus, so that opening finds it there. Opening itself reports a failure. */
export const preloadSelectPopup = () => {
  loadSelectPopup().catch(() => undefined)
}
