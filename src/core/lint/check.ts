import type { Problem, ProblemArgs, ProblemCode, ProblemLevel } from '../schema/problems.ts'
import type { Subject } from './subject.ts'

/** What is wrong, and how to mend it. */
export interface Sentence {
  readonly message: string
  readonly hint: string
}

/** One place at which a check fails. */
export interface Finding<Code extends ProblemCode> {
  readonly pointer: string
  /** Where it is less grave than the code, or graver. */
  readonly level?: ProblemLevel
  readonly args: ProblemArgs[Code]
}

/** What is to be known of every code: what must hold, and what is said where it does not. */
interface CodeFacts<Code extends ProblemCode> {
  readonly code: Code
  /** Where it is written: sections of the specification and of the decisions. */
  readonly section: string
  /** What must hold, in one line. */
  readonly summary: string
  readonly say: (args: ProblemArgs[Code]) => Sentence
}

/** What can be wrong with a schema, and who finds it. */
export interface SchemaCheck<Code extends ProblemCode> extends CodeFacts<Code> {
  readonly level: ProblemLevel
  /** What parsing does not see. */
  readonly find?: (subject: Subject) => Iterable<Finding<Code>>
  /** Everything works as it is written, but hardly as it is meant: for who writes the schema, and not for the host of a form. */
  readonly isAdvice?: true
  /** It looks at each object by itself, so that it can be asked of a part of a schema too. */
  readonly ofObjects?: true
  /** It is `parseSchema` that finds it, and no `find`. */
  readonly foundBy?: 'parser'
  /** A JSON Schema sees it as well. */
  readonly structural?: true
}

/** What the reader of `/content` finds, or the form while it runs. They say the level: this table is not loaded with them. */
interface OutsideCheck<Code extends ProblemCode> extends CodeFacts<Code> {
  readonly foundBy: 'client' | 'form'
}

/** All about one code. */
export type Check<Code extends ProblemCode> = SchemaCheck<Code> | OutsideCheck<Code>

/** A check under its code. */
export type CheckRows<Code extends ProblemCode> = {
  readonly [Key in Code]: Omit<SchemaCheck<Key>, 'code'> | Omit<OutsideCheck<Key>, 'code'>
}

/** One check for each of some codes; a missing one does not compile. */
export type Checks<Code extends ProblemCode> = { readonly [Key in Code]: Check<Key> }

/** The codes of some areas: `CodesOf<'rules' | 'order'>`. */
export type CodesOf<Area extends string> = Extract<ProblemCode, `${Area}/${string}`>

export const runCheck = <Code extends ProblemCode>({ code, level, find }: SchemaCheck<Code>, subject: Subject): readonly Problem[] =>
  // `as`: the args are those of the code, which TypeScript does not follow through the type parameter.
  find ? Array.from(find(subject), (finding) => subject.redact({ code, level, ...finding } as unknown as Problem)) : []
