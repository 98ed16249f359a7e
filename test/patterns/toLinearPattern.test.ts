import fc from 'fast-check'
import { RE2JS } from 're2js'
import { describe, expect, it } from 'vitest'
import { compilePattern } from '../../src/core/schema/compilePattern.ts'
import { hasBrokenPairs, toLinearPattern } from '../../src/patterns/toLinearPattern.ts'

const compileBoth = (pattern: string) => {
  const native = compilePattern(pattern)
  if (!native) throw new Error(`${pattern} does not compile`)
  const linear = toLinearPattern(pattern, native.unicode)
  return { native, linear: linear === undefined ? undefined : RE2JS.compile(linear) }
}

/** Every character below U+3100, and some beyond 16 bits. */
const characters = [...Array.from({ length: 0x3100 }, (_, code) => String.fromCodePoint(code)), '\ufeff', '\uffff', '😀', '\u{10ffff}']

describe('toLinearPattern', () => {
  it.each([
    '.',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '[^a]',
    '[\\s\\S]',
    '[^\\S]',
    '[\\W_]',
    '[\\b]',
    '[a\\-z]',
    '[]',
    '[^]',
    '[[]',
    '[$.*+?(){}|^]',
    '\\t',
    '\\v',
    '\\0',
    '\\cJ',
    '\\x41',
    '\\u0041',
    '\\u{41}',
    '\\/',
    '\\.',
    '[+--]',
    '[a-]',
    '[-a]',
    '[&&b]',
    '[\\]]',
    'a|',
    '\u00e4',
    '😀',
    '[😀-😂]',
    // Invalid in Unicode mode, so read without it.
    '[\\w-.]',
    '[a-\\d]',
    '\\-',
    '\\_',
    ']',
    '}',
    '{',
    'a{,2}',
    '\\"',
  ])('keeps for each character what %s means', (pattern) => {
    const { native, linear } = compileBoth(`^(?:${pattern})$`)
    const texts = characters.filter((character) => !hasBrokenPairs(character, native.unicode))
    const wrong = texts.filter((character) => native.test(character) !== linear?.test(character))
    expect(wrong.map((character) => character.codePointAt(0)?.toString(16))).toEqual([])
  })

  it.each(['\\p{L}', '\\P{L}', '\\p{Lu}', '\\p{N}', '\\p{Zs}', '[^\\p{L}\\p{M}]', '\\p{P}'])(
    'keeps the letters and signs %s stands for',
    (pattern) => {
      const { native, linear } = compileBoth(pattern)
      const common = characters.filter((character) => !/\p{Cn}/u.test(character))
      expect(common.filter((character) => native.test(character) !== linear?.test(character))).toEqual([])
    },
  )

  it.each([
    ['^a$', 'a\n'],
    ['^a$', 'b\na'],
    ['a.c', 'a\rc'],
    ['^\\w+@\\w+$', 'ä@b'],
    ['\\bword\\b', 'a word.'],
    ['^(?<year>\\d{4})-(\\d{2})$', '2025-03'],
    ['^a+?b??c*?d{2}?$', 'aabdd'],
    ['^(?:a|ab)(?:c|bcd)$', 'abcd'],
    ['x{2,}', 'xx'],
    ['^$', ''],
    ['^\\S+$', 'a\u00a0b'],
  ])('gives the answer of RegExp for %j and %j', (pattern, text) => {
    const { native, linear } = compileBoth(pattern)
    expect(linear?.test(text)).toBe(native.test(text))
  })

  it.each(['(?=a)b', '(?!a)', '(?<=a)b', '(?<!a)b', '(a)\\1', '(?<n>a)\\k<n>', '\\p{Script=Greek}', '\\ud83d', '[\\ud83d\\ude00]'])(
    'refuses %s',
    (pattern) => {
      expect(compileBoth(pattern).linear).toBeUndefined()
    },
  )

  it('agrees with RegExp on any pattern it translates', () => {
    const atom = fc.constantFrom('a', 'b', ' ', '.', '\\d', '\\s', '\\W', '[ab]', '[^a]', '[\\w-]', '\\b', '^', '$', '1', '\\.', '[]', 'ä')
    const { pattern } = fc.letrec<{ pattern: string; term: string }>((tie) => ({
      term: fc.oneof(
        { withCrossShrink: true, maxDepth: 4 },
        atom,
        tie('pattern').map((inner) => `(${inner})`),
        tie('pattern').map((inner) => `(?:${inner})`),
      ),
      pattern: fc
        .array(fc.tuple(tie('term'), fc.constantFrom('', '', '*', '+', '?', '*?', '{2}', '{1,}', '{0,2}', '|')), {
          minLength: 1,
          maxLength: 4,
        })
        .map((parts) => parts.map(([term, quantifier]) => (/^(?:\^|\$|\\b)$/.test(term) ? term : `${term}${quantifier}`)).join('')),
    }))
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', '\n', '\r', '\u00a0', 'ä', '.', '-'), maxLength: 6 })
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 5, maxLength: 5 }), (source, texts) => {
        const { native, linear } = compileBoth(source)
        for (const sample of texts) expect([source, sample, linear?.test(sample)]).toEqual([source, sample, native.test(sample)])
      }),
      { numRuns: 500 },
    )
  })
})
