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
    '^(\\p{L}+ ?\\.)+x$'.replace(' ?\\.', '-'),
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
})
