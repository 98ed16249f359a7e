import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What contains whole fields. */
const containers = [
  '',
  '-form',
  '-line',
  '-fields',
  '-field',
  '-card',
  '-card-body',
  '-rows',
  '-row-list',
  '-row',
  '-row-body',
  '-row-value',
  '-row-fields',
]

/** Splits at a separator outside of parentheses and brackets. */
function split(text: string, separators: RegExp): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(' || character === '[') depth += 1
    if (character === ')' || character === ']') depth -= 1
    if (depth === 0 && separators.test(character)) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

const selectorsOf = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => split(prelude, /,/))

/**
 * Why a selector with `:has()` makes adding something expensive, if it does. For all selectors in which another part follows the one with
 * `:has()`, Chromium keeps one list of what their last parts may fit. When anything is added below such a part, it styles everything there
 * that fits the list anew. And a part that begins with no class or type is tried on every element of the page.
 */
function faultOf(selector: string): string | undefined {
  const parts = split(selector, /[\s>~+]/)
  const at = parts.findIndex((part) => part.includes(':has('))
  const part = parts[at]
  if (part === undefined) return undefined
  if (!/^[.\w[]/.test(part)) return `${selector}: a part with :has() begins with no class or type`
  if (at === parts.length - 1) return undefined
  const contained = containers.filter((name) => new RegExp(`^\\.mf${name}(?![\\w-])`).test(part))
  if (contained.length > 0) return `${selector}: :has() of .mf${contained.join()}, which contains whole fields, styles something in it`
  if (!/^(:where\([.\w]|[.\w])/.test(parts.at(-1) ?? '')) return `${selector}: what follows :has() has no class or type`
  return undefined
}

describe('a style sheet', () => {
  it('leaves the other fields alone when something is added to one', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
    const selectors = sheets.flatMap((path) => selectorsOf(readFileSync(`src/${path}`, 'utf8')))
    expect(selectors.filter((selector) => selector.includes(':has(')).length).toBeGreaterThan(15)
    expect(selectors.map(faultOf).filter((fault) => fault !== undefined)).toEqual([])
  })

  it.each([
    ['.mf-notice:has(> .mf-details) > *', '.mf-notice:has(> .mf-details) > *: what follows :has() has no class or type'],
    [
      ':where(.mf) .mf-field:has(> .mf-label) > .mf-control',
      ':where(.mf) .mf-field:has(> .mf-label) > .mf-control: :has() of .mf-field, which contains whole fields, styles something in it',
    ],
    ['.mf-list > :not(:has(.mf-link))', '.mf-list > :not(:has(.mf-link)): a part with :has() begins with no class or type'],
    ['.mf-field:has(> .mf-label)', undefined],
    ['.mf-label-row:not(:has(> .mf-aside)) > .mf-required', undefined],
  ])('is judged by its selectors: %s', (selector, fault) => {
    expect(faultOf(selector)).toBe(fault)
  })
})
