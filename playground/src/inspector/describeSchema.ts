import type { SchemaExplanation, SchemaReason, SchemaRequest } from 'moduleform/explain'
import { formatAge } from './formatAge.ts'
import { code, fieldsOf, joined, say, type Sentence } from './sentence.ts'

/** Why the form requested the schema, and the effect of the answer on the field. */
export function describeSchema(schema: SchemaExplanation, now: number): readonly Sentence[] {
  const { reason, isTrigger, triggers, effects, requestReason, request, error, requests } = schema
  const changed = triggers.filter(({ isChanged }) => isChanged)
  return [
    say`${capital(reasons[reason.kind](reason))}${describeMerge(schema)}.`,
    ...(effects.length === 0
      ? []
      : [
          say`The last answer ${joined(
            effects.map((effect) => effectWords[effect]),
            'and',
          )}.`,
        ]),
    ...(isTrigger ? [say`A change of this field asks for a new schema.`] : []),
    ...(request === 'loading' && requestReason ? [say`Asking now: ${reasons[requestReason.kind](requestReason)}.`] : []),
    ...(request === 'failed' ? [say`The last request failed: ${error ?? ''}`] : []),
    ...(request === 'idle' && changed.length > 0
      ? [say`${fieldsOf(changed.map(({ field }) => field))} changed since the schema was asked for.`]
      : []),
    ...requests
      .filter(({ outcome }) => outcome === 'superseded' || outcome === 'dropped')
      .slice(-3)
      .map((one) => describeLost(one, now)),
  ]
}

type Describe = (reason: SchemaReason) => Sentence

const reasons: Readonly<Record<SchemaReason['kind'], Describe>> = {
  inline: () => ['the host gave the schema; the module was not asked'],
  first: () => ['the schema was asked for because the form had none of this module'],
  start: () => ['the schema is the one that the form started with'],
  restored: () => ['the schema was kept from an earlier opening, and the module is asked anyway'],
  byHand: () => ['the schema was reloaded by hand'],
  fields: ({ fields }) => say`the schema was asked for because ${fieldsOf(fields)} changed`,
  unknown: () => ['the host merged the last answer itself'],
}

const capital = ([first = '', ...rest]: Sentence): Sentence => [
  typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first,
  ...rest,
]

function describeMerge({ merge, answer }: SchemaExplanation): Sentence | string {
  if (merge === undefined) return ''
  if (merge === 'host') return '; the host merged the answer'
  const whole = answer === 'partial' ? 'as a partial answer' : 'as a complete form'
  return merge === 'replace' ? say`; the answer replaced it (${code(merge)})` : say`; the answer was merged (${code(merge)}) ${whole}`
}

const effectWords: Readonly<Record<SchemaExplanation['effects'][number], string>> = {
  added: 'added this field',
  changed: 'changed its definition',
  retyped: 'changed its type',
  defaultApplied: 'applied its default',
  returned: 'brought its value back',
  setAside: 'set its value aside',
}

const describeLost = ({ outcome, reason, askedAt }: SchemaRequest, now: number): Sentence =>
  say`${outcome === 'superseded' ? 'A newer request took the place of one' : 'A request was dropped because what asked for it was changed back'}, ${formatAge(now - askedAt)} ago${
    reason.fields.length === 0 ? '' : say` (${fieldsOf(reason.fields)})`
  }.`
