import type { Exchange, PurposeOf } from '../exchange/exchange.ts'
import type { Recording } from '../recording.ts'

const asInUse = new Set(['repeat', 'choice', 'fix-point', 'content'])

/** Requests as the form sends them in use: a module answers each with what was asked for. */
export const wellFormed = ({ exchanges, first }: Recording): readonly Exchange[] =>
  exchanges.filter(({ id, purpose }) => id === first.id || asInUse.has(purpose.kind))

/** An exchange whose purpose is known to be of one kind. */
export type ExchangeOf<Kind extends Exchange['purpose']['kind']> = Exchange & { readonly purpose: PurposeOf<Kind> }

export const exchangesOf = <Kind extends Exchange['purpose']['kind']>({ exchanges }: Recording, kind: Kind): ExchangeOf<Kind>[] =>
  exchanges.filter((exchange): exchange is ExchangeOf<Kind> => exchange.purpose.kind === kind)
