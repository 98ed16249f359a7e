interface Span {
  readonly startedAt: number
  /** Absent while it is pending. */
  readonly durationMs: number | undefined
}

/** The position of a bar on the axis, in percent of its width. */
export interface Bar {
  readonly start: number
  readonly width: number
}

/** Longer pauses are drawn with this length, because only order and overlaps matter. Milliseconds. */
const longestPause = 250

/** Places requests on one time axis from left to right. A pending request lasts until `now`. */
export function placeOnAxis(spans: readonly Span[], now: number): readonly Bar[] {
  const ends = spans.map(({ startedAt, durationMs }) => (durationMs === undefined ? Math.max(now, startedAt) : startedAt + durationMs))
  const drawn = shortenPauses(spans.map(({ startedAt }, index) => [startedAt, ends[index] ?? startedAt]))
  const total = Math.max(1, ...drawn.map(([, end]) => end))
  return drawn.map(([start, end]) => ({ start: (start / total) * 100, width: ((end - start) / total) * 100 }))
}

/** Moves spans, sorted by their start, to the left so that no pause is too long. */
function shortenPauses(spans: readonly (readonly [start: number, end: number])[]): readonly (readonly [number, number])[] {
  let cut = spans[0]?.[0] ?? 0
  let busyUntil = cut
  return spans.map(([start, end]) => {
    cut += Math.max(0, start - busyUntil - longestPause)
    busyUntil = Math.max(busyUntil, end)
    return [start - cut, end - cut]
  })
}
