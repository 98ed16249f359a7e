import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { writeGuides } from '../../stories/markdown/writeGuides.ts'
import { readMembers } from '../../stories/members/readMembers.ts'

const guides = writeGuides()

/** Where the props of `ModuleForm` and of a widget are declared, and the guide that lists them. */
const interfaces = [
  ['Embedding.md', 'src/moduleFormProps.ts', 'ModuleFormProps'],
  ['Embedding.md', 'src/react/form/formProps.ts', 'FormProps'],
  ['Embedding.md', 'src/client/clientOptions.ts', 'ClientOptions'],
  ['Embedding.md', 'src/react/form/moduleFormHandle.ts', 'HandleOf'],
  ['Embedding.md', 'src/react/form/moduleFormApi.ts', 'ModuleFormApi'],
  ['Widgets.md', 'src/react/widgetProps.ts', 'WidgetProps'],
  ['Widgets.md', 'src/react/widgetProps.ts', 'OptionsView'],
  ['Widgets.md', 'src/react/widgetProps.ts', 'ConnectionsView'],
  ['Widgets.md', 'src/react/widgetProps.ts', 'RowsView'],
  ['Widgets.md', 'src/react/widgetProps.ts', 'CodeEditorProps'],
] as const
const notTaken = ['backoff']

function membersOf(path: string, name: string): readonly string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = file.statements.filter(ts.isInterfaceDeclaration).find((declared) => declared.name.text === name)
  return found?.members.flatMap((member) => (member.name === undefined ? [] : [member.name.getText(file)])) ?? []
}

describe('The tables of members', () => {
  it.each(interfaces)('%s names every member of %s: %s', (guide, path, name) => {
    const named = new Set([...(guides.get(guide) ?? '').matchAll(/^\| `(\w+)\??` \|/gm)].map(([, member]) => member))
    const members = membersOf(path, name).filter((member) => !notTaken.includes(member))
    expect(members.length).toBeGreaterThan(1)
    expect(members.filter((member) => !named.has(member))).toEqual([])
  })

  it('say of each what it is, and its type as a host can write it', () => {
    const members = Object.entries(readMembers()).flatMap(([owner, list]) => list.map((member) => ({ ...member, owner })))
    expect(members.length).toBeGreaterThan(100)
    expect(members.filter(({ text }) => text === '').map(({ owner, name }) => `${owner}.${name}`)).toEqual([])
    // Types taken from an internal interface must be written out.
    expect(members.filter(({ type }) => type.includes('FormEnvironment')).map(({ owner, name }) => `${owner}.${name}`)).toEqual([])
    expect(members.find(({ name }) => name === 'onChange')?.type).toBe('(formData: FormValues, meta: ChangeMeta) => void')
    expect(members.find(({ name }) => name === 'connections')?.type).toBe('ConnectionSource')
  })
})
