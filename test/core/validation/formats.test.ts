import { describe, expect, it } from 'vitest'
import type { FormatName } from 'moduleform/core'
import { formats } from '../../../src/core/validation/formats.ts'

const examples: Readonly<Record<FormatName, { readonly valid: readonly string[]; readonly invalid: readonly string[] }>> = {
  email: {
    valid: ['ada@example.com', 'a.b+tag@sub.example.co', "o'brien@example.ie", 'root@localhost', `${'a'.repeat(64)}@example.com`],
    invalid: [
      'ada',
      'ada@',
      '@example.com',
      'a b@example.com',
      'Ada <ada@example.com>',
      'ada@example..com',
      'ada@-example.com',
      'ada@example-.com',
      'ada@example.com\n',
      `${'a'.repeat(65)}@example.com`,
      `a@${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(63)}`,
    ],
  },
  uri: {
    valid: [
      'https://example.com',
      'HTTP://EXAMPLE.COM/Path?q=1&r=%20#part',
      'http://[2001:db8::1]:80/',
      'https://müller.de',
      'https://exa<mple>.com/{id}?a=b|c#d#e',
      'postgresql://u:p@host:5432/db',
      'mongodb+srv://u:p@cluster.example.net/db',
      'redis://:p@host:6379/0',
      'jdbc:mysql://host:3306/db',
      'gs://bucket/key',
      'file:///etc/hosts',
      'data:text/html,x',
      'urn:isbn:0451450523',
      'mailto:ada@example.com',
      'javascript:alert(1)',
      'x-my.app+1:y',
    ],
    invalid: [
      'example.com',
      '//example.com',
      '/path',
      'mailto:',
      ':x',
      '1a:x',
      'ä:x',
      'my app:x',
      'https://exa mple.com',
      ' https://example.com',
      'https://example.com ',
      'https://example.com\n',
      'https://example.com/\u0000',
      'https://example.com/\u009f',
      'https://example.com/\u00a0x',
    ],
  },
  date: {
    valid: ['2025-03-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'],
    invalid: [
      '2025-02-30',
      '2025-02-29',
      '1900-02-29',
      '2025-04-31',
      '2025-13-01',
      '2025-00-10',
      '2025-01-00',
      '0000-01-01',
      '2025-1-1',
      '25-01-01',
      '31.03.2025',
      '2025-03-31T00:00:00Z',
      ' 2025-03-31',
      '2025-03-31\n',
    ],
  },
  'date-time': {
    valid: [
      '2025-03-31T14:30:00Z',
      '2025-03-31T14:30:00.123456+02:00',
      '2025-03-31T14:30-11:00',
      '2024-02-29t00:00:00z',
      '2025-12-31T23:59:59Z',
    ],
    invalid: [
      '2025-03-31T14:30:00',
      '2025-03-31',
      '2025-02-30T14:30:00Z',
      '2025-03-31 14:30:00Z',
      '2025-03-31T24:00:00Z',
      '2025-03-31T14:60:00Z',
      '2016-12-31T23:59:60Z',
      '2025-03-31T14:30:00+0200',
      '2025-03-31T14:30:00+24:00',
      '2025-03-31T14:30:00.Z',
      '2025-03-31T14Z',
    ],
  },
  uuid: {
    valid: ['123e4567-e89b-12d3-a456-426614174000', '00000000-0000-0000-0000-000000000000', '123E4567-E89B-12D3-A456-426614174000'],
    invalid: ['123e4567e89b12d3a456426614174000', '{123e4567-e89b-12d3-a456-426614174000}', '123e4567-e89b-12d3-a456-42661417400g'],
  },
}

describe.each(Object.entries(examples))('format %s', (format, { valid, invalid }) => {
  // `as`: Object.entries types its keys as strings.
  const isValid = formats[format as FormatName]

  it.each(valid)('takes %j', (text) => {
    expect(isValid(text)).toBe(true)
  })

  it.each(invalid)('refuses %j', (text) => {
    expect(isValid(text)).toBe(false)
  })

  it.each([`${'a'.repeat(100_000)}!`, `a:${'a.'.repeat(50_000)}\n`, `https://${'a@'.repeat(50_000)} `, `${'a+'.repeat(50_000)}!`])(
    'answers at once for a long text',
    (text) => {
      expect(isValid(text)).toBe(false)
    },
  )
})
