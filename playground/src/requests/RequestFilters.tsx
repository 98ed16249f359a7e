import { endpointChoices, outcomeChoices, type RequestFilter } from './filterRequests.ts'

interface RequestFiltersProps {
  readonly filter: RequestFilter
  readonly onFilter: (filter: RequestFilter) => void
  /** Absent if the list is empty. */
  readonly onClear: (() => void) | undefined
}

/** Filters for the list of requests. */
export function RequestFilters({ filter, onFilter, onClear }: RequestFiltersProps) {
  const { endpoint, outcome, text } = filter
  return (
    <div className="pg-request-filters">
      <select
        className="pg-small-select"
        aria-label="Endpoint"
        value={endpoint}
        onChange={({ target }) => onFilter({ ...filter, endpoint: endpointChoices.find((one) => one === target.value) ?? 'all' })}
      >
        {endpointChoices.map((one) => (
          <option key={one} value={one}>
            {one === 'all' ? 'Both endpoints' : `/${one}`}
          </option>
        ))}
      </select>
      <select
        className="pg-small-select"
        aria-label="Outcome"
        value={outcome}
        onChange={({ target }) => onFilter({ ...filter, outcome: outcomeChoices.find((one) => one === target.value) ?? 'all' })}
      >
        {outcomeChoices.map((one) => (
          <option key={one} value={one}>
            {one === 'all' ? 'Any outcome' : one}
          </option>
        ))}
      </select>
      <input
        type="search"
        className="pg-small-input"
        aria-label="Text in requests"
        placeholder="Text"
        value={text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      {/* Not `disabled`, which takes the focus from a button that is pressed. */}
      <button type="button" className="pg-small-button" aria-disabled={onClear === undefined} onClick={() => onClear?.()}>
        Clear
      </button>
    </div>
  )
}
