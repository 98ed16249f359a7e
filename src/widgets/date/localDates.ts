/** What reads and writes dates as a locale does, for fields that hold one. Loaded when the first of them is there. */
export { boxHandlers, DateTools } from './DateTools.tsx'
export { viewDate } from './dateView.ts'
export { formatDate, writeDate } from './formatDate.ts'
export { explainDate } from './readDate.ts'
export { renderDate } from './renderDate.tsx'
