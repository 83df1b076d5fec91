import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPlaywrightReport } from './test-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'section-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const journey = (title: string, status: string, ...errors: string[]) => ({
  file: 'a.journey.ts',
  line: 7,
  title,
  tests: [{ status, results: [...errors.map((message) => ({ error: { message } })), {}] }],
})

test('A journey that passed at its second try counts as passed and is listed with its first error', () => {
  const file = join(folder, 'report.json')
  const specs = [
    journey('passes', 'expected'),
    journey('flickers', 'flaky', '\u001b[31mtoo late\u001b[39m'),
    journey('fails', 'unexpected', 'wrong', 'wrong again'),
  ]
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 2 }
  writeFileSync(file, JSON.stringify({ stats, suites: [{ specs: [], suites: [{ specs }] }] }))

  expect(readPlaywrightReport(file)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    failures: ['a.journey.ts:7 › fails: wrong'],
    secondTries: ['a.journey.ts:7 › flickers: too late'],
  })
})

test('A test runner that left no report has no counts', () => {
  expect(readPlaywrightReport(join(folder, 'none.json'))).toBeUndefined()
})
