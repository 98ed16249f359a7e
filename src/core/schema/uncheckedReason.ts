/** Why a pattern is not checked here. Decisions §8. */
export interface UncheckedReason {
  /** `slow`: it took over 100 ms, or its turn did not come within 2 s. `no-worker`: what only a worker may run found none. `not-loaded`: the code that matches did not load. */
  readonly kind: 'slow' | 'no-worker' | 'not-loaded'
  /** What went wrong, as a sentence without its place; `''` where there is nothing to add. */
  readonly cause: string
}
