import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createLintFolder } from './lintFolder.ts'

const page = readFileSync('stories/docs/Checking.mdx', 'utf8')
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(([, text]) => text ?? '')

describe('the page about checking a schema', () => {
  const [schema = ''] = blocks('json')
  const finding = blocks('json').at(-1) ?? ''
  const [output = ''] = blocks('text')
  const [diff = ''] = blocks('diff')

  it('shows what the linter says', async () => {
    const { lint } = await createLintFolder({ 'delivery.json': schema })
    expect((await lint(['delivery.json'])).output).toBe(output)
  })

  it('shows what a fix changes', async () => {
    const { lint } = await createLintFolder({ 'delivery.json': schema })
    expect((await lint(['delivery.json', '--fix', '--dry-run'])).output.startsWith(`${diff}\n`)).toBe(true)
  })

  it('shows a finding as it is in the JSON report', async () => {
    const { lint } = await createLintFolder({ 'delivery.json': schema })
    const report = JSON.parse((await lint(['delivery.json', '--format', 'json'])).output) as { files: [{ findings: unknown[] }] }
    expect(report.files[0].findings).toContainEqual(JSON.parse(finding))
  })
})
