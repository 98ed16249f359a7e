const beyondAscii = /[^\n -~]/
const marks = /\p{M}/gu

/** A text as it is compared when filtering: lower case, without accents. `foldText('Éire')` is `'eire'`. */
export const foldText = (text: string): string => {
  const lower = text.toLowerCase()
  return beyondAscii.test(lower) ? lower.normalize('NFD').replace(marks, '') : lower
}
