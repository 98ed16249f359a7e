import { useMemo, useState } from 'react'
import type { ShownFile } from '../file/shownFile.ts'
import { indexPositions } from '../json/indexPositions.ts'
import { JsonText } from '../json/JsonText.tsx'
import type { Position } from '../json/position.ts'
import { printJson } from '../json/printJson.ts'
import { maskSecrets } from '../../../src/core/secrets/maskJson.ts'
import type { PaneProps } from '../panes/paneProps.ts'
import { joinProblems, listProblems, type ShownProblem } from './listProblems.ts'
import { ProblemList } from './ProblemList.tsx'

const nothing: unknown = undefined
const columns = 50

/** The last schema of the module or file, and its problems. */
export function SchemaPane({
  answer,
  file,
  secrets,
  problems,
  form,
  isOpened,
}: Pick<PaneProps, 'answer' | 'file' | 'secrets' | 'problems' | 'form' | 'isOpened'>) {
  const [target, setTarget] = useState<{ readonly line: number }>()
  const lines = useMemo(() => (answer === nothing ? [] : printJson(maskSecrets(answer, secrets), columns)), [answer, secrets])
  const positions = useMemo(() => indexPositions(lines), [lines])
  const shown = useMemo(
    () =>
      answer === nothing
        ? []
        : listProblems(joinProblems(answer, problems), {
            answer,
            positions,
            source: readPositions(file),
            inForce: form.current?.getSchema(),
          }),
    [answer, problems, positions, file, form],
  )
  // The worst problem comes first in the list, and its level is shown if several are at one place.
  const marks = useMemo(() => new Map([...shown].reverse().map(({ pointer, level }) => [pointer, level])), [shown])
  const choose = ({ position, fieldPath }: ShownProblem) => {
    setTarget({ line: position.line })
    if (fieldPath.length > 0) form.current?.focusField(fieldPath)
  }
  return (
    <>
      {answer === nothing ? (
        <p className="pg-line pg-faint">{file === undefined ? 'The module has sent no schema yet.' : 'The file holds no schema yet.'}</p>
      ) : (
        <>
          <p className="pg-line pg-faint">
            {`${file !== undefined ? `As read from ${file.name}` : isOpened ? 'As opened, the module was not asked' : 'Last answer'}, ${lines.length.toLocaleString('en')} lines`}
          </p>
          <JsonText label="Last schema" value={answer} lines={lines} marks={marks} target={target} />
          <ProblemList fileName={file?.name} problems={shown} onChoose={choose} />
        </>
      )}
    </>
  )
}

/** Places in the text of the file, because users edit that and not the printed schema. */
const readPositions = (file: ShownFile | undefined): ReadonlyMap<string, Position> | undefined =>
  file?.positions && new Map(Object.entries(file.positions).map(([pointer, [line, column]]) => [pointer, { line, column }]))
