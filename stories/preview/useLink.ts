import { useEffect, useEffectEvent, useState } from 'react'
import { longestLink, readLink, writeLink, type Linked } from './link.ts'
import type { PreviewSource } from './usePreviewSource.ts'

/** Milliseconds without a change before the address is updated. */
const pause = 400

interface LinkOptions {
  /** The link in the address when the page was opened; `''` for none. */
  readonly opened: string
  readonly source: PreviewSource
  /** The box still has its initial content. */
  readonly isUntouched: boolean
  readonly onOpen: (linked: Linked) => void
  readonly onLink: ((link: string) => void) | undefined
}

/** Opens the content of a link, and updates the address when the content changes. */
export function useLink({ opened, source, isUntouched, onOpen, onLink }: LinkOptions) {
  const [failed, setFailed] = useState<{ readonly source: PreviewSource; readonly said: string }>()
  const [link, setLink] = useState('')
  const open = useEffectEvent(onOpen)
  const fail = useEffectEvent((said: string) => setFailed({ source, said }))
  const tell = useEffectEvent((next: string) => {
    if (next === link) return
    setLink(next)
    onLink?.(next.length > longestLink ? '' : next)
  })
  const [first] = useState(opened)
  useEffect(() => {
    if (first === '') return undefined
    let isOver = false
    readLink(first).then(
      (linked) => !isOver && open(linked),
      (cause: unknown) => !isOver && fail(cause instanceof Error ? cause.message : String(cause)),
    )
    return () => {
      isOver = true
    }
  }, [first])
  const { text, baseUrl, isOfModule } = source
  useEffect(() => {
    let isOver = false
    const write = async () => {
      const content = { ...(!isOfModule && { text }), ...(baseUrl !== undefined && { baseUrl }) }
      const next = isUntouched ? '' : await writeLink(content)
      if (!isOver) tell(next)
    }
    const timer = setTimeout(() => void write(), pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text, baseUrl, isOfModule, isUntouched])
  return { link, problem: failed?.source === source ? failed.said : undefined, isTooLong: link.length > longestLink }
}
