import type { ReportedFinding, CheckReport } from '../../../src/cli/check/report/createReport.ts'
import { listNotReached } from '../../../src/cli/check/report/listNotReached.ts'
import { countOf } from '../inspector/sentence.ts'
import { CopyLine } from '../module/CopyLine.tsx'
import type { PaneProps } from '../panes/paneProps.ts'

/** The report of `moduleform check` about the module. */
export function CheckPane({ check: { state, run, cancel } }: Pick<PaneProps, 'check'>) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="pg-check-pane" aria-label="What the check found" tabIndex={0}>
      <output className="pg-line">{describeState(state)}</output>
      <div className="pg-line">
        {state.kind === 'running' ? (
          <button type="button" className="pg-button" onClick={cancel}>
            Cancel
          </button>
        ) : (
          <button type="button" className="pg-button" disabled={run === undefined} onClick={run}>
            {state.kind === 'none' ? 'Check' : 'Check again'}
          </button>
        )}
      </div>
      {state.kind === 'done' && <Report report={state.report} />}
    </section>
  )
}

type State = PaneProps['check']['state']

function describeState(state: State): string {
  if (state.kind === 'running') return 'Checking. It takes a minute at most, and 500 requests.'
  if (state.kind === 'failed') return state.sentence
  if (state.kind === 'done') return describeFindings(state.report)
  return 'Asks the module all that a form would, and what no form should, as "moduleform check" does in a terminal.'
}

function describeFindings({ findings, checks, skipped, hasSchema }: CheckReport): string {
  const levels = (['error', 'warning'] as const).map((level) => countOf(findings.filter((one) => one.level === level).length, level))
  const advice = findings.filter(({ level }) => level === 'advice').length
  const found =
    findings.length === 0
      ? `Nothing found by ${countOf(checks.length - skipped.length, 'check')}.`
      : `Found: ${[...levels, `${advice} advice`].join(', ')}.`
  return hasSchema ? found : `${found} No schema came, so nothing was asked about fields and options.`
}

/** The number of errors and warnings. */
export const countMistakes = (state: State): number =>
  state.kind === 'done' ? state.report.findings.filter(({ level }) => level !== 'advice').length : 0

function Report({ report }: { readonly report: CheckReport }) {
  const { findings, requests, latency, largestAnswer, format, formatFoundBy } = report
  return (
    <>
      {findings.length > 0 && (
        <ul className="pg-findings" aria-label="Findings">
          {findings.map((finding) => (
            <Finding key={`${finding.code} ${finding.level} ${finding.expected} ${finding.came} ${finding.curl}`} finding={finding} />
          ))}
        </ul>
      )}
      <dl className="pg-check-facts">
        <dt>Wire format</dt>
        <dd>
          {format}: {formatFoundBy}
        </dd>
        <dt>Requests</dt>
        <dd>
          {requests}, half of them within {latency.median} ms, 95 % within {latency.p95} ms; the largest answer has{' '}
          {largestAnswer.toLocaleString('en')} bytes
        </dd>
        {listNotReached(report).map(({ what, why }) => (
          <div key={what}>
            <dt>Not reached</dt>
            <dd>
              {what}: {why}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Finding({ finding }: { readonly finding: ReportedFinding }) {
  const { code, level, section, endpoint, requests, expected, came, curl } = finding
  const [first, ...more] = requests
  return (
    <li className="pg-finding" data-level={level}>
      <p>
        <strong className="pg-finding-level">{level}</strong>{' '}
        <code className="pg-mono" translate="no">
          {code}
        </code>{' '}
        <span className="pg-muted">({section})</span>
      </p>
      <dl className="pg-finding-facts">
        <dt>Expected</dt>
        <dd>{expected}</dd>
        <dt>Came</dt>
        <dd>{came}</dd>
        <dt>Request</dt>
        <dd>
          /{endpoint}: {first}
          {more.length > 0 && ` and ${more.length} more`}
        </dd>
      </dl>
      <details>
        <summary>curl</summary>
        <CopyLine label={`the request of ${code}`} text={curl} />
      </details>
    </li>
  )
}
