import { loadOnce } from '../../../react/loadOnce.ts'

/** The open part of a select, loaded on demand. */
export const lazyPopup = loadOnce(() => import('../popup/SelectPopup.tsx'))
