import { mask } from './secretPaths.ts'

/** A shorter text is as likely an ordinary word, and masking it everywhere would make the rest unreadable. */
const shortestText = 4

/**
 * Creates a function that masks secrets anywhere in a text: as they are, in JSON and in URL encoding, also if the text was cut in the
 * middle of one. Secrets of less than 4 characters are not masked in running text, only in their own fields.
 */
export const createTextMask = (secrets: Iterable<string>): ((text: string) => string) => {
  const long = [...new Set(secrets)].filter((text) => text.length >= shortestText)
  if (long.length === 0) return (text) => text
  const written = new Set(long.flatMap((text) => [text, JSON.stringify(text).slice(1, -1), encodeText(text)]))
  const byStart = new Map<string, string[]>()
  for (const secret of written) {
    const start = secret.slice(0, shortestText)
    const known = byStart.get(start)
    if (known) known.push(secret)
    else byStart.set(start, [secret])
  }
  return (text) => maskWhole(text, byStart)
}

/** Secrets by their first characters, so that each position in a text is compared only with a few of thousands. */
type SecretsByStart = ReadonlyMap<string, readonly string[]>

/** Masks all characters covered by secrets, even if these overlap or contain each other, and the start of one that was cut by `…`. */
const maskWhole = (text: string, byStart: SecretsByStart): string => {
  let [masked, done, cut] = ['', 0, text.indexOf('…')]
  for (let at = 0; at + shortestText <= text.length; at += 1) {
    if (cut !== -1 && cut < at) cut = text.indexOf('…', at)
    let end = at
    for (const secret of byStart.get(text.slice(at, at + shortestText)) ?? []) {
      if (text.startsWith(secret, at)) end = Math.max(end, at + secret.length)
      else if (cut - at >= shortestText && secret.startsWith(text.slice(at, cut))) end = Math.max(end, cut)
    }
    if (end === at) continue
    if (at >= done) masked += text.slice(done, at) + mask
    done = Math.max(done, end)
  }
  return masked + text.slice(done)
}

const encodeText = (text: string): string => {
  try {
    return encodeURIComponent(text)
  } catch {
    // Half a surrogate pair cannot be URL-encoded.
    return text
  }
}
