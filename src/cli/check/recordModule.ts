import type { CheckOptions } from './checkOptions.ts'
import type { Exchange } from './exchange/exchange.ts'
import type { NotReached } from './exchange/leftOut.ts'
import { createSession, type CheckWorld, type Session } from './exchange/session.ts'
import { lintAnswers } from './lintAnswers.ts'
import { askOtherFormat, detectFormat, type Detected } from './probes/detectFormat.ts'
import { askUnknownNames, exploreContent } from './probes/exploreContent.ts'
import { listUnasked } from './probes/fillGoverning.ts'
import { sendFormData } from './probes/sendFormData.ts'
import { repeatLate, repeatRequest, sendMalformed, sendPreflight } from './probes/sendMalformed.ts'
import { chooseConnections, createTrail, type Trail, walkForm } from './probes/walkForm.ts'
import { isSentInUse, type Recording } from './recording.ts'
import { enterFirst } from './walk/visit.ts'

/** What was recorded, and what was left out for lack of time or requests. */
export interface RecordedRun {
  /** `undefined` if nothing answers at the address. */
  readonly recording: Recording | undefined
  readonly notReached: readonly NotReached[]
  readonly isInterrupted: boolean
}

/** Sends all requests of a run and records the answers. The expensive ones come last: if the requests run out, choices are left out. */
export async function recordModule(options: CheckOptions, world: CheckWorld): Promise<RecordedRun> {
  const startedAt = world.clock.now()
  const session = createSession(options, world)
  const trail = createTrail()
  try {
    const detected = await detectFormat(session)
    if (detected.first?.outcome.kind === 'answer') await probe(session, detected, detected.first, trail)
    const hasTime = () => !world.signal.aborted && world.clock.now() - startedAt < options.maxTime
    const recording = detected.first && (await judgeable(session, detected, detected.first, hasTime))
    return {
      recording,
      notReached: [...session.allowance.leftOut.list(), ...listUnread(recording), ...listUnset(trail), ...listUnasked(trail)],
      isInterrupted: world.signal.aborted,
    }
  } finally {
    session.allowance.close()
  }
}

async function probe(session: Session, { asker }: Detected, first: Exchange, trail: Trail): Promise<void> {
  const { options } = session
  const visit = enterFirst(first, options.formData)
  if (visit === undefined) return sendPreflight(session, ['schema'])
  await repeatRequest(session, first)
  await sendMalformed(session, asker.format, 'schema')
  if (options.format === undefined && asker.format === 'plain') await askOtherFormat(session, first)
  const loaded = await exploreContent(asker, await chooseConnections(asker, visit), trail.content)
  await repeatRequest(
    session,
    session.exchanges.find(({ purpose }) => purpose.kind === 'content'),
  )
  const testContent = async () => {
    await askUnknownNames(asker, loaded)
    await sendMalformed(session, asker.format, 'content')
  }
  // A form without content objects needs no /content endpoint.
  const hasContent = () => session.exchanges.some(({ purpose }) => purpose.kind === 'content')
  const isTested = hasContent()
  if (isTested) await testContent()
  await sendPreflight(session, isTested ? ['schema', 'content'] : ['schema'])
  await sendFormData(asker, loaded)
  await walkForm(asker, loaded, trail)
  if (!isTested && hasContent()) await testContent()
  await repeatLate(session, first)
}

async function judgeable(
  { options, exchanges, allowance }: Session,
  detected: Detected,
  first: Exchange,
  hasTime: () => boolean,
): Promise<Recording> {
  const inOrder = [...exchanges].sort((a, b) => a.id - b.id)
  return {
    options,
    format: detected.asker.format,
    formatFoundBy: detected.because,
    first,
    exchanges: inOrder,
    notAsked: allowance.leftOut.fieldsOf('choices'),
    linted: await lintAnswers(
      inOrder.filter((exchange) => isSentInUse(exchange, first)),
      options.widgets ?? [],
      hasTime,
    ),
  }
}

const listUnread = (recording: Recording | undefined): NotReached[] => {
  const count = recording?.linted.unreadCount ?? 0
  return count === 0 ? [] : [{ what: `the linter's word on ${count} schemas that came`, why: 'there was no time left for it' }]
}

const listUnset = ({ unset, set }: Trail): NotReached[] =>
  [...unset].filter(([field]) => !set.has(field)).map(([field, why]) => ({ what: `"${field}", which was not set`, why }))
