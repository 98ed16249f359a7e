export type * from './core/schema/model.ts'
export type * from './core/schema/wire.ts'
export type * from './core/schema/problems.ts'
export type * from './core/plan/plan.ts'
