import type { Path } from '../core/values/path.ts'

/** Where values went in a transition; paths as they were at that moment, because fields may be gone after it. */
export interface Movements {
  readonly setAside: Path[]
  readonly returned: Path[]
}
