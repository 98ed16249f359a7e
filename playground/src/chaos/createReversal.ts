import type { Clock } from 'moduleform/client'

/** Milliseconds without another request after which the answers that wait are let go: two choices made one after the other are one batch. */
const quietTime = 1000

/** Milliseconds between two answers, so that the form has taken the one before the next comes. */
const gap = 50

interface Reversal {
  /** Settles as `answer` does, after those of the requests that were sent later. */
  readonly hold: (answer: Promise<Response>) => Promise<Response>
}

/** Gathers answers and lets them go in the reverse order of their requests. */
export function createReversal(clock: Clock): Reversal {
  let batch: (() => Promise<unknown>)[] = []
  let timer: unknown

  const letGo = async () => {
    const turns = [...batch].reverse()
    batch = []
    for (const turn of turns) {
      // An answer that failed keeps none of the others.
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
        // Nobody listens before its turn.
        answer.catch(() => undefined)
        clock.clearTimeout(timer)
        timer = clock.setTimeout(() => void letGo(), quietTime)
      }),
  }
}
