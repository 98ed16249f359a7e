import { createAsker } from '../walk/createAsker.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { Session } from '../exchange/session.ts'
import { firstRequest } from './detectFormat.ts'

/** The first load wrapped in `data`, of a module that speaks the plain format: where it answers, then the same. Decisions §7. */
export async function askOtherFormat(session: Session, of: Exchange): Promise<void> {
  const subject = 'the first load, in the format "data"'
  const purpose = { kind: 'other-format', of, subject, group: 'the other wire format' } as const
  await createAsker(session, 'data').askSchema(firstRequest(session), purpose)
}
