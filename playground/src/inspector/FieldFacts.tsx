import type { Path } from 'moduleform/core'
import type { FieldExplanation } from 'moduleform/explain'
import type { ReactNode } from 'react'
import { JsonText } from '../json/JsonText.tsx'
import { useNow } from '../requests/useNow.ts'
import { describeOptions } from './describeOptions.ts'
import { describeRule, describeVisibility } from './describeRules.ts'
import { describeSchema } from './describeSchema.ts'
import { describeReadBy, describeReads, describeValidation, describeValue } from './describeValue.ts'
import { countOf, formatPath, type Sentence } from './sentence.ts'

interface FieldFactsProps {
  readonly field: FieldExplanation
  readonly onInspect: (path: Path) => void
}

/** The state of one field and its reasons, in sentences. */
export function FieldFacts({ field, onInspect }: FieldFactsProps) {
  const { path, label, type, control, value, definition, options, schema, validation } = field
  const hasTimes =
    value.lastChange !== undefined || (options?.objects ?? []).some(({ askedAt, answeredAt }) => (answeredAt ?? askedAt) !== undefined)
  const now = useNow(hasTimes)
  const { error, hostError } = validation
  const say = (sentences: readonly Sentence[]) =>
    sentences.map((sentence, at) => <SentenceText key={at} sentence={sentence} onInspect={onInspect} />)
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="pg-inspector" aria-label={`About ${label || formatPath(path)}`} tabIndex={0}>
      <dl className="pg-facts">
        <Fact name="Field">
          <dd>
            <strong>{label}</strong>{' '}
            <code className="pg-code" translate="no">
              {formatPath(path)}
            </code>
          </dd>
        </Fact>
        <Fact name="Type">
          <dd>{`${type ?? 'none'}, ${control}`}</dd>
        </Fact>
        <Fact name="Shown">{say(describeVisibility(field))}</Fact>
        <Fact name="Value">
          <dd>
            <code className="pg-code pg-value" translate="no">
              {formatValue(value.value)}
            </code>
          </dd>
          {say(describeValue(value, now))}
        </Fact>
        <Fact name="Errors" isBad={(error ?? hostError) !== undefined}>
          {say(describeValidation(validation))}
        </Fact>
        {options !== undefined && <Fact name="Options">{say(describeOptions(options, now))}</Fact>}
        {definition.rules.length > 0 && <Fact name="Rules">{say(definition.rules.map((rule) => describeRule(rule, path)))}</Fact>}
        <Fact name="Schema">{say(describeSchema(schema, now))}</Fact>
        {field.reads.length > 0 && <Fact name="Depends on">{say(describeReads(field))}</Fact>}
        {field.readBy.length > 0 && <Fact name="Decides">{say(describeReadBy(field))}</Fact>}
      </dl>
      <Definitions definition={definition} />
      {options !== undefined && options.options.length > 0 && <OptionList options={options.options} />}
    </section>
  )
}

interface FactProps {
  readonly name: string
  readonly isBad?: boolean
  readonly children: ReactNode
}

const Fact = ({ name, isBad = false, children }: FactProps) => (
  <div className="pg-fact" data-bad={isBad}>
    <dt>{name}</dt>
    {children}
  </div>
)

const longest = 400

function formatValue(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value, null, 1)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** The definition in the schema and the effective one, if a rule makes them differ. */
function Definitions({ definition: { base, effective, changes } }: Pick<FieldExplanation, 'definition'>) {
  return (
    <details className="pg-details">
      <summary>{changes.length === 0 ? 'Definition' : `Definition, ${countOf(changes.length, 'change')} by rules`}</summary>
      {changes.length > 0 && (
        <table className="pg-changes">
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">Schema</th>
              <th scope="col">In force</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ key, before, after }) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{formatValue(before)}</td>
                <td>{formatValue(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <JsonText label={changes.length === 0 ? 'Definition' : 'Definition in force'} value={effective} columns={36} limit={300} />
      {changes.length > 0 && <JsonText label="Definition in the schema" value={base} columns={36} limit={300} />}
    </details>
  )
}

const mostOptions = 200

function OptionList({ options }: Pick<NonNullable<FieldExplanation['options']>, 'options'>) {
  return (
    <details className="pg-details">
      <summary>{countOf(options.length, 'option')}</summary>
      <ul className="pg-options">
        {options.slice(0, mostOptions).map(({ value, label, object }, at) => (
          <li key={at}>
            <span>{label}</span>{' '}
            <code className="pg-code" translate="no">
              {JSON.stringify(value)}
            </code>
            {object !== undefined && <span className="pg-muted"> of {object}</span>}
          </li>
        ))}
      </ul>
      {options.length > mostOptions && <p className="pg-line">{(options.length - mostOptions).toLocaleString('en')} more options</p>}
    </details>
  )
}

interface SentenceTextProps {
  readonly sentence: Sentence
  readonly onInspect: (path: Path) => void
}

/** A sentence with links to its fields. */
const SentenceText = ({ sentence, onInspect }: SentenceTextProps) => (
  <dd>
    {sentence.map((part, at) => {
      // In an element: translators of pages replace bare texts, which React then cannot remove.
      if (typeof part === 'string') return <span key={at}>{part}</span>
      if ('code' in part)
        return (
          <code key={at} className="pg-code" translate="no">
            {part.code}
          </code>
        )
      return (
        <button key={at} type="button" className="pg-field-link" onClick={() => onInspect(part.field.path)}>
          {formatPath(part.field.path)}
        </button>
      )
    })}
  </dd>
)
