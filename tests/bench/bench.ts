import { buildWhenStale } from '../../tools/build.ts'
import { requireChromium, requireCommand, requirePostgres } from '../../tools/machine.ts'
import { startPostgres } from '../../tools/postgres.ts'
import { type BenchSchool, openBenchSchool } from './bench-school.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureProgressWrites } from './progress-writes.ts'
import { measureSessionList } from './session-list.ts'
import { printTable, type Row } from './table.ts'

/**
 * `npm run bench [-- list writes bytes lighthouse]`: the product against yardsticks measured in the same run on
 * this machine, on real PostgreSQL. A row says what was compared, the ratio, the bound, and whether it holds.
 */
const PARTS = ['list', 'writes', 'bytes', 'lighthouse'] as const
const asked = process.argv.slice(2)
const parts = PARTS.filter((part) => asked.length === 0 || asked.includes(part))

await buildWhenStale()
requirePostgres()
const chromium = requireChromium()
requireCommand('wrk', 'wrk')
const postgres = await startPostgres(['shared_buffers=512MB'])
const rows: Row[] = []

/** One process where the yardstick is one process; both cores where the yardstick has both. */
async function measure(workers: number, run: (school: BenchSchool) => Promise<Row[]>): Promise<void> {
  const school = await openBenchSchool(postgres, workers)
  try {
    rows.push(...(await run(school)))
  } finally {
    await school.close()
  }
}

try {
  await measure(1, async (school) => [
    ...(parts.includes('list') ? await measureSessionList(school) : []),
    ...(parts.includes('bytes') ? await measureFirstLoad(school, chromium) : []),
    ...(parts.includes('lighthouse') ? await measureLighthouse(school, chromium) : []),
  ])
  if (parts.includes('writes')) await measure(2, (school) => measureProgressWrites(school, postgres))
} finally {
  postgres.stop()
}
printTable(rows)
process.exitCode = rows.every((row) => row.holds) ? 0 : 1
