/** Parses and formats dates in the locale. Loaded with the first date field. */
export { boxHandlers, DateTools } from './DateTools.tsx'
export { viewDate } from './dateView.ts'
export { formatDate, writeDate } from './formatDate.ts'
export { explainDate, readDate } from './readDate.ts'
export { renderDate } from './renderDate.tsx'
