import type { Schema } from 'moduleform/core'
import { useState } from 'react'
import type { RequestLog } from '../requests/createRequestLog.ts'
import type { LoggedRequest } from '../requests/loggedRequest.ts'
import { asWholeForm } from './asWholeForm.ts'
import { readSchemaAnswer } from '../../../src/client/readAnswerContent.ts'

interface LastAnswer {
  readonly answer: unknown
  /** It is `opened`: the module has not been asked. */
  readonly isOpened: boolean
  /** Call it once an answer has been merged into the form, with the schema after that. */
  readonly noteMerged: (inForce: Schema | undefined) => void
}

/**
 * The schema that the module has sent last: all of it, even if the answer was for some fields alone. Before the first answer it is `opened`,
 * which a link or a recording shows without asking.
 */
export function useLastAnswer(requests: readonly LoggedRequest[], log: Pick<RequestLog, 'getRequests'>, opened?: object): LastAnswer {
  const came = readLastAnswer(requests)
  const [merged, setMerged] = useState<{ readonly came: unknown; readonly whole: unknown }>()
  return {
    answer: merged !== undefined && merged.came === came ? merged.whole : (came ?? opened),
    isOpened: came === undefined && opened !== undefined,
    noteMerged: (inForce) => {
      // The page may not have rendered since the answer came.
      const newest = readLastAnswer(log.getRequests())
      setMerged({ came: newest, whole: asWholeForm(newest, inForce) })
    },
  }
}

function readLastAnswer(requests: readonly LoggedRequest[]): unknown {
  const answers = requests.filter(({ endpoint, outcome, isByHand }) => endpoint === 'schema' && outcome === 'answered' && isByHand !== true)
  return readSchemaAnswer(answers.at(-1)?.responseBody)
}
