import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { searchLog } from './checks/log-secrets.ts'
import {
  requireChromium,
  requireCommand,
  requireEngines,
  requirePostgres,
  requireSimpleSaml,
} from './machine.ts'
import { startPostgres } from './postgres.ts'
import { type Counts, readPlaywrightReport, readVitestReport } from './test-reports.ts'

/**
 * `npm test` runs the checks, the rules and components, attacks on the embedded database, the operations and the races on
 * PostgreSQL, and the journeys in Chromium; with `--nightly` their long versions, and the operations on both databases. The last
 * lines list the failures and counts.
 */
const REPORTS = '.cache/test-reports'
const LOGS = '.cache/test-logs'
/** The log of all servers of the run, which is searched for secrets. */
const LOG_FILE = resolve(LOGS, 'servers.log')
const nightly: Record<string, string> = process.argv.includes('--nightly') ? { NIGHTLY: '1' } : {}

const NONE: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] }
const total = structuredClone(NONE)
const start = performance.now()

for (const folder of [REPORTS, LOGS]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}
const chromium = requireChromium()
requirePostgres()
if (nightly['NIGHTLY']) {
  requireSimpleSaml()
  requireEngines()
  requireCommand('pgbouncer', 'pgbouncer')
}

await stage('checks', 'tools/check.ts')
await vitest(
  'rules, components and attacks on the embedded database',
  ['domain', 'art', 'emulators', 'ui', 'web', 'db', 'api', 'security', 'tools'],
  'embedded',
  nightly['NIGHTLY'] ? {} : { OPERATIONS: 'postgres' },
)
const postgres = await startPostgres()
try {
  const database = { TEST_DATABASE_URL: postgres.url }
  await vitest('operations and races on PostgreSQL', ['db', 'api', 'races'], 'postgres', database)
} finally {
  postgres.stop()
}
// This stage also builds what the journeys need.
await stage('the first start', 'tools/first-start.ts')
await journeys()
if (nightly['NIGHTLY']) await vitest('main journeys in Firefox and WebKit', ['engines'], 'engines')
checkLogs()

// Failures come last, because readers look at the end of a long log.
for (const journey of total.secondTries) console.log(`\n⚠ passed at the second try: ${journey}`)
for (const failure of total.failures) console.log(`\n✗ ${failure}`)
console.log(`\nAll of it took ${seconds(start)} s.`)
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0

async function stage(name: string, script: string): Promise<void> {
  const ok = await run(name, [script])
  add(name, ok ? { ...NONE, passed: 1 } : undefined, ok)
}

async function vitest(
  name: string,
  projects: string[],
  file: string,
  environment: Record<string, string> = {},
): Promise<void> {
  const report = `${REPORTS}/${file}.json`
  const args = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const ok = await run(name, ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters], environment)
  add(name, readVitestReport(report), ok)
}

async function journeys(): Promise<void> {
  const name = 'journeys in Chromium'
  const report = `${REPORTS}/journeys.json`
  const ok = await run(
    name,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    // Playwright resolves relative paths against its configuration.
    { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report), CHROMIUM: chromium },
  )
  add(name, readPlaywrightReport(report), ok)
}

function checkLogs(): void {
  const name = 'no secrets in what the servers of all tests logged'
  const failures = searchLog(LOG_FILE).slice(0, 20)
  add(name, { ...NONE, passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures }, true)
}

/** Adds the counts of a stage; a failed stage counts as a failure even without failures in its report. */
function add(name: string, counts: Counts | undefined, ok: boolean): void {
  const { passed, failed, skipped, failures, secondTries } = counts ?? NONE
  total.passed += passed
  total.failed += Math.max(failed, ok ? 0 : 1)
  total.skipped += skipped
  total.secondTries.push(...secondTries)
  total.failures.push(...(ok || failures.length > 0 ? failures : [name]))
}

function run(name: string, args: string[], environment: Record<string, string> = {}): Promise<boolean> {
  console.log(`\n━━ ${name}`)
  const started = performance.now()
  return new Promise((resolve) => {
    const env = { ...process.env, LOG_LEVEL: 'debug', LOG_FILE, ...nightly, ...environment }
    const child = spawn(process.execPath, args, { stdio: 'inherit', env })
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(started)} s)`)
      resolve(code === 0)
    })
  })
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1000)
}
