import type { Check } from '../../check.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { quote } from '../../words/quote.ts'

const lists = ['allowed_app_types', 'allowed_connection_management_types'] as const

/** A list of allowed connections allows some. Specification 2.4. */
export const emptyList: Check<'connection/empty-list'> = {
  code: 'connection/empty-list',
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
      .filter(({ definition }) => definition.type === 'connection')
      .flatMap(({ read, raw }) =>
        lists.filter((key) => isEmptyList(raw[key])).map((key) => ({ pointer: subject.pointerTo(read, key), args: { key } })),
      ),
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0
