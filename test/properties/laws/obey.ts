import { differencesBetween, type Aspect, type FormSnapshot } from '../../support/snapshotForm.ts'
import { knownFailures } from './knownFailures.ts'

/** A violated law. */
export class LawBroken extends Error {
  readonly law: string
  constructor(law: string, what: string, options?: ErrorOptions) {
    super(what, options)
    this.law = law
  }
}

/** Whether a violation of this law ends a run. */
export function isWatched(law: string): boolean {
  const wanted = process.env['MODULEFORM_LAWS']
  if (wanted === undefined) return !Object.hasOwn(knownFailures, law)
  return wanted === 'all' || wanted.split(',').some((start) => law.startsWith(start.trim()))
}

/** Requires a law to hold: `true`, or what is wrong. */
export function obey(law: string, holds: true | string): void {
  if (holds !== true && isWatched(law)) throw new LawBroken(law, `${law}: ${holds}`)
}

/** Requires a form to be unchanged, except for some aspects. Each aspect is a law of its own. */
export function obeySame(law: string, before: FormSnapshot, after: FormSnapshot, except: readonly Aspect[] = []): void {
  for (const { aspect, what } of differencesBetween(before, after)) if (!except.includes(aspect)) obey(`${law}: ${aspect}`, what)
}
