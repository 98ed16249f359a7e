import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { isExtension } from '../../find/extensions.ts'
import { judgeDefault } from '../../find/judgeDefault.ts'

/** The specification gives defaults to fields of the other types only. */
const extendedTypes: readonly unknown[] = ['connection', 'object', 'array']

/** A key that is supported here may be unknown to other platforms. Decisions §1, extensions. */
export const extension: Check<'key/extension'> = {
  code: 'key/extension',
  level: 'info',
  ofObjects: true,
  section: 'Decisions §1, extensions',
  summary: 'A key that is supported here may be unknown to other platforms.',
  say: ({ key }) => ({
    message: `${quote(key)} is supported here, but the specification does not have it at this place.`,
    hint: 'Nothing to do for this form; other platforms may ignore it.',
  }),
  find: (subject) => [
    ...subject.objects.flatMap(({ raw, read, table: { kind, keys } }) =>
      Object.keys(raw)
        .filter((key) => Object.hasOwn(keys, key) && isExtension(kind, key) && raw[key] !== null && read[key] !== undefined)
        .map((key) => ({ pointer: subject.pointerTo(read, key), args: { key } })),
    ),
    ...findDefinitions(subject)
      .filter(({ definition, isItems }) => judgeDefault(definition)?.fits === true && (isItems || extendedTypes.includes(definition.type)))
      .map(({ read }) => ({ pointer: subject.pointerTo(read, 'default'), args: { key: 'default' } })),
  ],
}
