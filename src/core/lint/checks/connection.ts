import { isAbsent } from '../../schema/json.ts'
import type { CheckRows, CodesOf } from '../check.ts'
import { findDefinitions } from '../find/definitions.ts'
import { oneOf } from '../words/didYouMean.ts'
import { quote } from '../words/quote.ts'

export const connectionChecks = {
  'connection/empty-list': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.4',
    summary: 'A list of allowed connections allows some.',
    say: ({ key }) => ({
      message: `${quote(key)} is empty; there is nothing to say which connections fit.`,
      hint: 'Name the kinds of connections the module can use.',
    }),
    find: (subject) =>
      findDefinitions(subject)
        .filter(({ applied }) => applied.type === 'connection')
        .flatMap(({ read, raw }) =>
          lists.filter((key) => isEmptyList(raw[key])).map((key) => ({ pointer: subject.pointerTo(read, key), args: { key } })),
        ),
  },

  'connection/no-allowed-list': {
    level: 'error',
    foundBy: 'parser',
    structural: true,
    section: 'Specification 2.4',
    summary: 'A connection says which kinds of connections it takes.',
    say: ({ key }) => ({
      message: `${quote(key)} is missing; connections are not filtered by it.`,
      hint: `Add the list ${quote(key)}.`,
    }),
    // The parser does not know what an effect makes of its field.
    find: (subject) =>
      findDefinitions(subject)
        .filter(({ place, definition, applied, isWhole }) => {
          const isMade = isWhole || definition.type === 'connection'
          return place.partial === 'effect' && isMade && applied.type === 'connection'
        })
        .flatMap(({ read, applied, isUnsettled }) =>
          lists
            .filter((key) => isAbsent(applied[key]) && !isUnsettled(key))
            .map((key) => ({ pointer: subject.pointerTo(read), args: { key } })),
        ),
  },

  'connection/unknown-management-type': {
    level: 'warning',
    ofObjects: true,
    section: 'Specification 2.4',
    summary: 'A connection management type is "managed" or "custom".',
    say: ({ value }) => ({
      message: `${quote(value)} is no connection management type.`,
      hint: oneOf(['managed', 'custom']),
    }),
    find: (subject) =>
      findDefinitions(subject)
        .filter(({ applied }) => applied.type === 'connection')
        .flatMap(({ read, definition: { allowed_connection_management_types: values = [] } }) =>
          values.flatMap((value, index) =>
            managementTypes.includes(value)
              ? []
              : [{ pointer: subject.pointerTo(read, 'allowed_connection_management_types', index), args: { value } }],
          ),
        ),
  },
} satisfies Partial<CheckRows<CodesOf<'connection'>>>

const lists = ['allowed_app_types', 'allowed_connection_management_types'] as const

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const managementTypes = ['managed', 'custom']
