import { localPart } from '../../react/localPart.ts'

/** What reads and writes dates; fields show ISO text until it is there, and where it does not come. */
export const dates = localPart(() => import('./localDates.ts'))
