import { checkReset } from '../laws/checkHandBack.ts'
import { obey } from '../laws/obey.ts'
import type { Trial } from '../createTrial.ts'
import type { Beside } from '../generate/commandArbitrary.ts'
import type { Json } from '../generate/pools.ts'
import type { Step } from '../step.ts'
import { note, type Performer } from './pick.ts'

/** Undo or redo. */
export const takeBack =
  <Name extends 'undo' | 'redo'>(name: Name): Performer<Name> =>
  (trial) => {
    const { canUndo, canRedo } = trial.state.history
    if (!trial.isUsable() || !(name === 'undo' ? canUndo : canRedo)) return undefined
    note(trial, name)
    const isResetLast = () => trial.state.history.destroyed === 'formReset'
    const wasReset = isResetLast()
    trial.form[name]()
    return { kind: 'changeApplied', name, edits: true, takesBack: true, turnsReset: name === 'undo' ? wasReset : isResetLast() }
  }

export const reload: Performer<'reload'> = (trial) => {
  if (trial.isStopped()) return undefined
  note(trial, 'reload')
  trial.form.reload()
  return { kind: 'reloadAsked', reloads: true }
}

/** Submits. In a form that cannot be edited this starts nothing. */
const begin = (trial: Trial): Pick<Step, 'submits'> => {
  const isUsable = trial.isUsable()
  const { phase } = trial.state.submit
  // Also one that the form has made again by itself, after it was stopped.
  const isUnderWay = phase === 'waiting' || phase === 'submitting'
  const hasBegun = trial.submissions.begin() && !isUnderWay
  if (isUsable && !isUnderWay) obey('submit', hasBegun || 'is swallowed, and none is under way')
  return { submits: hasBegun && isUsable }
}

export const submit: Performer<'submit'> = (trial) => {
  if (trial.isStopped()) return undefined
  note(trial, 'submit')
  return { kind: 'submit', ...begin(trial) }
}

const beside: Readonly<Record<Beside, (trial: Trial, values: Json) => Step>> = {
  readOnly: (trial) => {
    const begun = begin(trial)
    trial.form.changeSettings({ readOnly: true })
    return { kind: 'submit', name: 'submit and lock', ...begun }
  },
  disabled: (trial) => {
    const begun = begin(trial)
    trial.form.changeSettings({ disabled: true })
    return { kind: 'submit', name: 'submit and lock', ...begun }
  },
  reset: (trial, values) => {
    const begun = begin(trial)
    trial.reset(values)
    return { kind: 'formReset', name: 'submit and reset', resets: true, ...begun, after: () => checkReset(trial, values) }
  },
  resetBefore: (trial, values) => {
    trial.reset(values)
    const begun = begin(trial)
    if (trial.isUsable()) obey('submit after reset', begun.submits === true || 'is swallowed')
    return { kind: 'formReset', name: 'submit and reset', resets: true, ...begun }
  },
}

export const submitAnd: Performer<'submitAnd'> = (trial, { beside: name, values }) => {
  if (trial.isStopped()) return undefined
  const given = trial.tagged(values)
  note(trial, 'submit and in the same tick', name, given)
  return beside[name](trial, given)
}

export const discard: Performer<'discard'> = (trial) => {
  if (trial.isStopped()) return undefined
  note(trial, 'discard what is set aside')
  trial.form.dispatch({ type: 'setAsideDiscarded' })
  return { kind: 'setAsideDiscarded', discards: true }
}

export const restart: Performer<'restart'> = (trial) => {
  if (trial.isStopped()) return undefined
  note(trial, 'stop and start')
  trial.stop()
  trial.start()
  return { kind: 'restart', restarts: true }
}

export const stop: Performer<'stop'> = (trial) => {
  if (trial.isStopped()) return undefined
  note(trial, 'stop')
  trial.stop()
  return { kind: 'stop' }
}

export const start: Performer<'start'> = (trial) => {
  if (!trial.isStopped()) return undefined
  note(trial, 'start')
  trial.start()
  return { kind: 'start', restarts: true }
}

export const reset: Performer<'reset'> = (trial, command) => {
  if (trial.isStopped()) return undefined
  const values = trial.tagged(command.values)
  note(trial, 'reset', values)
  trial.reset(values)
  return { kind: 'formReset', resets: true, after: () => checkReset(trial, values) }
}

export const replaceStart: Performer<'replaceStart'> = (trial, { schema }) => {
  if (trial.isStopped()) return undefined
  note(trial, 'the host gives the schema', schema)
  trial.replaceStart(schema)
  return { kind: 'startReplaced', newStart: schema }
}

export const settings: Performer<'settings'> = (trial, { setting, on }) => {
  if (trial.isStopped() || trial.state.settings[setting] === on) return undefined
  note(trial, setting, on)
  trial.form.changeSettings({ [setting]: on })
  return { kind: 'settingsChanged' }
}

export const replaceModule: Performer<'replaceModule'> = (trial) => {
  if (trial.isStopped()) return undefined
  note(trial, 'another module')
  trial.form.effects.replaceModule(trial.hasOwnSchema())
  return { kind: 'moduleReplaced', replacesModule: true }
}

export const connections: Performer<'connections'> = (trial, { count }) => {
  if (trial.isStopped()) return undefined
  note(trial, 'the host has', count, 'connections')
  trial.host.replaceConnections(count)
  trial.form.dispatch({ type: 'connectionsForgotten' })
  return { kind: 'connectionsForgotten' }
}
