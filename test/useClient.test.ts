import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** React features that need the directive: hooks, contexts, and components that are more than a function. */
const clientOnly = /^(use[A-Z]\w*|createContext|forwardRef|memo|Component|PureComponent)$/

interface SourceFile {
  readonly path: string
  readonly text: string
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path))
  .map((path): SourceFile => ({ path, text: readFileSync(join('src', path), 'utf8') }))

const hasDirective = ({ text }: SourceFile) => text.startsWith("'use client'\n")

/** Whether a file calls or extends one of them. */
function needsDirective({ path, text }: SourceFile): boolean {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  const isClientOnly = (node: ts.Expression) =>
    (ts.isIdentifier(node) && clientOnly.test(node.text)) || (ts.isPropertyAccessExpression(node) && node.name.text === 'use')
  const visit = (node: ts.Node): boolean => {
    const used = ts.isCallExpression(node) || ts.isExpressionWithTypeArguments(node) ? isClientOnly(node.expression) : false
    return used || ts.forEachChild(node, visit) === true
  }
  return visit(file)
}

describe("'use client'", () => {
  it('stands at the top of every file that uses hooks, makes a context or a component with a state', () => {
    expect(sources.filter((file) => needsDirective(file) && !hasDirective(file)).map(({ path }) => path)).toEqual([])
  })

  it('stands on no other file, so that a server component can read what is plain data', () => {
    expect(sources.filter((file) => hasDirective(file) && !needsDirective(file)).map(({ path }) => path)).toEqual([])
    expect(sources.find(({ path }) => path === 'react/uiMessages.ts')?.text).not.toContain('use client')
  })

  it.each([
    ["import { useState } from 'react'\nexport const useOpen = () => useState(false)", true],
    ['export const Context = createContext(undefined)', true],
    ['export class Field extends PureComponent<Props> {}', true],
    ['export const Box = forwardRef<Handle, Props>(function Box() {})', true],
    ['export const ReadDate = ({ value }: Props) => dates.use()?.renderDate(value)', true],
    ["import { useState } from 'react'\nexport type Use = typeof useState // useState(false)", false],
    ["export { useModuleForm } from './useModuleForm.ts'", false],
    ['export const Heading = ({ text }: Props) => <h2>{text}</h2>', false],
  ])('is asked for by what a file runs: %s', (text, needed) => {
    expect(needsDirective({ path: 'a.tsx', text })).toBe(needed)
  })
})
