import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { beforeAll, describe, expect, it } from 'vitest'

interface Packed {
  readonly filename: string
  /** Bytes of the tarball, and of its contents. */
  readonly size: number
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

describe('The packed package', () => {
  let packed: Packed
  let tarball: Uint8Array
  beforeAll(async () => {
    if (!existsSync('dist/playground/index.html')) throw new Error('There is no build to pack. Run "npm run build" first; "npm test" does.')
    const folder = await mkdtemp(join(tmpdir(), 'moduleform-packed-'))
    const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
    const { stdout } = await promisify(execFile)('npm', pack, { maxBuffer: 2 ** 24 })
    // `as`: npm documents this shape for --json.
    const [first] = JSON.parse(stdout) as readonly Packed[]
    if (first === undefined) throw new Error('npm pack wrote no tarball.')
    packed = first
    tarball = new Uint8Array(await readFile(join(folder, packed.filename)))
    await rm(folder, { recursive: true })
  })

  const paths = () => packed.files.map(({ path }) => path)

  it('holds all that its exports name, as publint reads them', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: tarball.slice().buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg ?? {}, { color: false }))).toEqual([])
  })

  it('has types that every module resolution finds', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(tarball), { excludeEntrypoints: [/css$/, /json$/, /worker\.js$/] })
    const problems = analysis.types === false ? ['It has no types.'] : analysis.problems
    // The package contains only ESM: a CommonJS host imports it dynamically, and Node before `exports` is not supported.
    const ignored = new Set(['node10', 'node16-cjs'])
    expect(
      problems.filter((problem) => typeof problem === 'string' || !('resolutionKind' in problem && ignored.has(problem.resolutionKind))),
    ).toEqual([])
  })

  it('is no larger than 9.1 MB, and 2.56 MB to download', () => {
    expect(packed.unpackedSize).toBeLessThanOrEqual(9_100_000)
    expect(packed.size).toBeLessThanOrEqual(2_560_000)
  })

  it('brings the playground with its editor, and the licences of all that is bundled', async () => {
    expect(paths()).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'dist/playground/index.html', 'dist/cli.js']))
    const licenses = async (path: string) => (await readFile(path, 'utf8')).match(/^## \S+/gm)?.map((line) => line.slice(3))
    expect(await licenses('dist/playground/licenses.md')).toEqual(expect.arrayContaining(['monaco-editor', 'react', 'react-dom', 're2js']))
    expect(await licenses('dist/cli/licenses.md')).toEqual(
      expect.arrayContaining([
        '@eslint-community/regexpp',
        'chokidar',
        'diff',
        'jsonc-parser',
        'lilconfig',
        'picocolors',
        'sirv',
        'tinyglobby',
        'yaml',
      ]),
    )
    const own = await readFile('dist/licenses.md', 'utf8')
    expect(own).toContain('Copyright (c) 2016 - present Microsoft Corporation')
    expect(own).toContain('Copyright (c) 2018 Toru Nagashima')
    expect((await readFile('dist/bundled/regexpp.js', 'utf8')).trim().split('\n')).toHaveLength(1)
  })

  it('holds no source maps, tests or stories', () => {
    expect(paths().filter((path) => /\.map$|\.test\.|\.stories\./.test(path))).toEqual([])
  })

  it.each(['patterns/startPatternWorker.js', 'monaco/configureCodeEditor.js'])(
    'starts the workers of %s by a literal address of a file beside it',
    async (file) => {
      const code = await readFile(`dist/${file}`, 'utf8')
      const workers = [...code.matchAll(/new Worker\(new URL\("\.\/([\w.]+)", import\.meta\.url\), \{ type: "module" \}\)/g)].map(
        ([, name]) => name,
      )
      expect(workers.length).toBeGreaterThan(0)
      for (const name of workers) expect(paths()).toContain(`dist/${file.split('/')[0]}/${name}`)
    },
  )
})
