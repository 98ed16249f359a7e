import { lintSchema } from 'moduleform/lint'
import { describe, expect, test } from 'vitest'

const codesOf = (pattern: string) =>
  lintSchema({
    metadata: { workflows_module_schema_version: '1.0.0' },
    fields: [{ id: 'a', type: 'string', label: 'A', validation: { pattern } }],
  }).map(({ code }) => code)

describe('a pattern', () => {
  test.each([
    '^(a+)+$',
    '^([a-zA-Z0-9]+)*$',
    '(a|a)*b',
    '^(\\d|\\w)+$',
    '^(\\w+\\s?)*$',
    '^(.*,)+x$',
    '^((a+)b?)+$',
    '(x+x+)+y',
    '^(?:[\\w.]+)+@example\\.com$',
    '^([a-z]{1,})+$',
    '^(.*)*$',
    '^(a{2,30})+$',
    '^(\\p{L}+\\s?)+$',
    '^([\\p{L}\\p{N}]+)*$',
    '^(?<word>[^\\P{L}]+)*$',
  ])('that can freeze a page is named: %s', (pattern) => {
    expect(codesOf(pattern)).toEqual(['validation/dangerous-pattern'])
  })

  test.each([
    '^(\\w+\\.)+\\w+$',
    '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    '^(\\d{1,3}\\.){3}\\d{1,3}$',
    '^(https?:\\/\\/)?([\\da-z.-]+)\\.([a-z.]{2,6})([\\/\\w .-]*)*\\/?$'.replace('([\\/\\w .-]*)*', '[\\/\\w .-]*'),
    '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
    '^(?=.*[A-Z])(?=.*\\d).{8,}$',
    '^\\+?[0-9 ()-]{7,20}$',
    '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$',
    '([a-z]+)+',
    '^(a+b)+$',
    '^#(?:[0-9a-f]{3}){1,2}$',
    '^(foo|bar|baz)*$',
    '^\\s*$',
    '^$|^[A-Za-z]+$',
    '^(\\p{L}+-)+x$',
    '^(\\p{L}+\\p{N}+)*x$',
    '^(a)(\\1+)+$',
    '^([A-Z][a-z]*)( [A-Z][a-z]*)*$',
    '^(\\$\\{[^}]+\\}|[^$])*$',
    '^[\\w-]+(,[\\w-]+)*,?$',
  ])('as people write them is left alone: %s', (pattern) => {
    expect(codesOf(pattern)).toEqual([])
  })

  test.each(['(', '(?:', '(?=', '(?<!'])('with more groups in groups than anybody writes is read no further: %s', (opening) => {
    const levels = Math.floor(4_999 / (opening.length + 1))
    expect(codesOf(`${opening.repeat(levels)}${')'.repeat(levels)}`)).toEqual([])
  })

  test('is never run natively, so that a default which it would match for ever is linted at once', () => {
    const fields = ['^(\\p{L}+\\s?)+$', '^(?=(a+)+$)a', '^(a+)(\\1|b+)+$'].map((pattern, index) => ({
      id: `f${index}`,
      type: 'string',
      label: `F${index}`,
      default: index === 0 ? 'Anna Maria Magdalena von Hohenstein-Waldeck der Ältere 3' : `${'a'.repeat(5000)}!`,
      validation: { pattern },
    }))
    const found = lintSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields })
    expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'default/invalid /fields/0/default',
      'validation/dangerous-pattern /fields/0/validation/pattern',
      'validation/dangerous-pattern /fields/2/validation/pattern',
    ])
  })

  test('that is dear in great numbers is run as far as two seconds of work go, and no further', () => {
    const fields = Array.from({ length: 3000 }, (_, index) => ({
      id: `f${index}`,
      type: 'string',
      label: `F${index}`,
      default: 'a'.repeat(150),
      validation: { pattern: `(?:a{0,130}){0,${index % 90}}b{${index}}` },
    }))
    const found = lintSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields })
    const told = found.filter(({ code }) => code === 'default/invalid').length
    expect(told).toBeGreaterThan(10)
    expect(told).toBeLessThan(2000)
  })
})
