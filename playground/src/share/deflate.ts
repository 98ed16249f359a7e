/** What expands to more was not written by these pages. In bytes. */
const largest = 20_000_000

type Bytes = Uint8Array<ArrayBuffer>

export const deflate = async (bytes: Bytes): Promise<Bytes> =>
  readAll(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')))

/** Rejects where the bytes are not compressed, incomplete, or expand to more than 20 MB. */
export const inflate = async (bytes: Bytes): Promise<Bytes> =>
  readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')))

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Bytes> {
  const parts: Bytes[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    size += value.length
    if (size > largest) throw new RangeError('The link holds more than 20 MB.')
    parts.push(new Uint8Array(value))
  }
}
