import fc from 'fast-check'
import { moduleAnswer, type ModuleAnswer } from './answerArbitrary.ts'
import { hostValues } from './hostArbitrary.ts'
import { type Json, pick, pickOf } from './pools.ts'
import { schema, type WrittenSchema } from './schemaArbitrary.ts'

/** What a user types. `tag`: a text unique to its step. */
export type Typed = 'tag' | 'number-tag' | 'json-tag' | '' | 'x' | '5' | 'abc' | '0.1000000000000000055' | '{' | 'template'

/** A complete value from a user or host. `tag` as above; `option`: one of the options. */
export type Chosen = 'tag' | 'option' | 'cleared' | 'fitting' | 'template'

/** How a host finishes a pending submit. `errors`: at some of the submitted fields. */
export type SubmitAnswer = 'fine' | 'errors' | 'rejects'

/** What happens in the same tick as a submit, after or before it. */
export type Beside = 'readOnly' | 'disabled' | 'reset' | 'resetBefore'

/** Operations that must leave the form unchanged: see `laws/laws.ts`. */
export type LawName =
  | 'restoreRow'
  | 'restoreUnderRule'
  | 'dependentRow'
  | 'hideTyped'
  | 'takeBack'
  | 'moveBack'
  | 'duplicate'
  | 'sameValue'
  | 'sameText'
  | 'toggle'
  | 'pause'
  | 'lock'
  | 'sameSchema'
  | 'sameOptions'
  | 'answerTwice'
  | 'fieldReturns'
  | 'handBack'

/** One event. Fields, rows and answers are given by index, modulo their number at that time. */
export type Command =
  | { readonly do: 'type'; readonly field: number; readonly text: Typed }
  | { readonly do: 'choose'; readonly field: number; readonly value: Chosen; readonly option: number }
  /** Switches a field to its other side; with `isDropped`, drops a template into it. */
  | { readonly do: 'chooseSide'; readonly field: number; readonly isDropped: boolean }
  | { readonly do: 'commit' | 'blur' | 'addRow' | 'open' | 'refresh' | 'view'; readonly field: number }
  | { readonly do: 'set'; readonly field: number; readonly value: Chosen; readonly option: number }
  | { readonly do: 'removeRow' | 'duplicateRow'; readonly field: number; readonly row: number }
  | { readonly do: 'moveRow'; readonly field: number; readonly row: number; readonly to: number }
  | {
      readonly do:
        'undo' | 'redo' | 'restoreRow' | 'reload' | 'submit' | 'discard' | 'restart' | 'stop' | 'start' | 'replaceModule' | 'settlePatterns'
    }
  | { readonly do: 'submitAnd'; readonly beside: Beside; readonly values: Json }
  | { readonly do: 'answerSubmit'; readonly answer: SubmitAnswer; readonly fields: readonly number[] }
  | { readonly do: 'settings'; readonly setting: 'readOnly' | 'disabled'; readonly on: boolean }
  | { readonly do: 'connections'; readonly count: number }
  | { readonly do: 'advance'; readonly milliseconds: number }
  | { readonly do: 'reset'; readonly values: Json }
  | { readonly do: 'replaceStart'; readonly schema: WrittenSchema }
  | { readonly do: 'answer'; readonly request: number; readonly answer: ModuleAnswer }
  | { readonly do: 'law'; readonly law: LawName; readonly field: number; readonly row: number }

const typed = pickOf<Typed>(
  'tag',
  'tag',
  'tag',
  'number-tag',
  'number-tag',
  'json-tag',
  '',
  'x',
  '5',
  'abc',
  '0.1000000000000000055',
  '{',
  'template',
  'template',
)
const chosen = pickOf<Chosen>('tag', 'option', 'option', 'fitting', 'cleared')

const field = pick

const simple = <Name extends Extract<Command, { do: string }>['do']>(...names: readonly Name[]) => fc.record({ do: pickOf(...names) })
const ofField = <Name extends string>(...names: readonly Name[]) => fc.record({ do: pickOf(...names), field })

const typing = fc.record({ do: pickOf('type'), field, text: typed })
const choosing = fc.record({ do: pickOf('choose'), field, value: chosen, option: pick })
const setting = fc.record({ do: pickOf('set'), field, value: fc.oneof(chosen, chosen, pickOf<Chosen>('template')), option: pick })
const sideChoice = fc.record({ do: pickOf('chooseSide'), field, isDropped: fc.boolean() })
const removal = fc.record({ do: pickOf('removeRow'), field, row: pick })
const move = fc.record({ do: pickOf('moveRow'), field, row: pick, to: pick })
const answer = fc.record({ do: pickOf('answer'), request: pick, answer: moduleAnswer })
const submitAnswer = fc.record({
  do: pickOf('answerSubmit'),
  answer: pickOf<SubmitAnswer>('fine', 'errors', 'errors', 'rejects'),
  fields: fc.array(pick, { minLength: 1, maxLength: 2 }),
})
const reset = fc.record({ do: pickOf('reset'), values: hostValues })
const submitAnd = fc.record({
  do: pickOf('submitAnd'),
  beside: pickOf<Beside>('readOnly', 'disabled', 'reset', 'resetBefore'),
  values: hostValues,
})
const replaceStart = fc.record({ do: pickOf('replaceStart'), schema })
const settings = fc.record({ do: pickOf('settings'), setting: pickOf('readOnly', 'disabled'), on: fc.boolean() })
const unlock = (name: 'readOnly' | 'disabled') => ({ do: 'settings', setting: name, on: false }) as const

const single: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: typing, weight: 10 },
  { arbitrary: choosing, weight: 14 },
  { arbitrary: setting, weight: 5 },
  { arbitrary: sideChoice, weight: 8 },
  { arbitrary: ofField('commit', 'blur', 'open', 'open', 'refresh', 'view'), weight: 18 },
  { arbitrary: ofField('addRow'), weight: 8 },
  { arbitrary: fc.record({ do: pickOf('removeRow', 'duplicateRow'), field, row: pick }), weight: 7 },
  { arbitrary: move, weight: 5 },
  { arbitrary: simple('undo', 'undo', 'redo', 'restoreRow', 'reload', 'submit'), weight: 6 },
  { arbitrary: fc.record({ do: pickOf('advance'), milliseconds: pickOf(16, 500, 500, 1000, 4000, 30_000) }), weight: 6 },
  { arbitrary: answer, weight: 22 },
)

const rare: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: simple('discard', 'restart'), weight: 2 },
  { arbitrary: simple('replaceModule'), weight: 1 },
  { arbitrary: simple('settlePatterns'), weight: 1 },
  { arbitrary: fc.record({ do: pickOf('connections'), count: fc.nat(2) }), weight: 1 },
  { arbitrary: reset, weight: 1 },
  { arbitrary: replaceStart, weight: 1 },
)

/** A law and its weight: some need more preconditions than others. */
const laws: readonly (readonly [LawName, number])[] = [
  ['restoreRow', 24],
  ['restoreUnderRule', 24],
  ['dependentRow', 16],
  ['hideTyped', 125],
  ['takeBack', 32],
  ['moveBack', 26],
  ['duplicate', 27],
  ['sameValue', 18],
  ['sameText', 38],
  ['toggle', 24],
  ['pause', 12],
  ['lock', 13],
  ['sameSchema', 20],
  ['sameOptions', 36],
  ['answerTwice', 34],
  ['fieldReturns', 20],
  ['handBack', 19],
]
const law: fc.Arbitrary<Command> = fc.record({
  do: pickOf('law'),
  law: fc.oneof(...laws.map(([name, weight]) => ({ arbitrary: pickOf(name), weight }))),
  field,
  row: pick,
})

/** Sequences whose parts would rarely occur together. Anything may happen between the parts. */
const together: fc.Arbitrary<readonly Command[]> = fc.oneof(
  { arbitrary: around(removal, simple('restoreRow')), weight: 4 },
  { arbitrary: fc.tuple(simple('undo'), single, simple('undo'), simple('redo', 'undo')), weight: 4 },
  { arbitrary: around(simple('submit'), submitAnswer), weight: 25 },
  { arbitrary: fc.tuple(simple('submit'), reset, simple('submit'), submitAnswer, submitAnswer), weight: 8 },
  { arbitrary: around(typing, fc.constant({ do: 'submit' })).map((all) => [...all, { do: 'settlePatterns' } as const]), weight: 14 },
  { arbitrary: around(simple('stop'), simple('start')), weight: 1 },
  { arbitrary: fc.tuple(ofField('addRow'), simple('reload'), move, answer), weight: 6 },
  { arbitrary: settings.chain((one) => around(fc.constant({ ...one, on: true }), fc.constant(unlock(one.setting)))), weight: 2 },
  { arbitrary: submitAnd.chain((one) => fc.constant([one, unlock('readOnly'), unlock('disabled')])), weight: 13 },
)

/** Two commands with up to two others between. */
function around(first: fc.Arbitrary<Command>, last: fc.Arbitrary<Command>): fc.Arbitrary<readonly Command[]> {
  return fc.tuple(first, fc.array(single, { maxLength: 2 }), last).map(([one, between, other]) => [one, ...between, other])
}

/** One command, or a sequence. */
export const commands: fc.Arbitrary<readonly Command[]> = fc.oneof(
  { arbitrary: single.map((one) => [one]), weight: 15 },
  { arbitrary: rare.map((one) => [one]), weight: 5 },
  { arbitrary: law.map((one) => [one]), weight: 15 },
  { arbitrary: together, weight: 5 },
)
