import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { App } from '../stories/docs/examples/firstForm.tsx'

const readme = readFileSync('README.md', 'utf8')
const blocks = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => ({ language, code }))

afterEach(cleanup)

describe('The README', () => {
  it('starts with how to install the package and five lines that use it', () => {
    expect(blocks[0]).toEqual({ language: 'sh', code: 'npm install moduleform\n' })
    expect(blocks[1]).toEqual({ language: 'tsx', code: readFileSync('stories/docs/examples/firstForm.tsx', 'utf8') })
    expect(blocks[1]?.code?.trimEnd().split('\n')).toHaveLength(5)
  })

  it('shows a form that hands over what is filled in', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    render(<App />)
    await userEvent.type(screen.getByLabelText('Name'), 'Ada')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith({ name: 'Ada' }))
    log.mockRestore()
  })

  it('refers to no file that a registry page would lack', () => {
    const targets = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target ?? '')
    expect(targets.filter((target) => !/^(https?:|#)/.test(target))).toEqual([])
  })

  it('names guides that are there', () => {
    const named = [...readme.matchAll(/`(\w+)\.md`/g)].map(([, name]) => name ?? '')
    expect(named.length).toBeGreaterThan(8)
    const pages = readdirSync('stories/docs', { recursive: true, encoding: 'utf8' }).map((file) => basename(file))
    for (const name of named) expect(pages).toContain(`${name}.mdx`)
  })
})
