import type { ShownFile } from './shownFile.ts'

/** Why the form is not what the file holds now. */
export function FileNotice({ file }: { readonly file: ShownFile }) {
  const { name, json, problem, isFollowed } = file
  return (
    <div role="alert">
      {problem !== undefined && (
        <p className="pg-notice">
          <strong>{formatPlace(file)}</strong>: {problem.message}
          {json !== undefined && <span className="pg-notice-more">The form shows what the file held before.</span>}
        </p>
      )}
      {!isFollowed && (
        <p className="pg-notice">Changes of {name} are not followed: the program that serves this page does not answer. Start it again.</p>
      )}
    </div>
  )
}

function formatPlace({ name, problem }: ShownFile): string {
  if (problem?.line === undefined) return name
  return `${name}, line ${problem.line}${problem.column === undefined ? '' : `, column ${problem.column}`}`
}
