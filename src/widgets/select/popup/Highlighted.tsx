import { highlightMatch } from './highlightMatch.ts'

/** A text with the letters that match the filter marked. */
export function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  const { before, match, after } = highlightMatch(text, query)
  if (match === '') return text
  return (
    <>
      {before}
      <mark className="mf-mark">{match}</mark>
      {after}
    </>
  )
}
