import { describe, expect, it } from 'vitest'
import { fixText } from '../../src/cli/lint/fix/fixText.ts'
import { lintText } from '../../src/cli/lint/lintText.ts'
import { readCorpus } from './readCorpus.ts'

const corpus = readCorpus()

describe.skipIf(corpus.length === 0)('schemas of the corpus beside the checkout', () => {
  it.each(corpus)('$name has findings at places that are there, each once', ({ name, json }) => {
    const text = JSON.stringify(json, null, 2)
    const { findings } = lintText(name, text)
    for (const { span, message, hint } of findings) {
      expect(text.slice(span.start, span.end)).not.toBe('')
      expect(`${message} ${hint}`).toMatch(/^[A-Z"].*[.?]$/s)
    }
    const told = findings.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`)
    expect(new Set(told).size).toBe(told.length)
  })

  it.each(corpus)('$name is mended without a new finding', ({ name, json }) => {
    const text = JSON.stringify(json, null, 2)
    const fixed = fixText(name, text)
    expect(lintText(name, fixed.text).findings.length).toBeLessThanOrEqual(lintText(name, text).findings.length)
    expect(fixText(name, fixed.text).fixed.size).toBe(0)
  })
})
