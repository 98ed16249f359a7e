/** The parts of a `curl` command. */
interface CurlParts {
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** JSON. */
  readonly body: string
}

/** A command line for a POSIX shell that sends a request; `between` separates its parts. */
export const writeCurl = ({ url, headers, body }: CurlParts, between = ' '): string =>
  [
    `curl -X POST ${quote(url)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    // Not `-d`, which would read a file if the text starts with @.
    `--data-raw ${quote(body)}`,
  ].join(between)

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
