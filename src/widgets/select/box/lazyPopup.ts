import { loadOnce } from '../../../react/loadOnce.ts'

/** The part of a select that only an open one needs. */
export const lazyPopup = loadOnce(() => import('../popup/SelectPopup.tsx'))
