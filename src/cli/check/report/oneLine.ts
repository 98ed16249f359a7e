/** Line breaks of any kind. Nothing around them is looked at: a text of 200,000 spaces would take minutes. */
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]+/g

/** Control characters, which a terminal would obey, and marks that turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const unsafe = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** What a runner of CI takes for a command wherever it stands in a line: `##[error]`, `##vso[…]`. At the start it also obeys `::error::`. */
const command = /##(?=\[|vso\[)/gi

/**
 * A text as one line that neither a terminal nor a CI log obeys, whatever a module has put into it. Line breaks are shown as `⏎`, other
 * control characters as `\ufffd`.
 */
export const oneLine = (text: string): string =>
  text
    .trim()
    .replaceAll(lineBreaks, ' ⏎ ')
    .replaceAll('\t', ' ')
    .replaceAll(unsafe, '\ufffd')
    .replaceAll(command, '# #')
    .replace(/^::/, ': :')
/** JSON that means the same, with what `oneLine` takes out written as escapes. */
export const safeJson = (json: string): string =>
  json
    .replaceAll(/[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, (character) => escapeOf(character))
    .replaceAll(/##(?=\[|vso\[)/gi, String.raw`#\u0023`)

const escapeOf = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
