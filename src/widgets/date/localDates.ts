/** What reads and writes dates as a locale does, for fields that hold one. Loaded when the first of them is there. */
export { boxHandlers, DateTools } from './DateTools.tsx'
export { viewDate } from './dateView.ts'
export { explainDate } from './explainDate.ts'
export { renderDate } from './renderDate.tsx'
