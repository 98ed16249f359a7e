import { useEffect, useState } from 'react'

/** The time in milliseconds, moving four times a second while something waits for it. */
export function useNow(isMoving: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isMoving])
  return now
}
