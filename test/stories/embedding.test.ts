import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Where the props of `ModuleForm` are declared, and those of them that it does not take. */
const interfaces = [
  ['src/moduleFormProps.ts', 'ModuleFormProps'],
  ['src/react/form/formProps.ts', 'FormProps'],
  ['src/client/clientOptions.ts', 'ClientOptions'],
] as const
const notTaken = ['backoff']

function propsOf(path: string, name: string): readonly string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = file.statements.filter(ts.isInterfaceDeclaration).find((declared) => declared.name.text === name)
  return found?.members.flatMap((member) => (member.name === undefined ? [] : [member.name.getText(file)])) ?? []
}

it('"Embedding" names every prop of ModuleForm', () => {
  const rows = readFileSync('stories/docs/Embedding.mdx', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = new Set(rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, prop]) => prop)))
  const props = interfaces.flatMap(([path, name]) => propsOf(path, name)).filter((prop) => !notTaken.includes(prop))
  expect(props.length).toBeGreaterThan(30)
  expect(props.filter((prop) => !named.has(prop))).toEqual([])
})
