import type { Clock } from 'moduleform/client'

/** Milliseconds without another request after which the held answers are released: two choices made one after the other are one batch. */
const quietTime = 1000

/** Milliseconds between two answers, so that the form has processed the first one. */
const gap = 50

interface Reversal {
  /** Settles as `answer` does, after the answers to later requests. */
  readonly hold: (answer: Promise<Response>) => Promise<Response>
}

/** Holds answers and releases them in the reverse order of their requests. */
export function createReversal(clock: Clock): Reversal {
  let batch: (() => Promise<unknown>)[] = []
  let timer: unknown

  const letGo = async () => {
    const turns = [...batch].reverse()
    batch = []
    for (const turn of turns) {
      // A failed answer must not block the others.
      await turn().catch(() => undefined)
      await new Promise<void>((resolve) => {
        clock.setTimeout(resolve, gap)
      })
    }
  }

  return {
    hold: (answer) =>
      new Promise((resolve) => {
        batch.push(() => {
          resolve(answer)
          return answer
        })
        // Prevents an unhandled rejection while the answer is held.
        answer.catch(() => undefined)
        clock.clearTimeout(timer)
        timer = clock.setTimeout(() => void letGo(), quietTime)
      }),
  }
}
