import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { fixText } from '../../../src/cli/lint/fix/fixText.ts'
import { lintText } from '../../../src/cli/lint/lintText.ts'
import { parseSource } from '../../../src/cli/lint/source/parseSource.ts'
import { getValue, parsePath } from 'moduleform/core'

const folder = 'test/fixtures/lint'
const bad = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.bad.json'))
  .map((path) => ({ path, schema: (JSON.parse(readFileSync(join(folder, path), 'utf8')) as { schema: unknown }).schema }))

const textsOf = (schema: unknown) => [
  { name: 'a.json', text: JSON.stringify(schema, null, 2) },
  { name: 'b.json', text: JSON.stringify(schema) },
  { name: 'c.yaml', text: stringify(schema) },
]

describe.each(bad)('$path', ({ schema }) => {
  it('is found at its key or at its value, in JSON and in YAML', () => {
    for (const { name, text } of textsOf(schema)) {
      for (const { pointer, span } of lintText(name, text).findings) {
        const written: unknown = parseSource(name, text.slice(span.start, span.end)).json
        const value = getValue(schema, parsePath(pointer))
        const key = parsePath(pointer).at(-1)
        // YAML taken out of its context lacks the indentation of its first line.
        if (typeof value === 'object' && value !== null && name.endsWith('.yaml')) continue
        expect([key, value], `${pointer} in ${name}`).toContainEqual(written)
      }
    }
  })

  it('is mended without a new finding, or left as it is', () => {
    for (const { name, text } of textsOf(schema)) {
      const fixed = fixText(name, text)
      const [before, after] = [text, fixed.text].map((one) => lintText(name, one).findings)
      expect(after?.length).toBeLessThanOrEqual(before?.length ?? 0)
      expect(fixText(name, fixed.text)).toEqual({ text: fixed.text, fixed: new Set() })
      if (fixed.fixed.size === 0) expect(fixed.text).toBe(text)
    }
  })
})
