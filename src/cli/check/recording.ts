import type { WireFormatName } from '../../client/wireFormats.ts'
import type { CheckOptions } from './checkOptions.ts'
import type { Exchange } from './exchange/exchange.ts'

/** All that a run has seen; what the checks judge. */
export interface Recording {
  readonly options: CheckOptions
  readonly format: WireFormatName
  /** How it was found out, in words. */
  readonly formatFoundBy: string
  /** The first load, in that format. */
  readonly first: Exchange
  /** In the order of sending. */
  readonly exchanges: readonly Exchange[]
}
