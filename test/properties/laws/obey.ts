import { differencesBetween, type Aspect, type FormSnapshot } from '../../support/snapshotForm.ts'
import { knownFailures } from './knownFailures.ts'

/** A law was broken. */
export class LawBroken extends Error {
  readonly law: string
  constructor(law: string, what: string, options?: ErrorOptions) {
    super(what, options)
    this.law = law
  }
}

/** Whether a run is to end where a law is broken. */
export function isWatched(law: string): boolean {
  const wanted = process.env['MODULEFORM_LAWS']
  if (wanted === undefined) return !Object.hasOwn(knownFailures, law)
  return wanted === 'all' || wanted.split(',').some((start) => law.startsWith(start.trim()))
}

/** Holds a run to a law: `true`, or what is wrong. */
export function obey(law: string, holds: true | string): void {
  if (holds !== true && isWatched(law)) throw new LawBroken(law, `${law}: ${holds}`)
}

/** Holds a run to it that a form is as it was, in all aspects but some. Each aspect is a law of its own. */
export function obeySame(law: string, before: FormSnapshot, after: FormSnapshot, except: readonly Aspect[] = []): void {
  for (const { aspect, what } of differencesBetween(before, after)) if (!except.includes(aspect)) obey(`${law}: ${aspect}`, what)
}
