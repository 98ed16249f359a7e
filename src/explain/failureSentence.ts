import type { Failure } from '../store/failure.ts'

type Known = Exclude<Failure, string>
type Sentences = { readonly [Code in Known['code']]: (failure: Extract<Known, { code: Code }>) => string }

const sentences: Sentences = {
  module: ({ error }) => error.message,
  silent: ({ cause }) => `It failed and gave no reason (${cause}).`,
  reloadLoop: ({ answers, fields }) => `${answers} answers in a row changed ${fields.join(', ')} again, and each change asks for another.`,
  contentMissing: ({ name }) => `The answer has no record of the content object "${name}".`,
  contentUnreadable: ({ name }) => `The record of the content object "${name}" has no list in "data".`,
}

/** Why something failed, for whoever maintains the module: the client's message with URL and status, not the text for users. */
export function sentenceOf(failure: Failure): string {
  if (typeof failure === 'string') return failure
  // The table has one row for each code, and the failure's own code picks it; TypeScript cannot follow that pairing.
  const sentence = sentences[failure.code] as (failure: Known) => string
  return sentence(failure)
}
