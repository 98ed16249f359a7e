import type { FieldNode } from '../plan/plan.ts'
import type { Choice } from '../schema/wire.ts'
import type { MatchPattern } from './matchPattern.ts'

/** What a field holds when it is validated. */
export interface FieldInput {
  readonly value: unknown
  /** What was typed, where it stands beside the value because it may not read. */
  readonly text?: string | undefined
  /**
   * The choices offered. `complete`: a value outside of them is an error, because they are static, or all there are and a dependency
   * changed (decisions §6); else it is none. `known`: the content of the field has loaded, and these are all it offers now.
   */
  readonly choices?: { readonly values: readonly Choice[]; readonly complete: boolean; readonly known?: boolean } | undefined
}

/** One field with all that validators look at. */
export interface Subject extends FieldInput {
  readonly node: FieldNode
  readonly matchPattern: MatchPattern
}
