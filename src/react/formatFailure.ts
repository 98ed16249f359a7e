import type { Failure } from '../store/failure.ts'
import type { UiMessages } from './uiMessages.ts'

type Known = Exclude<Failure, string>
type Formatters = { readonly [Code in Known['code']]: (failure: Extract<Known, { code: Code }>, messages: UiMessages) => string }

const formatters: Formatters = {
  module: ({ error }, { moduleFailed }) => moduleFailed(error),
  silent: ({ cause }, { failedSilently }) => failedSilently(cause),
  reloadLoop: ({ answers, fields }, { reloadLoop }) => reloadLoop(answers, fields),
  contentMissing: ({ name }, { contentMissing }) => contentMissing(name),
  contentUnreadable: ({ name }, { contentUnreadable }) => contentUnreadable(name),
}

/** A failure as a sentence, with the host's texts for the failures that the form itself describes. */
export function formatFailure(failure: Failure, messages: UiMessages): string {
  if (typeof failure === 'string') return failure
  // The table has one row for each code, and the failure's own code picks it; TypeScript cannot follow that pairing.
  const format = formatters[failure.code] as (failure: Known, messages: UiMessages) => string
  return format(failure, messages)
}
