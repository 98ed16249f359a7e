import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDiff } from '../../../src/cli/lint/report/formatDiff.ts'

/** Applies a unified diff, strictly: what it says stands there must stand there. */
function applyDiff(text: string, diff: string): string {
  const lines = text.split('\n')
  const result: string[] = []
  let at = 0
  for (const line of diff.split('\n').slice(2, -1)) {
    const [, start] = /^@@ -(\d+),\d+ \+\d+,\d+ @@$/.exec(line) ?? []
    if (start !== undefined) {
      result.push(...lines.slice(at, Number(start) - 1))
      at = Number(start) - 1
    } else if (line.startsWith('+')) result.push(line.slice(1))
    else {
      expect(line.slice(1)).toBe(lines[at])
      if (line.startsWith(' ')) result.push(line.slice(1))
      at += 1
    }
  }
  return [...result, ...lines.slice(at)].join('\n')
}

describe('formatDiff', () => {
  it('is empty where nothing changes', () => {
    expect(formatDiff('a', 'x\n', 'x\n')).toBe('')
  })

  it('gives changes near each other as one', () => {
    const before = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].join('\n')
    const after = before.replace('two', '2').replace('five', '5').replace('twelve', '12')
    expect(formatDiff('a', before, after).split('\n')).toEqual(
      ['--- a', '+++ a', '@@ -1,7 +1,7 @@', ' one', '-two', '+2', ' three', ' four', '-five', '+5', ' six', ' seven'].concat([
        '@@ -10,3 +10,3 @@',
        ' ten',
        ' eleven',
        '-twelve',
        '+12',
        '',
      ]),
    )
  })

  it('makes the second text of the first', () => {
    const line = fc.constantFrom('a', '}', '  },', 'label: long', '', '"id": "x"')
    const text = fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, text, (before, after) => {
        if (before !== after) expect(applyDiff(before, formatDiff('a', before, after))).toBe(after)
      }),
    )
  })
})
