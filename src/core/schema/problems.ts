import type { UncheckedReason } from './compilePattern.ts'

/** `error`: something does not work. `warning`: it works, but is ambiguous. `info`: worth knowing. Decisions §1. */
export type ProblemLevel = 'error' | 'warning' | 'info'

/** For codes whose sentence needs only the pointer. */
interface NoArgs {
  readonly [key: string]: never
}

/** For an object that lacks its id. `isOther`: something else stands in its place, with its `value` if that is a scalar. */
export interface UnnamedArgs {
  readonly got: string
  readonly isOther?: true
  readonly value?: unknown
}

/** What makes a field offer its options: the widget "SelectWidget", or no widget. */
export type Remedy = 'select' | 'no-widget'

/** All codes, with the arguments of their sentences. `formatProblem` has one row for each; a new code starts here. */
export interface ProblemArgs {
  'schema/no-fields': { readonly got: string }
  'schema/no-metadata': NoArgs
  'schema/no-version': NoArgs
  'schema/other-version': { readonly version: string }
  'schema/too-deep': { readonly limit: number }
  'schema/too-many-fields': { readonly limit: number }
  'schema/too-large': { readonly limit: number }
  'schema/not-json': { readonly got: string }
  /** `text`: the number as it was sent. */
  'schema/inexact-number': { readonly text: string }
  'schema/nothing-shown': NoArgs
  'key/unknown': { readonly key: string }
  /** `right`: path from the same object (`validation.required`), or with `ofField` from the field. */
  'key/near-miss': {
    readonly key: string
    readonly right: string
    readonly ofField: boolean
    /** The key that was probably meant exists already. */
    readonly isTaken?: true
    /** It exists, but is ignored: `null`, or of a wrong type. */
    readonly isIgnored?: true
    /** The type of the field, to which the key that was probably meant does not apply. */
    readonly unfit?: string
    /** `hidden: false`, `visible: true`: the key asks for the default state, or in an effect for the field to be shown. */
    readonly shows?: 'field' | 'effect'
  }
  /** `type`: of items, if that is the extension. */
  'key/extension': { readonly key: string; readonly type?: string }
  'key/alias': { readonly key: string; readonly right: string; readonly ofField: boolean }
  /** `value`, here and below: the value, if it is short. */
  'key/wrong-type': {
    readonly key: string
    readonly expected: string
    readonly got: string
    readonly value?: unknown
    /** The object needs the key, so that removing it does not help. */
    readonly isRequired?: true
  }
  'field/not-an-object': { readonly got: string }
  'field/missing-id': { readonly got: string }
  'field/duplicate-id': { readonly id: string }
  'field/missing-type': NoArgs
  /** `right`, here and below: the name that was probably meant, where `lintSchema` found it. */
  'field/unknown-type': { readonly type: string; readonly right?: string | undefined }
  'field/unknown-widget': { readonly widget: string; readonly right?: string | undefined }
  'field/unknown-format': { readonly format: string; readonly right?: string | undefined }
  'field/confusing-id': { readonly id: string }
  'field/missing-label': { readonly label: string }
  'field/empty-label': { readonly id: string }
  'field/duplicate-label': { readonly label: string; readonly id: string }
  'field/description-repeats-label': NoArgs
  'field/unfit-key': { readonly key: string; readonly type: string }
  'field/unfit-format': { readonly format: string; readonly type: string }
  'field/never-shown': { readonly id: string }
  'widget/unfit': { readonly widget: string; readonly type: string; readonly fitting: readonly string[] }
  'widget/select-without-options': NoArgs
  'widget/unknown-language': { readonly language: string; readonly right?: string | undefined }
  'widget/language-without-editor': { readonly language: string }
  'widget/unused-placeholder': { readonly control: string }
  'connection/no-allowed-list': { readonly key: string }
  'connection/unknown-management-type': { readonly value: string }
  'connection/empty-list': { readonly key: string }
  'object/heading': NoArgs
  'array/no-items': NoArgs
  'array/items-without-fields': NoArgs
  /** `part`: the path of the field in the default of a group or an array around it. */
  'default/wrong-type': { readonly type: string; readonly got: string; readonly value?: unknown; readonly part?: string }
  'default/unknown-id': { readonly id: string; readonly right?: string }
  'default/not-in-choices': { readonly value: unknown }
  'default/invalid': { readonly value: unknown; readonly rule: string }
  /** `id`: of the first list with missing rows. */
  'default/too-many-rows': { readonly id: string; readonly limit: number }
  'default/password': { readonly id: string }
  'default/secret': NoArgs
  'choices/bare-array': NoArgs
  'choices/not-a-list': { readonly got: string }
  'choices/unreadable': { readonly got: string }
  'choices/scalar': { readonly value: unknown }
  'choices/id-without-value': { readonly id: string }
  'choices/missing-label': { readonly label: string }
  'choices/label-not-text': { readonly label: string }
  /** If many entries of a list deviate, only the first ones are reported one by one. */
  'choices/more': { readonly count: number }
  'choices/duplicate-value': { readonly value: unknown }
  'choices/duplicate-label': { readonly label: string }
  'choices/empty-label': { readonly value: unknown }
  'choices/value-of-other-type': { readonly type: string; readonly value: unknown; readonly got: string }
  /** `more`: how many further choices break the rule. */
  'choices/invalid': { readonly value: unknown; readonly rule: string; readonly more: number }
  'choices/space-around': { readonly value: string }
  'choices/none': NoArgs
  'choices/unused': { readonly control: string; readonly remedy?: Remedy }
  'content/no-type': NoArgs
  'content/bare-type': { readonly type: string }
  'content/unknown-type': { readonly type: string }
  'content/no-objects': NoArgs
  'content/object-without-id': UnnamedArgs
  'content/dependency-without-id': UnnamedArgs
  'content/unknown-dependency': { readonly id: string; readonly right?: string; readonly isSeveral?: true }
  'content/self-dependency': { readonly id: string }
  'content/cyclic-dependency': { readonly fields: readonly string[] }
  'content/dependency-without-load-schema': { readonly id: string }
  'content/custom-without-loader': { readonly name: string }
  'content/record-twice': { readonly name: string }
  'content/record-without-name': NoArgs
  'content/record-without-data': { readonly name: string }
  'content/record-alias': { readonly name: string }
  'content/unused': { readonly control: string; readonly remedy?: Remedy }
  'content/object-twice': { readonly name: string }
  'content/empty': NoArgs
  'content/dependency-twice': { readonly id: string }
  'content/dependency-never-filled': { readonly id: string }
  'content/dependency-in-other-rows': { readonly id: string }
  'content/unknown-reload': { readonly name: string }
  'rules/not-an-object': { readonly got: string }
  'rules/no-condition': { readonly got: string }
  'rules/no-effects': { readonly got: string }
  'rules/bare-condition': NoArgs
  'rules/both-combinators': NoArgs
  'rules/empty-combinator': { readonly combinator: 'and' | 'or' }
  'rules/unreadable-term': { readonly got: string }
  'rules/unknown-operator': { readonly operator: string; readonly right?: string | undefined }
  'rules/wrong-value': { readonly operator: string; readonly expected: string; readonly got: string; readonly value?: unknown }
  'rules/needless-value': { readonly operator: string }
  'rules/bare-effects': NoArgs
  'rules/effect-without-id': UnnamedArgs
  'rules/missing-apply-as': NoArgs
  'rules/unknown-apply-as': { readonly applyAs: unknown }
  'rules/replace-without-type': { readonly id: string }
  'rules/rules-in-effect': NoArgs
  'rules/unknown-operand': { readonly id: string; readonly right?: string; readonly isSeveral?: true }
  'rules/unknown-target': { readonly id: string; readonly right?: string; readonly isSeveral?: true }
  'rules/ambiguous-scope': { readonly id: string }
  'rules/cycle': { readonly fields: readonly string[] }
  'rules/value-of-other-type': { readonly id: string; readonly type: string; readonly value: unknown; readonly got: string }
  'rules/value-not-in-choices': { readonly id: string; readonly value: unknown }
  'rules/empty-text-compared': { readonly id: string; readonly operator: string }
  'rules/empty-list': { readonly operator: string }
  'rules/repeated-value': { readonly value: unknown }
  'rules/number-as-text': { readonly value: string }
  /** `limit`: of the field itself. */
  'rules/value-out-of-range': { readonly id: string; readonly limit: string; readonly bound: number }
  'rules/without-effects': NoArgs
  /** `held`: what a field holds whose type would let it hold a number. */
  'rules/not-a-number': {
    readonly id: string
    readonly type: string
    readonly operator: string
    readonly held?: 'dates' | 'choices'
  }
  'rules/never-holds': { readonly id: string }
  'rules/always-holds': { readonly id: string }
  'rules/repeated-comparison': { readonly id: string }
  'rules/repeated-rule': NoArgs
  'rules/empty-effect': { readonly id: string }
  'rules/effect-without-change': { readonly id: string }
  'rules/self-reference': { readonly id: string }
  'rules/conflict': { readonly id: string; readonly property: string; readonly other: string }
  'rules/last-wins': { readonly id: string; readonly property: string; readonly other: string }
  'rules/operand-without-value': { readonly id: string }
  'rules/operand-never-filled': { readonly id: string }
  'layout/no-type': NoArgs
  'layout/unknown-type': { readonly type: string }
  'layout/unknown-element': { readonly id: string; readonly right?: string }
  'layout/element-twice': { readonly id: string }
  'layout/too-few': NoArgs
  'order/unknown-id': { readonly id: string; readonly right?: string }
  'order/missing-ids': { readonly ids: readonly string[] }
  'order/duplicate-id': { readonly id: string }
  'order/without-fields': NoArgs
  'validation/pattern-does-not-compile': { readonly pattern: string }
  'validation/pattern-too-long': { readonly length: number; readonly limit: number }
  'validation/pattern-unchecked': UncheckedReason & { readonly pattern: string }
  'validation/unfit-rule': { readonly rule: string; readonly type: string }
  'validation/min-above-max': { readonly lower: string; readonly upper: string }
  'validation/dangerous-pattern': { readonly pattern: string }
  'validation/pattern-with-slashes': { readonly pattern: string }
  'validation/pattern-of-other-language': { readonly pattern: string; readonly parts: readonly string[] }
  'validation/required-but-hidden': { readonly id: string }
  'validation/required-boolean': { readonly id: string }
  'validation/message-without-rule': { readonly rule: string }
  'validation/fractional-limit': { readonly limit: number }
  'action/never-changes': { readonly id: string }
  'action/without-effect': NoArgs
  /** `callback`: the prop of the form that failed. */
  'host/callback-failed': { readonly callback: string; readonly reason: string }
  /** `path`: a JSON Pointer into the values. */
  'host/unreadable-value': { readonly path: string; readonly got: string }
  /** `prop`: that of the form, or a JSON Pointer into it, such as `initialSetAside/2`. */
  'host/unexpected-value': { readonly prop: string; readonly got: string }
  'host/no-stylesheet': NoArgs
  'host/duplicate-ids': NoArgs
  'host/no-source': NoArgs
  'host/unknown-locale': { readonly locale: string | undefined }
  'host/unknown-theme': { readonly theme: unknown; readonly themes: readonly string[] }
  'host/slot-failed': { readonly slot: string; readonly reason: string }
  'host/unknown-slot': { readonly slot: string; readonly slots: readonly string[] }
  'host/no-code-editor': { readonly cause: string }
  'host/no-editor-worker': { readonly cause: string }
  /** With `wire="auto"`: the module wraps its answers. `reason`: why a wrapped request was not answered, so that `plain` is sent. */
  'host/wire-found': { readonly format: 'plain' | 'data'; readonly reason?: string }
  'reload/loop': { readonly fields: readonly string[] }
}

/** The kind of a problem, as a stable name. */
export type ProblemCode = keyof ProblemArgs

/**
 * One deviation, as data. `code` is stable. `pointer` is a JSON Pointer into the schema (or content answer) as the module sent it; into the
 * current schema if the fault lies in earlier fields or between fields; empty for faults of the host (`host/…`). `args` are the arguments
 * of the sentence, which `formatProblem` writes. Decisions, principle 1.
 */
export type Problem = {
  [Code in ProblemCode]: {
    readonly code: Code
    readonly level: ProblemLevel
    readonly pointer: string
    readonly args: ProblemArgs[Code]
  }
}[ProblemCode]
