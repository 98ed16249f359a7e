import type { ShownProblem } from './listProblems.ts'

interface ProblemListProps {
  /** The file that lines and columns refer to, if not to the text above. */
  readonly fileName?: string | undefined
  readonly problems: readonly ShownProblem[]
  readonly onChoose: (problem: ShownProblem) => void
}

const levelNames: Record<ShownProblem['level'], string> = { error: 'Error', warning: 'Warning', info: 'Note' }

/** The problems of a schema as sentences. Choosing one shows its line, and its field if it has one. */
export function ProblemList({ fileName, problems, onChoose }: ProblemListProps) {
  if (problems.length === 0) return <p className="pg-line pg-problem-summary">No problems found.</p>
  return (
    <section className="pg-problems" aria-label="Problems">
      <p className="pg-line pg-problem-summary">
        {countLevels(problems)}
        {fileName !== undefined && ` in ${fileName}`}
      </p>
      <ul className="pg-problem-list">
        {problems.map((problem) => (
          <li key={problem.key}>
            <button type="button" className="pg-row-button pg-problem" onClick={() => onChoose(problem)}>
              <span className="pg-level" data-level={problem.level}>
                <span className="pg-hidden">{levelNames[problem.level]}: </span>
              </span>
              <span className="pg-grow">
                {problem.message} <span className="pg-muted">{problem.hint}</span>
              </span>
              <span className="pg-position">
                <span className="pg-hidden">line </span>
                {problem.source.line}:{problem.source.column}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "2 errors, 1 warning". */
function countLevels(problems: readonly ShownProblem[]): string {
  const counts = (['error', 'warning', 'info'] as const).map(
    (level) => [levelNames[level].toLowerCase(), countOf(problems, level)] as const,
  )
  return counts.flatMap(([name, count]) => (count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`])).join(', ')
}

const countOf = (problems: readonly ShownProblem[], level: ShownProblem['level']) =>
  problems.filter((problem) => problem.level === level).length
