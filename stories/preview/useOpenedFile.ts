import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { withoutByteOrderMark } from '../../src/cli/lint/source/byteOrderMark.ts'
import { decodeFile } from '../../src/cli/lint/source/decodeFile.ts'
import type { PreviewSource } from './usePreviewSource.ts'

/**
 * Opens files that are chosen, or dropped anywhere on the page: of those dropped together the first, which `onText` and `fault`, why it
 * can't be read, say; a later one takes the place of one that is still read.
 */
export function useOpenedFile(source: PreviewSource, onText: (text: string, notice: string) => void) {
  const newest = useRef<File>(undefined)
  // What has happened since the file was chosen counts, too.
  const latest = useRef({ source, onText })
  useEffect(() => {
    latest.current = { source, onText }
  })
  const [failed, setFailed] = useState<{ readonly source: PreviewSource; readonly said: string }>()
  const take = async (file: File, others: readonly File[]) => {
    const left = others.length === 0 ? '' : ` Not read: ${nameSome(others)}. Only one file is opened at a time.`
    const bytes = await file.arrayBuffer().catch(() => undefined)
    if (newest.current !== file) return
    const read = bytes ? decodeFile(new Uint8Array(bytes)) : { failure: "can't be read. Is it a folder?" }
    if ('text' in read) latest.current.onText(withoutByteOrderMark(read.text), `Read from ${file.name}.${left}`)
    else setFailed({ source: latest.current.source, said: `${file.name} ${read.failure}${left}` })
  }
  const open = (file: File, ...others: readonly File[]) => {
    newest.current = file
    void take(file, others)
  }
  useDroppedFiles(open)
  return { open, fault: failed?.source === source ? failed.said : undefined }
}

/** A folder may hold thousands of files. */
const nameSome = (files: readonly File[]): string => {
  const names = files.slice(0, 3).map(({ name }) => name)
  return [...names, ...(files.length > names.length ? [`${files.length - names.length} more`] : [])].join(', ')
}

function useDroppedFiles(onFiles: (...files: readonly [File, ...File[]]) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const [file, ...others] = event.dataTransfer?.files ?? []
      if (file === undefined) return
      event.preventDefault()
      take(file, ...others)
    }
    document.addEventListener('dragover', allow)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', allow)
      document.removeEventListener('drop', drop)
    }
  }, [])
}
