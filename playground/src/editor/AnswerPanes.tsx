import {
  compilePlan,
  evaluateRules,
  formatPointer,
  isEqual,
  type Field,
  type FormValues,
  type RuleResult,
  type Schema,
} from 'moduleform/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { JsonText } from '../json/JsonText.tsx'
import type { PaneProps } from '../panes/paneProps.ts'
import { readSchemaAnswer } from '../../../src/client/readAnswerContent.ts'
import { maskSecrets } from '../../../src/core/secrets/maskJson.ts'

const SchemaDiff = lazy(async () => ({ default: (await import('./SchemaDiff.tsx')).SchemaDiff }))

type EffectiveProps = Pick<PaneProps, 'form' | 'current' | 'secrets' | 'problems'>

/** The current schema with the effects of its rules for the current form data. */
export function EffectivePane({ form, current, secrets, problems }: EffectiveProps) {
  const effective = useMemo(
    () => maskSecrets(readEffective(form.current?.getSchema(), current.formData), secrets),
    // `problems` changes with every new schema, even if there are none.
    // oxlint-disable-next-line react/exhaustive-deps
    [form, current, secrets, problems],
  )
  if (effective === undefined) return <p className="pg-line pg-faint">There is no schema in force yet.</p>
  return (
    <>
      <p className="pg-line">The schema in force: all answers merged, rules applied to the current values.</p>
      <JsonText label="Effective schema" value={effective} columns={50} />
    </>
  )
}

function readEffective(schema: Schema | undefined, formData: FormValues): Schema | undefined {
  if (schema === undefined) return undefined
  const rules = evaluateRules(compilePlan(schema), formData)
  return { ...schema, fields: applyRules(schema.fields, '', rules) }
}

/** Fields of rows keep their base definition, because rules may give each row a different one. */
const applyRules = (fields: readonly Field[], parent: string, rules: RuleResult): readonly Field[] =>
  fields.map((field) => {
    const address = parent + formatPointer([field.id])
    const effective: Field = { ...field, ...rules.nodeAt(address)?.definition }
    return effective.fields === undefined ? effective : { ...effective, fields: applyRules(effective.fields, address, rules) }
  })

type DiffProps = Pick<PaneProps, 'requests' | 'held' | 'form' | 'secrets' | 'settings'>

/** The states that can be compared: the older one first. */
const comparisons = {
  answers: 'Last answer with the one before',
  held: 'Edited schema with the last answer',
  force: 'Schema in force with the last answer',
}
type Comparison = keyof typeof comparisons

/** Two states of the schema side by side, line by line. */
export function DiffPane({ requests, held, form, secrets, settings }: DiffProps) {
  const [asked, ask] = useState<Comparison>()
  const chosen = asked ?? (held.text === undefined ? 'answers' : 'held')
  const answers = requests
    .filter(({ endpoint, outcome }) => endpoint === 'schema' && outcome === 'answered')
    .map(({ responseBody }) => readSchemaAnswer(responseBody))
  const last = answers.at(-1)
  const pairs: Readonly<Record<Comparison, readonly [before: unknown, after: unknown]>> = {
    answers: [answers.at(-2), last],
    held: [held.answer, held.schema],
    force: [last, form.current?.getSchema()],
  }
  const [before, after] = pairs[chosen].map((schema) => maskSecrets(schema, secrets))
  return (
    <>
      <label className="pg-line pg-editor-head">
        Compare
        <select className="pg-select pg-wide" value={chosen} onChange={({ target }) => ask(readComparison(target.value))}>
          {Object.entries(comparisons).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {before === undefined || after === undefined ? (
        <p className="pg-line pg-faint">{missing[chosen]}</p>
      ) : isEqual(before, after) ? (
        <p className="pg-line">They are the same.</p>
      ) : (
        <Suspense fallback={<p className="pg-line pg-faint">Comparing…</p>}>
          <SchemaDiff before={print(before)} after={print(after)} theme={settings.theme} />
        </Suspense>
      )}
    </>
  )
}

const print = (schema: unknown) => JSON.stringify(schema, null, 2)

const readComparison = (text: string): Comparison => (text === 'held' || text === 'force' ? text : 'answers')

const missing: Readonly<Record<Comparison, string>> = {
  answers: 'The module has answered only once. Change a field that loads a new schema, or reload.',
  held: 'Nothing to compare: nothing is edited, or the module has sent no schema.',
  force: 'The module has sent no schema yet.',
}
