import { useEffect, useState } from 'react'

/** The time in milliseconds, updated four times a second while a request is pending. */
export function useNow(isMoving: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isMoving])
  return now
}
