import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json'
import { runIn } from '../support/runIn.ts'

const run = (...args: string[]) => runIn(tmpdir(), args)

describe('moduleform', () => {
  it.each([[[]], [['--help']], [['-h']], [['help']]])('names its commands with %j', async (args) => {
    const { exitCode, output } = await run(...args)
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^Usage: moduleform <command> \[options\]$/m)
    expect(output).toMatch(/^ {2}lint +Checks schemas/m)
  })

  it.each(['--version', '-v'])('prints the version of the package with %s', async (flag) => {
    expect(await run(flag)).toEqual({ exitCode: 0, output: `${manifest.version}\n`, errors: '' })
  })

  it('says which command was probably meant', async () => {
    expect(await run('lnit', 'a.json')).toEqual({
      exitCode: 2,
      output: '',
      errors: 'moduleform: there is no command "lnit". Did you mean "lint"?\n',
    })
  })

  it('names the commands where none is near', async () => {
    const { exitCode, errors } = await run('constructor')
    expect(exitCode).toBe(2)
    expect(errors).toMatch(/^moduleform: there is no command "constructor"\. The commands are lint/)
  })

  it('says which option was probably meant', async () => {
    expect((await run('--verison')).errors).toBe('moduleform: there is no option "--verison". Did you mean "--version"?\n')
  })

  it.each([
    ['lint', 'a.json', '--help'],
    ['lint', 'a.json', '-h'],
    ['help', 'lint'],
  ])('prints what a command takes: %s %s %s', async (...args) => {
    const { exitCode, output } = await run(...args.filter((arg) => arg !== undefined))
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^Usage: moduleform lint \[options\]/m)
  })

  it('takes --help behind -- for a name', async () => {
    const { exitCode, errors } = await run('lint', '--no-config', '--', '--help')
    expect(exitCode).toBe(2)
    expect(errors).toBe('moduleform lint: There is no file "--help".\n')
  })

  it('ends with 2 where it fails itself, because 1 means findings', async () => {
    const write = () => {
      throw new RangeError('out of paper')
    }
    const { exitCode, errors } = await runIn(tmpdir(), ['--version'], { write })
    expect(exitCode).toBe(2)
    expect(errors).toMatch(/^moduleform: this is a fault of moduleform itself\.\nRangeError: out of paper\n {4}at /)
  })
})
