import { type UncheckedReason, compilePattern, isPatternTooLong, maxPatternLength } from '../../schema/compilePattern.ts'
import type { CheckRows, CodesOf, Sentence } from '../check.ts'
import { findDefinitions } from '../find/definitions.ts'
import { findForeignParts, translatePart } from '../words/otherRegex.ts'
import { quote, quoteAll } from '../words/quote.ts'

export const patternChecks = {
  'validation/pattern-does-not-compile': {
    level: 'warning',
    section: 'Specification 2.6, decisions §8',
    summary: 'A pattern is a regular expression.',
    say: ({ pattern }) => ({
      message: `the pattern ${quote(pattern)} is not a valid regular expression, so it is ignored.`,
      hint: 'Write a JavaScript regular expression without slashes and flags.',
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ definition: { validation } }) => {
        const pattern = validation?.pattern
        if (!validation || typeof pattern !== 'string' || isPatternTooLong(pattern) || compilePattern(pattern) !== undefined) return []
        return [{ pointer: subject.pointerTo(validation, 'pattern'), args: { pattern } }]
      }),
  },

  'validation/pattern-too-long': {
    level: 'error',
    section: 'Decisions §8 and §12',
    summary: 'A pattern has at most 5,000 characters.',
    say: ({ length, limit }) => ({
      message: `the pattern has ${length.toLocaleString('en')} characters; more than ${limit.toLocaleString('en')} are not read, so no value is checked by it.`,
      hint: 'Write it shorter: character classes and repetitions in place of long lists of words.',
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ definition: { validation } }) => {
        const pattern = validation?.pattern
        if (!validation || typeof pattern !== 'string' || !isPatternTooLong(pattern)) return []
        return [{ pointer: subject.pointerTo(validation, 'pattern'), args: { length: pattern.length, limit: maxPatternLength } }]
      }),
  },

  'validation/pattern-unchecked': {
    foundBy: 'form',
    section: 'Decisions §8',
    summary: 'A pattern can be checked in the browser that shows the form.',
    say: ({ pattern, kind, cause }) => {
      const { message, hint } = sentences[kind](cause)
      return { message: `the pattern ${quote(pattern)} ${message}`, hint }
    },
  },

  'validation/pattern-with-slashes': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.6',
    summary: 'A pattern is written without slashes around it.',
    say: ({ pattern }) => ({
      message: `the pattern ${quote(pattern)} asks for slashes in the text.`,
      hint: 'Write the expression alone, without slashes and flags.',
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ definition: { validation } }) => {
        const pattern = validation?.pattern
        if (!validation || typeof pattern !== 'string' || !/^\/.*\/[dgimsuvy]*$/s.test(pattern)) return []
        return [{ pointer: subject.pointerTo(validation, 'pattern'), args: { pattern } }]
      }),
  },

  'validation/pattern-of-other-language': {
    level: 'warning',
    isAdvice: true,
    section: 'Specification 2.6, decisions §8',
    summary: 'A pattern is written as JavaScript reads it.',
    say: ({ pattern, parts }) => ({
      message: `the pattern ${quote(pattern)} uses ${quoteAll(parts)}, which JavaScript reads as plain characters: right values are refused.`,
      hint: hintToTranslate(parts),
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ definition: { validation } }) => {
        const pattern = validation?.pattern
        if (!validation || typeof pattern !== 'string' || compilePattern(pattern) === undefined) return []
        const parts = findForeignParts(pattern)
        return parts.length === 0 ? [] : [{ pointer: subject.pointerTo(validation, 'pattern'), args: { pattern, parts } }]
      }),
  },

  'validation/dangerous-pattern': {
    level: 'warning',
    isAdvice: true,
    section: 'Decisions §8',
    summary: 'No text makes a pattern take endless time.',
    say: ({ pattern }) => ({
      message: `the pattern ${quote(pattern)} repeats what repeats already: for some texts checking it takes time that doubles with each character.`,
      hint: 'Remove one of the two repetitions: "(a+)+" matches the same as "a+".',
    }),
    find: (subject) =>
      findDefinitions(subject).flatMap(({ definition: { validation } }) => {
        const pattern = validation?.pattern
        if (!validation || typeof pattern !== 'string' || subject.patterns?.isExponential(pattern) !== true) return []
        return [{ pointer: subject.pointerTo(validation, 'pattern'), args: { pattern } }]
      }),
  },
} satisfies Partial<CheckRows<CodesOf<'validation'>>>

const hintToTranslate = (parts: readonly string[]): string => {
  const known = parts.flatMap((part) => {
    const instead = translatePart(part)
    return instead === undefined ? [] : [`${quote(instead)} for ${quote(part)}`]
  })
  const other = parts.filter((part) => translatePart(part) === undefined)
  return [
    ...(known.length > 0 ? [`Write ${known.join(', ')}.`] : []),
    ...(other.length > 0 ? [`Write out what ${quoteAll(other)} mean elsewhere: JavaScript has nothing like it.`] : []),
  ].join(' ')
}

/** What happened, to be placed after the name of the pattern, and what a host can do about it. */
const sentences: Readonly<Record<UncheckedReason['kind'], (cause: string) => Sentence>> = {
  slow: () => ({
    message: 'took too long, so some values are not checked by it.',
    hint: 'Write it without look-around and back-references: then it is checked in no time, whatever the text.',
  }),
  'no-worker': (cause) => ({
    message: `needs a worker to be checked, and none could be started: ${cause}`,
    hint: 'Start it yourself with patternWorker={() => new Worker(…)}, and allow it: by worker-src in a Content-Security-Policy, by the policy name moduleform where Trusted Types are required.',
  }),
  'not-loaded': (cause) => ({
    message: `is not checked, because the code that does it did not load: ${cause}`,
    hint: 'Serve the chunks of this package beside the page that uses them, also after a new release.',
  }),
}
