import type { Counts } from '../countFindings.ts'
import type { LintResult } from './lintResult.ts'
import type { Paint } from './paint.ts'

/** The last line of the report for people. */
export const formatSummary = ({ reports, maxWarnings, fixedCount, isDryRun }: LintResult, counts: Counts, paint: Paint): string => {
  const { error, warning, info, fixable } = counts
  const fixed = fixedCount === 0 ? [] : [`${count(fixedCount, 'change')} ${isDryRun ? 'to be made by --fix; left then:' : 'made; left:'}`]
  if (error + warning + info === 0) return [paint('good', '✔'), ...fixed, `${count(reports.length, 'file')}, no findings.`].join(' ')
  const faulty = reports.filter(({ findings }) => findings.length > 0).length
  const isFailure = error > 0 || warning > maxWarnings || (isDryRun && fixedCount > 0)
  const found = [
    ...(error === 0 ? [] : [paint('error', count(error, 'error'))]),
    ...(warning === 0 ? [] : [paint('warning', count(warning, 'warning'))]),
    ...(info === 0 ? [] : [paint('info', count(info, 'info'))]),
  ].join(', ')
  const where = reports.length === faulty ? `in ${count(faulty, 'file')}.` : `in ${faulty} of ${count(reports.length, 'file')}.`
  const allowed = !isFailure && warning > 0 ? [`${count(maxWarnings, 'warning')} allowed.`] : []
  const help = fixable === 0 ? [] : [`${fixable} can be fixed with --fix.`]
  return [isFailure ? paint('error', '✖') : paint('good', '✔'), ...fixed, found, where, ...allowed, ...help].join(' ')
}

const plurals: Readonly<Record<string, string>> = { info: 'infos' }

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? noun : (plurals[noun] ?? `${noun}s`)}`
