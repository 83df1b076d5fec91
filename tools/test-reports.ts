import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The counts of a runner's report. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** The failed tests, each by its name and the first lines of its error. */
  failures: string[]
  /** The journeys that passed only at the second try, in the same form. */
  secondTries: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** Returns undefined if the runner left no report. */
export function readVitestReport(file: string): Counts | undefined {
  const report = readJson(file) as VitestReport | undefined
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(failuresOf),
      secondTries: [],
    }
  )
}

function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLines(message)}`] : []
  return failed.map((test) => `${file} › ${test.fullName}: ${firstLines(test.failureMessages[0] ?? '')}`)
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    line: number
    title: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

/** Returns undefined if the runner left no report. A journey that passed at the second try counts as passed. */
export function readPlaywrightReport(file: string): Counts | undefined {
  const report = readJson(file) as PlaywrightReport | undefined
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  const withStatus = (status: string) => report.suites.flatMap((suite) => journeysOf(suite, status))
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: withStatus('unexpected'),
    secondTries: withStatus('flaky'),
  }
}

function journeysOf({ suites = [], specs }: PlaywrightSuite, status: string): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((run) => run.status === status)
      .map(({ results }) => {
        const [error] = results.flatMap((result) => result.error?.message ?? [])
        return `${file}:${line} › ${title}: ${firstLines(error ?? '')}`
      }),
  )
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, status))]
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const firstLines = (message: string) =>
  stripVTControlCharacters(message).split('\n').slice(0, 8).join('\n    ')
