import { findDefinitions } from './find/definitions.ts'
import type { Subject } from './subject.ts'
import type { AnswerMerge } from '../schema/mergeSchema.ts'
import type { Schema } from '../schema/model.ts'
import type { UncheckedReason } from '../schema/compilePattern.ts'
import type { Problem } from '../schema/problems.ts'
import { judgeAnswer } from './lintAnswer.ts'
import { judgeSchema } from './lintSchemaWith.ts'

/** Where the schema of a form came from. */
export interface SchemaSource {
  /** As it was sent. */
  readonly sent: unknown
  /** It was an answer that has been merged. */
  readonly merge?: AnswerMerge
}

/** A form as it runs. */
export interface LintedForm {
  readonly source: SchemaSource
  /** The schema in force. */
  readonly schema: Schema
  /** By name, the content objects that the host loads. */
  readonly loaders: object
  /** Patterns that could not be run in this browser. */
  readonly unchecked: ReadonlyMap<string, UncheckedReason>
}

/** What is wrong with the schema of a form, and what the host has left out. Decisions §1, §6 and §8. */
export const lintForm = ({ source, schema, loaders, unchecked }: LintedForm): readonly Problem[] => {
  const { problems, subject } = judge(source, schema)
  return [...problems, ...findMissingLoaders(subject, loaders), ...findUncheckedPatterns(subject, unchecked)]
}

const judgements = new WeakMap<SchemaSource, ReturnType<typeof judgeSchema>>()

/** The same source is judged once, however often the form tells of it. */
const judge = (source: SchemaSource, schema: Schema): ReturnType<typeof judgeSchema> => {
  let judgement = judgements.get(source)
  if (!judgement) judgements.set(source, (judgement = source.merge ? judgeAnswer(source.merge, schema) : judgeSchema(source.sent)))
  return judgement
}

/** A problem for each content object that the host alone is to load and has no loader for: the module is asked. Decisions §6. */
const findMissingLoaders = ({ plan, pointerTo }: Subject, loaders: object): readonly Problem[] =>
  [...plan.nodes.values()].flatMap(({ optionSource }) =>
    (optionSource?.content?.content_objects ?? [])
      .filter(({ id }) => isForHost(optionSource?.content?.type ?? []) && !Object.hasOwn(loaders, id))
      .map((object) => ({ code: 'content/custom-without-loader', level: 'info', pointer: pointerTo(object), args: { name: object.id } })),
  )

/** Where the platform may load an object as well, nobody waits for the host. */
const isForHost = (types: readonly string[]): boolean => types.includes('custom') && !types.includes('managed')

/** A problem for each field whose pattern could not be run in this browser. Decisions §8. */
const findUncheckedPatterns = (subject: Subject, unchecked: ReadonlyMap<string, UncheckedReason>): readonly Problem[] =>
  findDefinitions(subject).flatMap(({ definition: { validation } }) => {
    const pattern = validation?.pattern
    const reason = typeof pattern === 'string' ? unchecked.get(pattern) : undefined
    if (!validation || pattern === undefined || reason === undefined) return []
    return [
      {
        code: 'validation/pattern-unchecked',
        level: 'error',
        pointer: subject.pointerTo(validation, 'pattern'),
        args: { pattern, ...reason },
      },
    ]
  })
