/**
 * Laws that do not hold yet, with the reason, so that a run stays green until they do. Whoever mends one takes out its line. A law is
 * named as it is said in a failure: `undo: dirty`. `MODULEFORM_LAWS=all` watches these as well, `MODULEFORM_LAWS='undo, pause'` nothing
 * but the laws whose names begin so.
 */
export const knownFailures: Readonly<Record<string, string>> = {
  'move there and back: errors': 'a field whose choices depend on rows counts a move as a change of the session: it was one',
  'move there and back: valid': 'the same',
}
