import type { ModuleError } from '../../client/errors.ts'
import type { SummaryLine } from '../../store/formView.ts'
import { count } from '../countWords.ts'
import { grouped } from '../../core/values/grouped.ts'
import { notAccepted } from '../../store/submit/readErrors.ts'
import { lateTexts } from '../lateTexts.ts'

/** How much a reload changed, for the sentence that is read out. */
export interface ReloadCounts {
  readonly added: number
  readonly removed: number
  readonly changed: number
  readonly setAside: number
  readonly returned: number
}

/** Texts of notices, loaded with the first of them. A host replaces them through `messages` like all others. */
export const noticeMessages = {
  loadFailed: "Couldn't load the form.",
  reloadFailed: "Couldn't update the form. Your entries are safe.",
  submitFailed: "Couldn't submit the form.",
  /** An error of the host without a message. */
  notAccepted,
  submitHeldUp: "Not submitted: the form couldn't be updated. Retry, or submit again to use the form as it is.",
  errorCount: (count: number) => (count === 1 ? 'Fix 1 field to continue' : `Fix ${grouped(count)} fields to continue`),
  warningCount: (count: number) => (count === 1 ? '1 value is no longer available' : `${grouped(count)} values are no longer available`),
  placeInRows: (rowNames: readonly string[], label: string) => [...rowNames, label].join(', '),
  errorLine: (label: string, message: string) => `${label}: ${message}`,
  setAside: (count: number) =>
    count === 1
      ? "1 value is kept for a field that isn't shown now."
      : `${grouped(count)} values are kept for fields that aren't shown now.`,
  showSetAside: 'Show',
  /** Also of why a submit was refused. */
  hideSetAside: 'Hide',
  secretSetAside: 'not shown',
  restored: (date: Date) =>
    `Showing the version saved on ${date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}. You can still edit and submit.`,
  changedSince: (changes: string) => `The form has changed since it was last opened: ${changes}.`,
  reloaded: ({ added, removed, changed, setAside, returned }: ReloadCounts) =>
    [
      ...count(added, 'field', 'added'),
      ...count(removed, 'field', 'removed'),
      ...count(changed, 'field', 'changed'),
      ...count(setAside, 'value', 'set aside'),
      ...count(returned, 'value', 'restored'),
    ].join(', '),
  details: 'Details',
  /** For whoever maintains the module: the request and the answer. */
  failureDetails: describe,
  /** Of the buttons called `retry`. */
  retryForm: 'Retry loading the form',
  retryUpdate: 'Retry updating the form',
  /** Accessible name of `retry` at a list, since there may be several. */
  retryLoading: (label: string) => `Retry loading ${label}`,
  /** At a closed list. */
  optionsFailed: 'Options not loaded',
  goTo: (label: string) => `Go to ${label}`,
  errorsLeft: (count: number) => `${grouped(count)} left`,
  nothingLeft: 'Nothing left to fix',
}

/**
 * The sentence of the error, unless it repeats the module's message, how long to wait, and the request. Only the first sentence: the rest
 * is advice for developers.
 */
function describe(error: ModuleError): string {
  const { message, moduleMessage, method, url, status } = error
  // What is quoted has sentences of its own.
  const [sentence] = /^(?:.*")?.*?\.(?= \p{Lu}|\n|$)/u.exec(message) ?? [message]
  const request = [method, url, status].filter((part) => part !== undefined).join(' ')
  const wait = 'retryAfter' in error ? Math.ceil(Number(error.retryAfter) / 1000) : 0
  return [
    ...(moduleMessage !== undefined && message.startsWith(moduleMessage) ? [] : [sentence]),
    ...(wait > 0 ? [`The module asks to wait ${grouped(wait)} s.`] : []),
    request,
  ].join('\n')
}

/** The texts of notices, the summary and what failed, by name; they load with the first of these. */
export type NoticeMessages = typeof noticeMessages

export const noticeTexts = (messages: Partial<NoticeMessages>): NoticeMessages => lateTexts(noticeMessages, messages)

/** How many fields have an error; those of the form as a whole are of none. */
export const countFields = (errors: readonly SummaryLine[]): number => errors.filter(({ address }) => address !== undefined).length

/** What the errors of a submit mean, in a sentence. */
export function titleOfErrors(errors: readonly SummaryLine[], { errorCount, submitFailed }: NoticeMessages): string {
  const count = countFields(errors)
  return count === 0 ? submitFailed : errorCount(count)
}
