/** A value that no person gives, and what it is called in reports. */
export interface HostileValue {
  readonly what: string
  readonly value: unknown
  /** A text that can also stand for an id: selects then hold it as `{id, label}`. */
  readonly isText: boolean
}

const text = (what: string, value: string): HostileValue => ({ what, value, isText: true })
const other = (what: string, value: unknown): HostileValue => ({ what, value, isText: false })

/** `{"a": {"a": …}}`, so deep that naive recursion ends. */
const nest = (levels: number): unknown => Array.from({ length: levels }).reduce<unknown>((inner) => ({ a: inner }), 1)

/** Each is put into every field at once. JSON of any kind may come from any caller: none of it may be answered with 5xx. */
export const hostileValues: readonly HostileValue[] = [
  other('null', null),
  other('a number', 42),
  other('a huge number', 1.797_693_134_862_315_7e308),
  other('true', true),
  other('an empty list', []),
  other('an empty object', {}),
  other('a list of lists', [[[]]]),
  other('an object without an id', { label: 'x', value: 'x' }),
  other('an object whose id is null', { id: null, label: null }),
  other('deep nesting', nest(500)),
  // `JSON.parse` makes it an own key, which the stringified request then holds.
  other('an object with the key "__proto__"', JSON.parse('{"id": "x", "__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}')),
  text('an empty text', ''),
  text('a very long text', 'x'.repeat(20_000)),
  text('a name every object has', 'constructor'),
  text('the text "__proto__"', '__proto__'),
  text('unicode', '\u202e🧪é\u0000\ud800'),
  text('a quotation mark and SQL', `'; DROP TABLE fields; --"`),
  text('HTML', '<script>alert(1)</script>'),
  text('a path', '../../../../etc/passwd'),
]
