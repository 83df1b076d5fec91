import { parseArgs } from 'node:util'
import { buildWhenStale } from '../../tools/build.ts'
import { requireChromium, requireCommand, requirePostgres } from '../../tools/machine.ts'
import { startPostgres } from '../../tools/postgres.ts'
import { openBenchSchool } from './bench-school.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureProgressWrites } from './progress-writes.ts'
import { measureSessionList } from './session-list.ts'
import { measureSiege } from './siege.ts'
import { printTable, type Row } from './table.ts'

/**
 * `npm run bench [-- list writes bytes lighthouse]`: the product against yardsticks measured in the same run on
 * this machine, on real PostgreSQL. A row says what was compared, the ratio, the bound, and whether it holds.
 * `npm run bench -- siege [--minutes 20]`: members under attack, and only when it is asked for.
 */
const PARTS = ['list', 'writes', 'bytes', 'lighthouse'] as const
const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '20' } },
})
const parts = PARTS.filter((part) => asked.length === 0 || asked.includes(part))

await buildWhenStale()
requirePostgres()
const chromium = requireChromium()
requireCommand('wrk', 'wrk')
const postgres = await startPostgres(['shared_buffers=512MB'])
const rows: Row[] = []

try {
  const school = await openBenchSchool(postgres)
  try {
    if (asked.includes('siege')) rows.push(...(await measureSiege(school, Number(values.minutes))))
    if (parts.includes('list')) rows.push(...(await measureSessionList(school)))
    if (parts.includes('writes')) rows.push(...(await measureProgressWrites(school, postgres)))
    if (parts.includes('bytes')) rows.push(...(await measureFirstLoad(school, chromium)))
    if (parts.includes('lighthouse')) rows.push(...(await measureLighthouse(school, chromium)))
  } finally {
    await school.close()
  }
} finally {
  postgres.stop()
}
printTable(rows)
process.exitCode = rows.every((row) => row.holds) ? 0 : 1
