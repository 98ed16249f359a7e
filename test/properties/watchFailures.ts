/** Invariant 6: collects uncaught errors and unhandled rejections. */
export function watchFailures() {
  const failures: unknown[] = []
  const note = (cause: unknown) => void failures.push(cause)
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  return {
    check: () => {
      const [first] = failures
      if (first !== undefined) throw new Error('Something failed where nobody waits for it.', { cause: first })
    },
    stop: () => {
      process.off('unhandledRejection', note)
      process.off('uncaughtException', note)
    },
  }
}
