/** Detected by the byte order mark, or by a zero byte next to the first letter. */
export const isUtf16 = ([first, second, third]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || (second === 0 && third !== 0)

/** The text of a file, with its byte order mark; `failure`, the end of a sentence about the file, where it is no UTF-8. */
export function decodeFile(bytes: Uint8Array): { readonly text: string } | { readonly failure: string } {
  if (isUtf16(bytes)) return { failure: 'is UTF-16. Save it as UTF-8, which JSON and YAML are exchanged in.' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    return { failure: 'is no UTF-8 text.' }
  }
}
