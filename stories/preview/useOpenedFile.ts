import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { withoutByteOrderMark } from '../../src/cli/lint/source/byteOrderMark.ts'
import { decodeFile } from '../../src/cli/lint/source/decodeFile.ts'
import type { PreviewSource } from './usePreviewSource.ts'

/** Opens files that are chosen, or dropped anywhere on the page; of several, the last one. `fault`: why it can't be read. */
export function useOpenedFile(source: PreviewSource, onText: (text: string, name: string) => void) {
  const newest = useRef<File>(undefined)
  // What has happened since the file was chosen counts, too.
  const latest = useRef({ source, onText })
  useEffect(() => {
    latest.current = { source, onText }
  })
  const [failed, setFailed] = useState<{ readonly source: PreviewSource; readonly said: string }>()
  const take = async (file: File) => {
    const bytes = await file.arrayBuffer().catch(() => undefined)
    if (newest.current !== file) return
    const read = bytes ? decodeFile(new Uint8Array(bytes)) : { failure: "can't be read. Is it a folder?" }
    if ('text' in read) latest.current.onText(withoutByteOrderMark(read.text), file.name)
    else setFailed({ source: latest.current.source, said: `${file.name} ${read.failure}` })
  }
  const open = (file: File) => {
    newest.current = file
    void take(file)
  }
  useDroppedFile(open)
  return { open, fault: failed?.source === source ? failed.said : undefined }
}

function useDroppedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (file === undefined) return
      event.preventDefault()
      take(file)
    }
    document.addEventListener('dragover', allow)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', allow)
      document.removeEventListener('drop', drop)
    }
  }, [])
}
