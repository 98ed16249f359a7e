import type { Counts } from '../countFindings.ts'
import type { LintResult } from './lintResult.ts'
import type { Paint } from './paint.ts'

/** The last line of the report for people. */
export const formatSummary = ({ reports, maxWarnings, fixedCount, isDryRun }: LintResult, counts: Counts, paint: Paint): string => {
  const { error, warning, info, fixable } = counts
  const isUnwritten = isDryRun && fixedCount > 0
  const fixed = fixedCount === 0 ? [] : [`${count(fixedCount, 'change')} ${isDryRun ? 'shown, not written.' : 'made.'}`]
  if (error + warning + info === 0) {
    const none = `${count(reports.length, 'file')}, no findings${fixedCount > 0 ? ' left' : ''}.`
    return [isUnwritten ? paint('error', '✖') : paint('good', '✔'), ...fixed, none].join(' ')
  }
  const faulty = reports.filter(({ findings }) => findings.length > 0).length
  const isFailure = error > 0 || warning > maxWarnings || isUnwritten
  const found = [
    ...(error === 0 ? [] : [paint('error', count(error, 'error'))]),
    ...(warning === 0 ? [] : [paint('warning', count(warning, 'warning'))]),
    ...(info === 0 ? [] : [paint('info', count(info, 'info'))]),
  ].join(', ')
  const files = reports.length === faulty ? count(faulty, 'file') : `${faulty} of ${count(reports.length, 'file')}`
  const where = `${fixedCount > 0 ? 'left ' : ''}in ${files}.`
  const allowed = !isFailure && warning > 0 ? [`${count(maxWarnings, 'warning')} allowed.`] : []
  const help = fixable === 0 ? [] : [`${fixable} can be fixed with --fix.`]
  return [isFailure ? paint('error', '✖') : paint('good', '✔'), ...fixed, found, where, ...allowed, ...help].join(' ')
}

const plurals: Readonly<Record<string, string>> = { info: 'infos' }

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? noun : (plurals[noun] ?? `${noun}s`)}`
