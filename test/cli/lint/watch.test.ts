import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder } from '../../support/makeFolder.ts'
import { schemaWith } from './lintFolder.ts'
import { runIn } from '../../support/runIn.ts'

const good = JSON.stringify(schemaWith())
const faulty = JSON.stringify(schemaWith({ type: 'text' }))

/** Starts `moduleform lint … --watch`. `see` resolves once a text was written since it last did. */
function watchIn(folder: string, ...patterns: string[]) {
  const ending = new AbortController()
  let written = ''
  const waiting: { text: string; done: () => void }[] = []
  const take = (text: string) => {
    written += text
    for (const one of waiting.splice(0))
      if (written.includes(one.text)) one.done()
      else waiting.push(one)
  }
  const see = async (text: string) => {
    if (!written.includes(text)) await new Promise<void>((done) => void waiting.push({ text, done }))
    written = ''
  }
  const run = runIn(folder, ['lint', ...patterns, '--watch'], { write: take, writeError: take, signal: ending.signal })
  const end = async () => {
    ending.abort()
    return (await run).exitCode
  }
  return { see, end }
}

describe('moduleform lint --watch', () => {
  it('lints again when a file is saved, is added or goes, until it is ended', async () => {
    const folder = await makeFolder()
    await writeFile(join(folder, 'a.json'), good)
    const { see, end } = watchIn(folder, '.')
    await see('Watching.')
    await writeFile(join(folder, 'a.json'), faulty)
    await see('1 error in 1 file.')
    await writeFile(join(folder, 'b.yaml'), 'fields: 5\n')
    await see('in 2 files.')
    await writeFile(join(folder, 'a.json'), good)
    await see('in 1 of 2 files.')
    expect(await end()).toBe(1)
    expect(await readFile(join(folder, 'b.yaml'), 'utf8')).toBe('fields: 5\n')
  })

  it.each([
    ['folder', 's', 'There is no file "s"'],
    ['file', 's/a.json', 'There is no file "s/a.json"'],
    ['glob', 's/*.json', 'No file matches "s/*.json"'],
  ])('follows a %s also after the folder was removed and made anew', async (_kind, pattern, gone) => {
    const folder = await makeFolder()
    const inside = join(folder, 's')
    await mkdir(inside)
    await writeFile(join(inside, 'a.json'), good)
    const { see, end } = watchIn(folder, pattern)
    await see('Watching.')
    await rm(inside, { recursive: true })
    await see(gone)
    await mkdir(inside)
    await writeFile(join(inside, 'a.json'), faulty)
    await see('1 error in 1 file.')
    await writeFile(join(inside, 'a.json'), good)
    await see('no findings.')
    expect(await end()).toBe(0)
  })

  it('follows the folder that it runs in also after it was removed and made anew', async () => {
    const folder = join(await makeFolder(), 's')
    await mkdir(folder)
    await writeFile(join(folder, 'a.json'), good)
    const { see, end } = watchIn(folder, '.')
    await see('Watching.')
    await rm(folder, { recursive: true })
    await see('There is no file "."')
    await mkdir(folder)
    await writeFile(join(folder, 'a.json'), faulty)
    await see('1 error in 1 file.')
    expect(await end()).toBe(1)
  })

  it('follows what is outside of the folder that it runs in', async () => {
    const [folder, other] = [await makeFolder(), join(await makeFolder(), 's')]
    await mkdir(other)
    await writeFile(join(other, 'a.json'), good)
    const { see, end } = watchIn(folder, join(other, 'a.json'))
    await see('Watching.')
    await rm(other, { recursive: true })
    await see('There is no file')
    await mkdir(other)
    await writeFile(join(other, 'a.json'), faulty)
    await see('1 error in 1 file.')
    expect(await end()).toBe(1)
  })
})
