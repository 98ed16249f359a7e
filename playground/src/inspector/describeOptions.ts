import type { ContentExplanation, DependencyExplanation, OptionsExplanation } from 'moduleform/explain'
import { formatAge } from './formatAge.ts'
import { code, countOf, fieldsOf, joined, say, valueCode, type Sentence } from './sentence.ts'

/** Why the options of a field are present or missing. `now`: in milliseconds since 1970. */
export function describeOptions(options: OptionsExplanation, now: number): readonly Sentence[] {
  const { objects, offered } = options
  return [
    ...(objects.length === 0 ? [describeFixed(options)] : objects.flatMap((object) => describeContent(object, options, now))),
    ...(objects.length > 0 && offered === 'fixed'
      ? [say`Until then the ${countOf(options.options.length, 'option')} of the schema are offered.`]
      : []),
    ...(options.ownText === undefined ? [] : [say`Other text is accepted if it matches ${code(options.ownText)}.`]),
    ...describeStrange(options),
  ]
}

const describeFixed = ({ options, ownText }: OptionsExplanation): Sentence =>
  options.length === 0
    ? say`No options: the list in the schema is empty, to be filled by another schema.`
    : say`${countOf(options.length, 'option')} of the schema${ownText === undefined ? ', and no other value is accepted' : ''}.`

const strangeWords: Readonly<Record<OptionsExplanation['strange'], string | undefined>> = {
  no: undefined,
  warning: 'The value is not among the options, which does not block: they may be incomplete.',
  error: 'The value is not among the options, which is an error.',
}

function describeStrange({ strange }: OptionsExplanation): readonly Sentence[] {
  const words = strangeWords[strange]
  return words === undefined ? [] : [[words]]
}

/** One content object: its state first, then its dependencies. */
function describeContent(object: ContentExplanation, options: OptionsExplanation, now: number): readonly Sentence[] {
  const { name, types, dependencies, refreshedBy, changedSince, unreadable, hasMore, row } = object
  const ignored = dependencies.filter(({ isIgnored }) => isIgnored)
  return [
    states[object.status](object, options, now),
    ...(hasMore ? [say`The module has more options of ${code(name)} than it sent.`] : []),
    ...(unreadable > 0 ? [say`${countOf(unreadable, 'entry', 'entries')} of ${code(name)} could not be read.`] : []),
    ...(row === undefined ? [] : [say`Asked with the values of ${{ field: row }} merged over the form data.`]),
    ...(types.includes('custom')
      ? [say`${code(name)} is loaded by the host (${code('custom')}), or by the module where the host has no loader for it.`]
      : []),
    ...ignored.map(({ id }) => say`${code(name)} does not wait for ${code(id)}: no field has that id, or the two wait for each other.`),
    ...(refreshedBy.length > 0 ? [say`A change of ${fieldsOf(refreshedBy)} reloads ${code(name)}.`] : []),
    ...(changedSince.length > 0 && object.status === 'ready'
      ? [say`${fieldsOf(changedSince.slice(0, 5))} changed since; opening the list reloads it.`]
      : []),
  ]
}

type Describe = (object: ContentExplanation, options: OptionsExplanation, now: number) => Sentence

const states: Readonly<Record<ContentExplanation['status'], Describe>> = {
  waiting: ({ name, dependencies }) => {
    const awaited = dependencies.filter(({ isAwaited }) => isAwaited)
    const holds = awaited.some(({ isUnknown }) => isUnknown) ? 'holds an expression' : awaited.length > 1 ? 'are empty' : 'is empty'
    return say`Options of ${code(name)} wait for ${joined(awaited.map(nameOf), 'and')}, which ${holds}.`
  },
  wanted: ({ name }) => say`Options of ${code(name)} are about to load.`,
  loading: ({ name, isSlow, askedAt }, _, now) =>
    say`Options of ${code(name)} are loading${since(askedAt, now)}${isSlow ? ' (slow)' : ''}.`,
  ready: ({ name, count, dependencies, answeredAt }, _, now) =>
    count === 0
      ? say`${code(name)} has no options${forValues(dependencies)}${loaded(answeredAt, now)}.`
      : say`${countOf(count ?? 0, 'option')} of ${code(name)}${forValues(dependencies)}${loaded(answeredAt, now)}.`,
  failed: ({ name, error }) =>
    error?.isQuiet === false
      ? say`Options of ${code(name)} failed to load: ${error.message}`
      : say`Options of ${code(name)} failed to load, and nobody had asked for them: ${error?.message ?? ''} Opening the list asks again.`,
  unasked: ({ name }, { status }) =>
    status === 'hidden'
      ? say`Options of ${code(name)} are not loaded while the field is hidden.`
      : say`Options of ${code(name)} have not been loaded yet.`,
}

const nameOf = ({ field, id }: DependencyExplanation) => (field === undefined ? code(id) : { field })

const since = (at: number | undefined, now: number): string => (at === undefined ? '' : ` for ${formatAge(now - at)}`)
const loaded = (at: number | undefined, now: number): string => (at === undefined ? '' : `, loaded ${formatAge(now - at)} ago`)

/** The values of the dependencies. */
function forValues(dependencies: readonly DependencyExplanation[]): Sentence {
  const told = dependencies.filter(({ isIgnored }) => !isIgnored)
  if (told.length === 0) return []
  return say` for ${joined(
    told.map((one) => say`${nameOf(one)} = ${one.values.length === 1 ? valueCode(one.values[0] ?? null) : valueCode(one.values)}`),
    'and',
  )}`
}
