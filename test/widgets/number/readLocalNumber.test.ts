import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber } from '../../../src/core/schema/readNumber.ts'
import { writeNumber } from '../../../src/widgets/number/numberSigns.ts'
import { plainNumber, readLocalNumber } from '../../../src/widgets/number/readLocalNumber.ts'

const read = (text: string, locale: string, isWhole = false) => readLocalNumber(text, isWhole, locale, readNumber)

const locales = ['de-DE', 'de-AT', 'de-CH', 'en-US', 'en-IN', 'fr-FR', 'es', 'pt-BR', 'pl', 'sv', 'hi-IN', 'ja', 'zh', 'ar', 'ar-EG', 'fa']

describe('a typed number', () => {
  it.each([
    ['de-DE', '1,5', 1.5],
    ['de-DE', '1.5', 1.5],
    ['de-DE', '1,000', 1],
    ['de-DE', '1.0000', 1],
    ['de-DE', '1,5e3', 1500],
    ['de-DE', ' -12 ', -12],
    ['de-DE', ',5', 0.5],
    ['en-US', '1.000', 1],
    ['en-US', '1.5', 1.5],
    ['fr-FR', '1,5', 1.5],
    ['fr-FR', '1.500', 1.5],
    ['de-CH', '1.5', 1.5],
    ['de-AT', '1.000', 1],
    ['sv', '\u22121,5', -1.5],
    ['ar-EG', '١٢', 12],
    ['ar-EG', '\u061C-١٢٫٥', -12.5],
    ['ar-EG', '12.5', 12.5],
    ['ar', '١٢', 12],
    // Browsers write `ar` with Latin digits; its own signs mean the same everywhere.
    ['ar', '١٢٫٥', 12.5],
    ['en-US', '١٢٫٥٠٠', 12.5],
    ['de-DE', '-١٢٫٥', -12.5],
    ['ar', '\u200E-12', -12],
    ['fa', '۱۲٫۵', 12.5],
    ['hi-IN', '१२.५', 12.5],
    ['ja', '１２．５', 12.5],
    ['ja', '－３', -3],
    ['en-US', '\u200B12\uFEFF', 12],
    ['not a tag', '12', 12],
  ])('of %s %j is %d', (locale, text, value) => {
    expect(read(text, locale)).toEqual({ value })
  })

  it.each([
    ['de-DE', '1.000', [1, 1000]],
    ['de-DE', '-1.250', [-1.25, -1250]],
    ['de-DE', '1234.567', [1234.567, 1234567]],
    ['de-DE', '0.125', [0.125, 125]],
    ['de-DE', '1.234.567', [1234567]],
    ['de-DE', '1.234,5', [1234.5]],
    ['en-US', '1,000', [1, 1000]],
    ['en-US', '1,000.00', [1000]],
    ['en-IN', '12,34,567', [1234567]],
    ['hi-IN', '१,२३,४५६', [123456]],
    ['hi-IN', '1,000', [1, 1000]],
    ['fr-FR', '1\u202F000', [1000]],
    ['fr-FR', '1 000', [1000]],
    ['fr-FR', '1 000,5', [1000.5]],
    ['de-CH', '1’000', [1000]],
    ['de-CH', "1'000", [1000]],
    ['ar-EG', '١٬٠٠٠', [1000]],
    ['ar', '١٬٢٣٤', [1234]],
    ['ar', '١٬٢٣٤٬٥٦٧٫٥', [1234567.5]],
    ['en-US', '١٬٢٣٤٫٥', [1234.5]],
    ['de-DE', '١٬٢٣٤٫٥', [1234.5]],
    ['de-CH', '١٬٢٣٤٫٥', [1234.5]],
    ['fr-FR', '١٬٢٣٤٫٥', [1234.5]],
    ['ja', '１，０００', [1, 1000]],
    ['es', '1.000', [1, 1000]],
  ])('of %s %j is none, and could be one of %j', (locale, text, meanings) => {
    expect(read(text, locale)).toEqual({ error: 'not-a-number', meanings })
  })

  it.each([
    ['de-DE', '1.2.3'],
    ['de-DE', '1,2,3'],
    ['de-DE', '1,234.56'],
    ['de-DE', '12.34.567'],
    ['de-DE', '1 000'],
    ['de-DE', '1.000e3,5'],
    ['en-US', '12,5'],
    ['en-US', '1,0000'],
    ['fr-FR', '1 00'],
    ['ar', '١٢٬٥'],
    ['ar', '١٢٫٥٫٥'],
    ['ja', '五'],
    ['de-DE', '5²'],
    ['de-DE', '-'],
    ['en-US', 'Infinity'],
  ])('of %s %j is none', (locale, text) => {
    expect(read(text, locale)).toEqual({ error: 'not-a-number', meanings: [] })
    expect(readNumber(plainNumber(text, locale))).toEqual({ error: 'not-a-number' })
  })

  it('is offered only as what its field takes', () => {
    expect(read('1.250', 'de-DE', true)).toEqual({ error: 'not-a-number', meanings: [1250] })
    expect(read('1.000', 'de-DE', true)).toEqual({ error: 'not-a-number', meanings: [1, 1000] })
    expect(read('1,5', 'de-DE', true)).toEqual({ error: 'not-whole', meanings: [] })
  })

  it('is never rounded', () => {
    expect(read('0,1000000000000000055', 'de-DE')).toEqual({ error: 'not-exact', meanings: [] })
    expect(read('12.345.678.901.234.567.891', 'de-DE')).toEqual({ error: 'not-exact', meanings: [] })
  })
})

describe('a number shown', () => {
  it.each([
    ['de-DE', 1234.5, '1234,5'],
    ['en-US', 1234567, '1234567'],
    ['fr-FR', -1234.5, '-1234,5'],
    ['ar-EG', 1234.5, '١٢٣٤٫٥'],
    ['ar', 1234.5, '1234.5'],
    ['hi-IN', 123456.5, '123456.5'],
    ['de-DE', 1.5e-7, '1,5e-7'],
  ])('in %s of %d is %j', (locale, number, text) => {
    expect(writeNumber(number, locale)).toBe(text)
  })

  it.each(locales)('reads back as itself in %s', (locale) => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.double({ noDefaultInfinity: true, noNaN: true }),
          fc.integer(),
          fc.integer().map((units) => units / 1000),
        ),
        (number) => {
          expect(read(writeNumber(number, locale), locale)).toEqual({ value: number + 0 })
        },
      ),
    )
  })

  it.each(locales)('is one number at most, whatever is typed in %s', (locale) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+.,’ 0-9e\u202F٫٬١٢]{0,12}$/), (text) => {
        const reading = read(text, locale)
        const plain = readNumber(plainNumber(text, locale))
        expect('value' in plain).toBe('value' in reading)
        if ('value' in reading) expect(plain).toEqual(reading)
      }),
    )
  })
})
