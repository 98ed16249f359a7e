const token = /\[(?:\\.|[^\]\\])*\]|\\x\{[\da-f]+\}|\\.|\(\?:|\{(\d+)(?:,(\d*))?\}|./gsu

/**
 * About how many instructions RE2 makes of a translated pattern. It writes repetitions out, `x{1000}` a thousand times, so that a few
 * thousand characters can keep it busy for seconds before any text is matched.
 *
 * @example programSize('(?:ab){100}') // 300
 */
export const programSize = (translated: string): number => {
  const around: number[] = []
  let size = 0
  /** Of what a quantifier would repeat. */
  let last = 0
  const add = (amount: number): void => {
    last = amount
    size += amount
  }
  for (const [found, least, most] of translated.matchAll(token)) {
    if (found === '(?:') {
      around.push(size)
      size = 0
    } else if (found === ')') {
      const inside = size + 1
      size = around.pop() ?? 0
      add(inside)
    } else if (least !== undefined) {
      const repeated = last * Math.max(Number(least), Number(most ?? 0))
      size += repeated - last
      last = repeated
    } else add(1)
  }
  return size
}
