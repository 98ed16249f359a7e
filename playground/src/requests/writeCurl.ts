/** A request as `curl` sends it. */
interface CurlParts {
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** JSON. */
  readonly body: string
}

/** A command line for a POSIX shell that sends a request; `between` parts what it is made of. */
export const writeCurl = ({ url, headers, body }: CurlParts, between = ' '): string =>
  [
    `curl -X POST ${quote(url)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    // Not `-d`: that would read a file where the text starts with @.
    `--data-raw ${quote(body)}`,
  ].join(between)

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
