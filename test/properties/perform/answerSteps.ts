import { answerAttempt } from '../answerAttempt.ts'
import { checkLateEnd } from '../laws/checkLateEnd.ts'
import { at, note, type Performer } from './pick.ts'

export const answer: Performer<'answer'> = (trial, { request, answer: given }) => {
  const attempt = at(trial.module.attempts, request)
  if (attempt === undefined) return undefined
  const tag = trial.nextTag()
  const body = answerAttempt(attempt, given, trial.scenario.schema, tag)
  const { call } = attempt
  note(trial, `answer #${call.number} ${call.endpoint} ${call.names.join()} (${tag})`, body === undefined ? given.outcome : body)
  return { kind: 'answer', name: `answer ${call.endpoint}`, answers: { attempt, body, tag } }
}

export const answerSubmit: Performer<'answerSubmit'> = (trial, { answer: given, fields }) => {
  const submit = trial.host.open.shift()
  if (submit === undefined) return undefined
  const named = given === 'errors' ? fields.flatMap((field) => at(submit.handover.sent, field) ?? []) : []
  const message = `No (${trial.nextTag()}).`
  note(
    trial,
    'the host ends a submit',
    given,
    named.map(({ path }) => path),
  )
  const check = checkLateEnd(trial, submit.handover, { answer: given, message, named })
  if (given === 'rejects') submit.reject(new Error(message))
  else submit.resolve(named.length === 0 ? undefined : { errors: named.map(({ path }) => ({ path, message })) })
  return { kind: 'answerSubmit', after: check }
}

export const settlePatterns: Performer<'settlePatterns'> = (trial) => {
  if (!trial.host.settlePatterns()) return undefined
  note(trial, 'patterns are decided')
  trial.form.dispatch({ type: 'patternsSettled' })
  return { kind: 'patternsSettled' }
}
