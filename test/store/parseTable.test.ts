import { expect, it } from 'vitest'
import { parseTable } from '../../src/store/rows/parseTable.ts'

it.each([
  ['one line', 'a', [['a']]],
  ['lines of any system, the last with an end', 'a\nb\r\nc\rd\r\n', [['a'], ['b'], ['c'], ['d']]],
  [
    'cells between tabs, empty ones too',
    'a\tb\t\n\tc',
    [
      ['a', 'b', ''],
      ['', 'c'],
    ],
  ],
  ['a blank line between others', 'a\n\nb', [['a'], [''], ['b']]],
  [
    'quotes around tabs, line ends and quotes',
    '"a\tb"\t"c\nd"\n"say ""hi"""\te',
    [
      ['a\tb', 'c\nd'],
      ['say "hi"', 'e'],
    ],
  ],
  ['quotes that belong to the text', '"a" b\t5"\n"open', [['"a" b', '5"'], ['"open']]],
  ['nothing', '', [['']]],
])('reads %s', (_name, text, table) => {
  expect(parseTable(text)).toEqual(table)
})
