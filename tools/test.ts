import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { requireChromium, requirePostgres } from './machine.ts'
import { startPostgres } from './postgres.ts'

/**
 * `npm test`: the checks, the rules and components, the server on both databases, the races on PostgreSQL, the
 * journeys in Chromium; with `--nightly` the long versions. The last line counts them all.
 */
const REPORTS = '.cache/test-reports'
const nightly = process.argv.includes('--nightly')

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 }

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const chromium = requireChromium()
requirePostgres()

await stage('checks', process.execPath, ['tools/check.ts'])
await vitest(
  'rules, components and the server on the embedded database',
  ['domain', 'art', 'emulators', 'ui', 'web', 'db', 'api', 'security', 'texts'].flatMap((project) => [
    '--project',
    project,
  ]),
  nightly ? { NIGHTLY: '1' } : {},
)
const postgres = await startPostgres()
try {
  const environment = { TEST_DATABASE_URL: postgres.url, ...(nightly ? { NIGHTLY: '1' } : {}) }
  await vitest(
    'the server and its races on PostgreSQL',
    ['--project', 'db', '--project', 'api', '--project', 'races'],
    environment,
  )
} finally {
  postgres.stop()
}
// Builds what the journeys need.
await stage('the first start', process.execPath, ['tools/first-start.ts'])
await playwright()

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0

async function vitest(name: string, args: string[], environment: Record<string, string> = {}): Promise<void> {
  const report = `${REPORTS}/vitest-${Object.keys(environment).length}.json`
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const ok = await run(
    name,
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters],
    environment,
  )
  const counts = readReport(report, (json) => ({
    passed: Number(json['numPassedTests']),
    failed: Number(json['numFailedTests']),
    skipped: Number(json['numPendingTests']) + Number(json['numTodoTests']),
  }))
  add(counts, ok)
}

async function playwright(): Promise<void> {
  const report = `${REPORTS}/playwright.json`
  const ok = await run(
    'journeys in Chromium',
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM: chromium, ...(nightly ? { NIGHTLY: '1' } : {}) },
  )
  const counts = readReport(report, (json) => {
    const stats = json['stats'] as { expected: number; unexpected: number; flaky: number; skipped: number }
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
  })
  add(counts, ok)
}

async function stage(name: string, command: string, args: string[]): Promise<void> {
  const ok = await run(name, command, args)
  add(ok ? { passed: 1, failed: 0, skipped: 0 } : undefined, ok)
}

/** A stage that ended badly counts as a failure even if its report says otherwise, or if there is none. */
function add(counts: Counts | undefined, ok: boolean): void {
  total.passed += counts?.passed ?? 0
  total.failed += Math.max(counts?.failed ?? 0, ok ? 0 : 1)
  total.skipped += counts?.skipped ?? 0
}

function readReport(file: string, toCounts: (json: Record<string, unknown>) => Counts): Counts | undefined {
  return existsSync(file)
    ? toCounts(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
    : undefined
}

function run(
  name: string,
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
  console.log(`\n━━ ${name}`)
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
    child.on('close', (code) => {
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${Math.round((performance.now() - started) / 1000)} s)`)
      resolve(code === 0)
    })
  })
}
