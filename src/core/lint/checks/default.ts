import type { Definition } from '../../schema/model.ts'
import { childAddress } from '../../values/path.ts'
import { shapeOf } from '../../schema/fieldTypes.ts'
import { isJsonObject, isScalar, kindOf, ownValue } from '../../schema/json.ts'
import type { CheckRows, CodesOf, Finding } from '../check.ts'
import { findDefinitions, type SeenDefinition } from '../find/definitions.ts'
import { findFailedRule } from '../find/failedRule.ts'
import { findFields } from '../find/fields.ts'
import { judgeDefault } from '../find/judgeDefault.ts'
import { findStrangers } from '../find/strangers.ts'
import { didYouMean } from '../words/didYouMean.ts'
import { quote } from '../words/quote.ts'
import { shown } from '../words/wanted.ts'

export const defaultChecks = {
  'default/invalid': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.6 and 2.7',
    summary: 'A default passes the validation of its field.',
    say: ({ value, rule }) => ({
      message: `the default ${quote(value)} breaks the rule ${quote(rule)} of the field.`,
      hint: 'Change the default or the rule.',
    }),
    find: (subject) =>
      findFields(subject).flatMap(({ definition, node }) => {
        const rule = judgeDefault(definition)?.fits === true ? findFailedRule(subject, node, definition.default) : undefined
        return rule === undefined ? [] : [{ pointer: subject.pointerTo(definition, 'default'), args: { value: definition.default, rule } }]
      }),
  },

  'default/not-in-choices': {
    level: 'warning',
    ofObjects: true,
    section: 'Decisions §1',
    summary: 'A default is one of the choices.',
    say: ({ value }) => ({
      message: `the default ${quote(value)} is none of the choices.`,
      hint: 'Use the "value" of one of the choices, or add this one to them.',
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap((seen) => {
        const { read } = seen
        const stray = judgeDefault(withOwnDefault(seen))?.stray
        return stray === undefined ? [] : [{ pointer: subject.pointerTo(read, 'default'), args: { value: stray } }]
      }),
  },

  'default/password': {
    level: 'error',
    isAdvice: true,
    section: 'Specification 2.5',
    summary: 'A password has no default.',
    say: ({ id }) => ({
      message: `the password field ${quote(id)} has a default, which everybody who loads the schema can read.`,
      hint: 'Remove the default. A secret belongs into a connection.',
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ definition, read }) => {
        const { default: value, ui_options: options } = definition
        if (options?.ui_widget !== 'password' || typeof value !== 'string' || value === '') return []
        return [{ pointer: subject.pointerTo(read, 'default'), args: { id: typeof read['id'] === 'string' ? read['id'] : 'items' } }]
      }),
  },

  'default/secret': {
    level: 'error',
    isAdvice: true,
    section: 'Specification 2.3',
    summary: 'No default is a secret.',
    say: () => ({
      message: 'the default looks like a key or a token, which everybody who loads the schema can read.',
      hint: 'Remove it, and have it withdrawn if it is real.',
    }),
    find: (subject) =>
      findDefinitions(subject)
        .filter(({ definition: { default: value, ui_options: options } }) => options?.ui_widget !== 'password' && looksSecret(value))
        .map(({ read }) => ({ pointer: subject.pointerTo(read, 'default'), args: {} })),
  },

  'default/too-many-rows': {
    foundBy: 'form',
    section: 'Decisions §12',
    summary: 'All defaults together make 1,000 rows at most, with 20,000 fields in them.',
    say: ({ id, limit }) => ({
      message: `defaults make no more than ${limit.toLocaleString('en')} rows at once; those that were left for ${quote(id)} and all that follow are not made.`,
      hint: 'Give lists in lists shorter defaults, or leave the rows to who fills in the form.',
    }),
  },

  'default/unknown-id': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §2',
    summary: 'The default of a group or a row has values for the fields in it.',
    say: ({ id, right }) => ({
      message: `the default has a value for ${quote(id)}, but there is no such field here; the value is left out.`,
      hint: didYouMean(right, 'Remove it, or write the id as the field does.'),
    }),
    find: findStrangers,
  },

  'default/wrong-type': {
    level: 'warning',
    ofObjects: true,
    section: 'Specification 2.3, decisions §1',
    summary: 'A default has the type of its field.',
    say: ({ type, got, value, part }) =>
      part !== undefined
        ? {
            message: `${quote(part)} in the default is ${shown(got, value)}, the type of that field is ${quote(type)}.`,
            hint: `Give it a value of type ${quote(type)}, or remove it.`,
          }
        : got === emptyText
          ? {
              message: `the default is an empty text, which a field of type ${quote(type)} does not hold; it starts empty all the same.`,
              hint: 'Remove the default.',
            }
          : {
              message: `the default is ${shown(got, value)}, the type of the field is ${quote(type)}; the default is not applied.`,
              hint: `Give a default of type ${quote(type)}, or remove it.`,
            },
    find: (subject) =>
      findDefinitions(subject).flatMap((seen): Finding<'default/wrong-type'>[] => {
        const { read } = seen
        const definition = withOwnDefault(seen)
        const { type, default: value } = definition
        const pointer = subject.pointerTo(read, 'default')
        if (judgeDefault(definition)?.fits !== false) return findUnfitParts(definition, value, pointer, '')
        if (value === '') return [{ pointer, level: 'info', args: { type: String(type), got: emptyText } }]
        return [{ pointer, args: { type: String(type), got: kindOf(value), ...(isScalar(value) && { value }) } }]
      }),
  },
} satisfies Partial<CheckRows<CodesOf<'default'>>>

/** A field with a default of its own; not if another effect says what its choices are. */
const withOwnDefault = ({ definition, applied, isUnsettled }: SeenDefinition): Definition =>
  ['choices', 'content', 'items'].some(isUnsettled) ? definition : { ...applied, default: definition.default }

/** What is in the default of a group or an array, and does not fit its field there. */
const findUnfitParts = (definition: Definition, value: unknown, pointer: string, path: string): Finding<'default/wrong-type'>[] => {
  const { fields = [], items } = definition
  const shape = shapeOf(definition)
  const parts: readonly (readonly [key: string | number, part: Definition, value: unknown])[] =
    shape === 'rows' && Array.isArray(value)
      ? value.slice(0, mostRows).map((row: unknown, index) => [index, items ?? {}, row])
      : shape === 'group' && isJsonObject(value)
        ? fields.map((field) => [field.id, field, ownValue(value, field.id)])
        : []
  return parts.flatMap(([key, part, given]) => {
    const at = childAddress(pointer, String(key))
    const name = path === '' ? String(key) : `${path}.${key}`
    const { type } = part
    if (given === '' || judgeDefault({ ...part, default: given })?.fits !== false) return findUnfitParts(part, given, at, name)
    return [{ pointer: at, args: { type: String(type), got: kindOf(given), ...(isScalar(given) && { value: given }), part: name } }]
  })
}

/** Rows that are looked at: what is wrong in a default is wrong in its first rows. */
const mostRows = 100

/** Modules write it for "no default", and it has that effect. */
const emptyText = 'an empty text'

/** Prefixes of keys and tokens of well-known services, and of private keys. */
const secrets: readonly RegExp[] = [
  /^sk[-_](?:live|test|proj|ant)?[-_]?[\w-]{16,}$/,
  /^(?:AKIA|ASIA)[A-Z0-9]{16}$/,
  /^gh[pousr]_\w{20,}$/,
  /^github_pat_\w{20,}$/,
  /^glpat-[\w-]{16,}$/,
  /^xox[abeoprs]-[\w-]{10,}$/,
  /^AIza[\w-]{30,}$/,
  /^ya29\.[\w-]{20,}$/,
  /^SG\.[\w-]{16,}\.[\w-]{16,}$/,
  /^(?:Bearer )?eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*$/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
]

/** Whether a value is a text that looks like a key or token. */
const looksSecret = (value: unknown): value is string => typeof value === 'string' && secrets.some((secret) => secret.test(value.trim()))
