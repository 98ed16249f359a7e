import type { Problem, ProblemArgs, ProblemCode, ProblemLevel } from '../schema/problems.ts'
import type { Subject } from './subject.ts'

/** What is wrong, and how to fix it. */
export interface Sentence {
  readonly message: string
  readonly hint: string
}

/** One place at which a check fails. */
export interface Finding<Code extends ProblemCode> {
  readonly pointer: string
  /** Overrides the level of the code. */
  readonly level?: ProblemLevel
  readonly args: ProblemArgs[Code]
}

/** The facts about a code: the requirement, and the sentence for a violation. */
interface CodeFacts<Code extends ProblemCode> {
  readonly code: Code
  /** Where the requirement is written: sections of the specification and of the decisions. */
  readonly section: string
  /** The requirement, in one line. */
  readonly summary: string
  readonly say: (args: ProblemArgs[Code]) => Sentence
}

/** A problem of a schema, and what finds it. */
export interface SchemaCheck<Code extends ProblemCode> extends CodeFacts<Code> {
  readonly level: ProblemLevel
  /** Finds what parsing does not report. */
  readonly find?: (subject: Subject) => Iterable<Finding<Code>>
  /** The schema works as written, but hardly as intended: reported to its author, not to the host of a form. */
  readonly isAdvice?: true
  /** It looks at each object separately, so that it can also check part of a schema. */
  readonly ofObjects?: true
  /** `parseSchema` reports it, so there is no `find`. */
  readonly foundBy?: 'parser'
  /** A JSON Schema can detect it too. */
  readonly structural?: true
}

/**
 * A problem that the reader of `/content` or the running form reports. They set the level themselves, because they do not load this table.
 */
interface OutsideCheck<Code extends ProblemCode> extends CodeFacts<Code> {
  readonly foundBy: 'client' | 'form'
}

/** Everything about one code. */
export type Check<Code extends ProblemCode> = SchemaCheck<Code> | OutsideCheck<Code>

/** Checks by their codes. */
export type CheckRows<Code extends ProblemCode> = {
  readonly [Key in Code]: Omit<SchemaCheck<Key>, 'code'> | Omit<OutsideCheck<Key>, 'code'>
}

/** One check for each of some codes; a missing one does not compile. */
export type Checks<Code extends ProblemCode> = { readonly [Key in Code]: Check<Key> }

/** The codes of some areas: `CodesOf<'rules' | 'order'>`. */
export type CodesOf<Area extends string> = Extract<ProblemCode, `${Area}/${string}`>

export const runCheck = <Code extends ProblemCode>({ code, level, find }: SchemaCheck<Code>, subject: Subject): readonly Problem[] =>
  // `as`: the args are those of the code, which TypeScript cannot infer through the type parameter.
  find ? Array.from(find(subject), (finding) => subject.redact({ code, level, ...finding } as unknown as Problem)) : []
