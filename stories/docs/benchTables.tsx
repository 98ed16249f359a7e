import type { BenchResults } from '../../test/bench/results.ts'

interface TableProps {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

function Table({ heads, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where and when the benchmark was run. */
export function RunFacts({ results }: { readonly results: BenchResults }) {
  const { date, machine, chromium, versions, rounds } = results
  return (
    <p>
      Measured on {date.slice(0, 10)}: {machine.cpu}, {machine.cores} cores, {machine.memoryGB} GB; Chromium {chromium}, React{' '}
      {versions['react']}, Node {versions['node']}; medians of {rounds} rounds.{' '}
      {machine.load > 1 && `The machine was busy (load ${machine.load}): take these numbers for a rough idea.`}
    </p>
  )
}

/** The goals and the measured values. */
export function GoalTable({ goals }: { readonly goals: BenchResults['goals'] }) {
  const rows = goals.map(({ title, unit, limit, value, isReached }) => [
    title,
    `≤ ${limit} ${unit}`,
    `${value} ${unit}`,
    isReached ? 'reached' : 'missed',
  ])
  return <Table heads={['Work', 'Goal', 'Measured', '']} rows={rows} />
}

/** All measurements, by library. */
export function WorkTable({ results }: { readonly results: Pick<BenchResults, 'medians' | 'versions'> }) {
  const { medians, versions } = results
  const contenders = [...new Set(Object.values(medians).flatMap((byContender) => Object.keys(byContender)))]
  const rows = Object.entries(medians).map(([work, byContender]) => [work, ...contenders.map((name) => shown(work, byContender[name]))])
  return <Table heads={['Work', ...contenders.map((name) => `${name} ${versions[name] ?? ''}`)]} rows={rows} />
}

const shown = (work: string, value: number | undefined): string => {
  if (value === undefined) return '–'
  return String(Number((work.endsWith('bytes') ? value / 1e6 : value).toPrecision(3)))
}

/** Which libraries could not be measured and why, and which were measured less often. */
export function LeftOut({ results }: { readonly results: Pick<BenchResults, 'leftOut' | 'measuredOnce'> }) {
  const { leftOut, measuredOnce } = results
  return (
    <ul>
      {Object.entries(leftOut).map(([name, reason]) => (
        <li key={name}>
          {name} is left out: {reason}
        </li>
      ))}
      {measuredOnce.length > 0 && <li>Took so long that one round had to do: {measuredOnce.join('; ')}.</li>}
    </ul>
  )
}

/** The core without a page. */
export function CoreTable({ works }: { readonly works: BenchResults['core']['works'] }) {
  const sizes = Object.keys(Object.values(works)[0]?.milliseconds ?? {})
  const rows = Object.entries(works).map(([name, { milliseconds, exponent }]) => [
    name,
    ...sizes.map((size) => String(milliseconds[size])),
    String(exponent),
  ])
  return <Table heads={['Work', ...sizes, 'Exponent']} rows={rows} />
}
