import type { CheckOptions } from './checkOptions.ts'
import { createSession, type CheckWorld } from './exchange/session.ts'
import { askOtherFormat } from './probes/detectFormat.ts'
import { askUnknownNames } from './probes/exploreContent.ts'
import { chooseConnections } from './probes/walkForm.ts'
import { detectFormat } from './probes/detectFormat.ts'
import { exploreContent } from './probes/exploreContent.ts'
import { repeatLate, repeatRequest } from './probes/sendMalformed.ts'
import { sendFormData } from './probes/sendFormData.ts'
import { sendMalformed } from './probes/sendMalformed.ts'
import { sendPreflight } from './probes/sendMalformed.ts'
import { createTrail, walkForm } from './probes/walkForm.ts'
import type { Recording } from './recording.ts'
import { enterFirst } from './walk/visit.ts'

/** What was seen, and what there was no room or time for. */
export interface RecordedRun {
  /** `undefined` where nothing answers at the address. */
  readonly recording: Recording | undefined
  readonly leftOut: ReadonlyMap<string, number>
  /** Fields that load the schema and were not set, because there was nothing to choose. */
  readonly notSet: ReadonlySet<string>
  readonly isInterrupted: boolean
}

/**
 * Sends everything there is to find out about a module, and keeps what it answers. What is dear comes last: where the requests do not
 * suffice, choices are left out.
 */
export async function recordModule(options: CheckOptions, world: CheckWorld): Promise<RecordedRun> {
  const session = createSession(options, world)
  const trail = createTrail()
  const { asker, first, because } = await detectFormat(session)
  const finish = (): RecordedRun => ({
    recording: first && {
      options,
      format: asker.format,
      formatFoundBy: because,
      first,
      exchanges: [...session.exchanges].sort((a, b) => a.id - b.id),
    },
    leftOut: session.leftOut,
    notSet: new Set([...trail.unset].filter((field) => !trail.set.has(field))),
    isInterrupted: world.signal.aborted,
  })
  if (first === undefined || first.outcome.kind === 'failure') return finish()

  await repeatRequest(session, first)
  await sendMalformed(session, asker.format)
  await sendPreflight(session)
  const visit = enterFirst(first, options.formData)
  if (visit === undefined) return finish()

  if (options.format === undefined && asker.format === 'plain') await askOtherFormat(session, first)
  const loaded = await exploreContent(asker, await chooseConnections(asker, visit), trail.content)
  await repeatRequest(
    session,
    session.exchanges.find(({ purpose }) => purpose.kind === 'content'),
  )
  await askUnknownNames(asker, loaded)
  await sendFormData(asker, loaded)
  await walkForm(asker, loaded, trail)
  await repeatLate(session, first)
  return finish()
}
