/** Answers after a delay in milliseconds. Rejects if the caller aborts before. */
export async function slowly(milliseconds: number, signal: AbortSignal, answer: () => Response): Promise<Response> {
  signal.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    const giveUp = () => {
      clearTimeout(timer)
      reject(new Error('The caller gave up'))
    }
    signal.addEventListener('abort', giveUp, { once: true })
  })
  return answer()
}
