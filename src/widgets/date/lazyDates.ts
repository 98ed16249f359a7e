import { localPart } from '../../react/localPart.ts'

/** Parses and formats dates; until it is loaded, or if that fails, fields show ISO text. */
export const dates = localPart(() => import('./localDates.ts'))
