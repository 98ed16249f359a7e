import fc from 'fast-check'
import { moduleAnswer, type ModuleAnswer } from './answerArbitrary.ts'
import { innerIds, type Json, pick, pickOf, topIds } from './pools.ts'
import { schema, type WrittenSchema } from './schemaArbitrary.ts'

/** What a user types. `tag`: a text no other step types. */
export type Typed = 'tag' | 'number-tag' | 'json-tag' | '' | 'x' | '5' | 'abc' | '0.1000000000000000055' | '{'

/** What a user or host gives whole. `tag` as above; `option`: one of those offered. */
export type Chosen = 'tag' | 'option' | 'cleared' | 'fitting'

/** One thing that happens. Fields, rows and answers are named by number, modulo how many there are at that moment. */
export type Command =
  | { readonly do: 'type'; readonly field: number; readonly text: Typed }
  | { readonly do: 'choose'; readonly field: number; readonly value: Chosen; readonly option: number }
  | { readonly do: 'commit' | 'blur' | 'addRow' | 'open' | 'refresh' | 'view'; readonly field: number }
  | { readonly do: 'set'; readonly field: number; readonly value: Chosen; readonly option: number }
  | { readonly do: 'removeRow'; readonly field: number; readonly row: number }
  | { readonly do: 'moveRow'; readonly field: number; readonly row: number; readonly to: number }
  | { readonly do: 'undo' | 'reload' | 'submit' | 'discard' | 'restart' }
  | { readonly do: 'advance'; readonly milliseconds: number }
  | { readonly do: 'reset'; readonly values: Json }
  | { readonly do: 'replaceStart'; readonly schema: WrittenSchema }
  | { readonly do: 'answer'; readonly request: number; readonly answer: ModuleAnswer }

const typed = pickOf<Typed>('tag', 'tag', 'tag', 'number-tag', 'number-tag', 'json-tag', '', 'x', '5', 'abc', '0.1000000000000000055', '{')
const chosen = pickOf<Chosen>('tag', 'option', 'option', 'fitting', 'cleared')

const field = pick

/** Values of the host. The text `#` becomes one that no other value has. */
export const hostValues: fc.Arbitrary<Json> = fc.dictionary(
  pickOf(...topIds, 'p', 'q', '__proto__'),
  fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      pickOf<unknown>('#', '#', 'x', 5, true, null, '', { id: 'x', label: '#' }),
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(pickOf(...innerIds, 'id'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  })).value,
  { maxKeys: 4, noNullPrototype: true },
)

const common = fc.oneof(
  { arbitrary: fc.record({ do: pickOf('type'), field, text: typed }), weight: 6 },
  { arbitrary: fc.record({ do: pickOf('choose'), field, value: chosen, option: pick }), weight: 6 },
  { arbitrary: fc.record({ do: pickOf('commit', 'blur', 'addRow', 'addRow', 'open', 'refresh', 'view'), field }), weight: 6 },
  { arbitrary: fc.record({ do: pickOf('removeRow'), field, row: pick }), weight: 1 },
  { arbitrary: fc.record({ do: pickOf('moveRow'), field, row: pick, to: pick }), weight: 1 },
  { arbitrary: fc.record({ do: pickOf('undo', 'reload', 'submit') }), weight: 3 },
  { arbitrary: fc.record({ do: pickOf('advance'), milliseconds: pickOf(16, 500, 500, 1000, 4000, 30_000) }), weight: 4 },
  { arbitrary: fc.record({ do: pickOf('answer'), request: pick, answer: moduleAnswer }), weight: 9 },
)

const rare = fc.oneof(
  fc.record({ do: pickOf('discard', 'restart') }),
  fc.record({ do: pickOf('set'), field, value: chosen, option: pick }),
  fc.record({ do: pickOf('reset'), values: hostValues }),
  fc.record({ do: pickOf('replaceStart'), schema }),
)

export const command: fc.Arbitrary<Command> = fc.oneof({ arbitrary: common, weight: 15 }, { arbitrary: rare, weight: 1 })
