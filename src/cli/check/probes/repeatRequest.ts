import type { Exchange } from '../exchange/exchange.ts'
import type { Session } from '../exchange/session.ts'

/** Sends a request once more, byte by byte: equal input gives an equal answer. */
export async function repeatRequest(session: Session, of: Exchange | undefined): Promise<void> {
  if (of === undefined) return
  await session.send(of.call, { kind: 'repeat', of, isLate: false, subject: `${of.purpose.subject}, again`, group: 'repeated requests' })
}

/** The same after all other requests: a module keeps nothing of them. */
export async function repeatLate(session: Session, of: Exchange): Promise<void> {
  const subject = `${of.purpose.subject}, after all other requests`
  await session.send(of.call, { kind: 'repeat', of, isLate: true, subject, group: 'repeated requests' })
}
