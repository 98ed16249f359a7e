import { logInDevelopment } from './errors/logInDevelopment.ts'
import type { RequestEvent, RequestObserver } from './requestObserver.ts'

const sentence =
  '[moduleform] `onRequest` failed, and the request went on without it. Catch what it may throw, for instance where it serialises an event.'

/** Tells an observer. What it throws or rejects with changes nothing of the call. Decisions §7. */
export function tellObserver(observer: RequestObserver | undefined, event: RequestEvent): void {
  try {
    // An observer may be async, whatever its type says.
    const told: unknown = observer?.(event)
    if (told instanceof Promise) told.catch((cause: unknown) => logInDevelopment(sentence, cause))
  } catch (cause) {
    logInDevelopment(sentence, cause)
  }
}
