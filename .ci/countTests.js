import { existsSync, readFileSync } from 'node:fs'

/** What each command reports, and whether its skipped tests count as failed. */
const reports = [
  { file: 'test-results.json', mayBeSkipped: true },
  { file: 'test-results-more.json', mayBeSkipped: true },
  { file: 'test-results-pictures.json', mayBeSkipped: true },
  { file: 'test-results-hosts.json', mayBeSkipped: false },
]

let [passed, failed, skipped] = [0, 0, 0]
for (const { file, mayBeSkipped } of reports) {
  if (!existsSync(file)) {
    console.log(`${file} is missing: the command that writes it did not get that far.`)
    failed += 1
    continue
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0, testResults } = JSON.parse(readFileSync(file, 'utf8'))
  // A file that cannot be imported has no tests that fail.
  const brokenFiles = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length
  const left = numPendingTests + numTodoTests
  passed += numPassedTests
  failed += numFailedTests + brokenFiles + (mayBeSkipped ? 0 : left)
  skipped += mayBeSkipped ? left : 0
  for (const { name, status, message, assertionResults } of testResults) {
    if (status === 'failed' && assertionResults.length === 0) console.log(`failed: ${name}\n${message}`)
    for (const test of assertionResults) {
      if (test.status === 'failed') console.log(`failed: ${name} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
    }
  }
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed === 0 ? 0 : 1
