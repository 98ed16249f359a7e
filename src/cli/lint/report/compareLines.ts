/** A line of both texts, of the first alone (`-`), or of the second alone (`+`). */
export interface DiffLine {
  readonly mark: ' ' | '-' | '+'
  readonly text: string
}

/** What two texts have in common, line by line. Fixes change lines where they stand and add some: the next equal line is looked for nearby. */
export const compareLines = (before: readonly string[], after: readonly string[]): readonly DiffLine[] => {
  const lines: DiffLine[] = []
  let [from, to] = [0, 0]
  const take = (mark: DiffLine['mark'], text: string | undefined) => void lines.push({ mark, text: text ?? '' })
  while (from < before.length || to < after.length) {
    if (from < before.length && before[from] === after[to]) {
      take(' ', before[from])
      from += 1
      to += 1
      continue
    }
    const [removed, added] = findMeeting(before, after, from, to)
    for (let end = from + removed; from < end; from += 1) take('-', before[from])
    for (let end = to + added; to < end; to += 1) take('+', after[to])
  }
  return lines
}

/** So far ahead two equal lines are looked for; beyond, all the rest differs. */
const reach = 400

/** How many lines on each side are passed until the texts meet again, as few as possible in all. */
const findMeeting = (before: readonly string[], after: readonly string[], from: number, to: number): readonly [number, number] => {
  for (let sum = 1; sum <= reach; sum += 1) {
    for (let removed = 0; removed <= sum; removed += 1) {
      if (isMeeting(before, after, from + removed, to + sum - removed)) return [removed, sum - removed]
    }
  }
  return [before.length - from, after.length - to]
}

/** A bracket alone says little: the line behind it must be equal too. */
const isMeeting = (before: readonly string[], after: readonly string[], from: number, to: number): boolean => {
  const line = before[from]
  if (line === undefined || line !== after[to]) return false
  return line.trim().length > 2 || before[from + 1] === after[to + 1]
}
