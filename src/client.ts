export { systemClock, type Clock } from './client/clock.ts'
export type * from './client/moduleClient.ts'
