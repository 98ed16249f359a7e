// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { CheckReport, ReportedFinding } from '../../../src/cli/check/report/createReport.ts'
import { formatJunit } from '../../../src/cli/check/report/formatJunit.ts'
import { formatText } from '../../../src/cli/check/report/formatText.ts'

const finding: ReportedFinding = {
  code: 'answer/status',
  level: 'error',
  endpoint: 'content',
  requests: ['all content objects', 'content object "a" alone'],
  expected: 'A good status',
  came: '500: <b>"It\'s"\n\u0000\ud800 & 🧪 ]]></b>',
  section: 'specification 4',
  times: 3,
  curl: "curl 'http://x'",
}

const reportOf = (...findings: ReportedFinding[]): CheckReport => ({
  baseUrl: 'http://x/?a=1&b=2',
  format: 'plain',
  formatFoundBy: 'set by --wire',
  requests: 12,
  latency: { median: 1, p95: 2 },
  largestAnswer: 3,
  checks: ['answer/network', 'answer/status'],
  findings,
  skipped: [],
  notReached: [],
  hasSchema: true,
  isInterrupted: false,
})

const textOf = (report: CheckReport) => formatText(report, (_style, text) => text)

describe('The report as JUnit XML', () => {
  it('is well-formed whatever a module has answered', () => {
    const document = new DOMParser().parseFromString(formatJunit(reportOf(finding)), 'text/xml')
    const suite = document.querySelector('testsuite')
    expect([suite?.getAttribute('name'), suite?.getAttribute('tests'), suite?.getAttribute('failures')]).toEqual([
      'http://x/?a=1&b=2',
      '2',
      '1',
    ])
    expect([...document.querySelectorAll('testcase')].map((one) => [one.getAttribute('name'), one.children.length])).toEqual([
      ['answer/network', 0],
      ['answer/status', 1],
    ])
    const failure = document.querySelector('failure')
    expect(failure?.getAttribute('message')).toBe('500: <b>"It\'s"\n\uFFFD\uFFFD & 🧪 ]]></b>')
    expect(failure?.textContent).toContain(
      '/content: all content objects; content object "a" alone (3 answers)\nexpected: A good status (specification 4)',
    )
  })
})

describe('The report as text', () => {
  it('lists skipped checks under "Not reached", those with one reason together', () => {
    const skipped = [
      ...['cors/preflight', 'cors/answer', 'cors/error'].map((code) => ({ code, why: 'no --origin was given' })),
      ...['a/a', 'a/b', 'a/c', 'a/d'].map((code) => ({ code, why: 'no schema came' })),
      { code: 'latency/p95', why: 'nothing was answered' },
    ]
    expect(textOf({ ...reportOf(), checks: Array.from({ length: 20 }, String), skipped })).toContain(
      [
        'Nothing found by 12 checks.',
        '',
        'Not reached:',
        '  checks cors/preflight, cors/answer, cors/error: no --origin was given',
        '  checks a/a, a/b, a/c and 1 more: no schema came',
        '  check latency/p95: nothing was answered',
        '',
      ].join('\n'),
    )
  })

  it('names some of the requests, and counts the others', () => {
    const requests = Array.from({ length: 9 }, (_, index) => `request ${index}`)
    expect(textOf(reportOf({ ...finding, requests }))).toContain(
      '  request   /content: request 0; request 1; request 2; request 3; and 5 more\n',
    )
  })

  it('cuts a request that would fill the screen, and says where it is whole', () => {
    const text = textOf(reportOf({ ...finding, curl: `curl '${'x'.repeat(2_000)}'` }))
    expect(text).toMatch(/ {2}curl 'x{1494}… \(2,007 characters, whole with --json\)\n/)
  })

  it('counts findings by level', () => {
    expect(textOf(reportOf(finding, { ...finding, level: 'warning' }))).toContain('\n2 findings: 1 error, 1 warning.\n')
  })

  it('says that little was asked where no schema came', () => {
    expect(textOf({ ...reportOf(finding), hasSchema: false })).toContain('No schema came, so nothing was asked about fields and options.')
  })
})
