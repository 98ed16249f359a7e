import type { ShownFile } from './shownFile.ts'

/** What is wrong with the text of the file, and why the form may be outdated. */
export function FileNotice({ file }: { readonly file: ShownFile }) {
  const { name, problem, isOld, isFollowed } = file
  return (
    <div role="alert">
      {problem !== undefined && (
        <p className="pg-notice">
          <strong>{formatPlace(file)}</strong>: {problem.message}{' '}
          {isOld && <span className="pg-notice-more">The form shows what the file held before.</span>}
        </p>
      )}
      {!isFollowed && (
        <p className="pg-notice">Changes to {name} are not picked up: the program that serves this page doesn't answer. Start it again.</p>
      )}
    </div>
  )
}

function formatPlace({ name, problem }: ShownFile): string {
  if (problem?.line === undefined) return name
  return `${name}, line ${problem.line}${problem.column === undefined ? '' : `, column ${problem.column}`}`
}
