import { mask } from './secretPaths.ts'

/** A shorter text is as likely an ordinary word, and masking it everywhere would make the rest unreadable. */
const shortestText = 4

/**
 * A function that masks secrets wherever they occur in a text, as they are, as JSON and as URLs write them, also where the text was cut in the
 * middle of one. Secrets of less than 4 characters are left: they are masked where they stand, and not where somebody repeats them.
 */
export const createTextMask = (secrets: Iterable<string>): ((text: string) => string) => {
  const long = [...new Set(secrets)].filter((text) => text.length >= shortestText)
  if (long.length === 0) return (text) => text
  const written = new Set(long.flatMap((text) => [text, JSON.stringify(text).slice(1, -1), encodeText(text)]))
  // Longest first, or a secret that holds another would be left half open.
  const ordered = [...written].sort((one, other) => other.length - one.length)
  return (text) => ordered.reduce((masked, secret) => masked.replaceAll(secret, mask), maskCut(text, ordered))
}

const encodeText = (text: string): string => {
  try {
    return encodeURIComponent(text)
  } catch {
    // Half a surrogate pair: no URL holds it.
    return text
  }
}

/** Masks what is left of a secret that a sentence was cut in. */
const maskCut = (text: string, secrets: readonly string[]): string =>
  text
    .split('…')
    .map((part, index, parts) => (index === parts.length - 1 ? part : maskEnd(part, secrets)))
    .join('…')

const maskEnd = (part: string, secrets: readonly string[]): string => {
  for (const secret of secrets) {
    for (let length = Math.min(secret.length, part.length); length >= shortestText; length -= 1) {
      if (part.endsWith(secret.slice(0, length))) return part.slice(0, -length) + mask
    }
  }
  return part
}
