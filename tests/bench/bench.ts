import { parseArgs } from 'node:util'
import { buildWhenStale } from '../../tools/build.ts'
import { requireChromium, requireCommand, requirePostgres } from '../../tools/machine.ts'
import { startPostgres } from '../../tools/postgres.ts'
import { openBenchSchool } from './bench-school.ts'
import { measureBilling } from './billing/billing.ts'
import { measureCertificates } from './certificates/certificates.ts'
import { measureDashboard } from './courses/dashboard.ts'
import { measureFilters } from './courses/filters.ts'
import { measureDirectory } from './directory/directory.ts'
import { measureEvents } from './gathering/events.ts'
import { measureHome } from './gathering/home.ts'
import { measureResources } from './gathering/resources.ts'
import { measureFirstFrame } from './first-frame.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureObserved } from './observed/observed.ts'
import { measureOrganization } from './organization/organization.ts'
import { measureProgressWrites } from './progress-writes.ts'
import { measureScaling } from './scaling/scaling.ts'
import { measureSearch } from './search.ts'
import { measureSessionList } from './session-list.ts'
import { measureSessionPage } from './session-page/session-page.ts'
import { measureSiege } from './siege.ts'
import { measureSlowPhone } from './slow-phone.ts'
import { measureSpoken } from './spoken/spoken.ts'
import { printTable, type Row } from './table.ts'
import { measureWatching } from './watching/watching.ts'

/**
 * `npm run bench [-- list writes watching bytes phone first-frame lighthouse search spoken session dashboard filters certificates billing directory organization events resources home observed scaling]` compares the product with bounds and with
 * baselines that are measured in the same run, on real PostgreSQL. `npm run bench -- siege [--minutes 20]` measures members
 * under attack.
 */
const PARTS = [
  'list',
  'writes',
  'watching',
  'bytes',
  'phone',
  'lighthouse',
  'search',
  'spoken',
  'certificates',
  'billing',
  'directory',
  'organization',
  'events',
  'resources',
  'session',
  'observed',
  'dashboard',
  'filters',
  'home',
  'first-frame',
  'scaling',
] as const
const { positionals: requested, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '20' } },
})
const parts = PARTS.filter((part) => requested.length === 0 || requested.includes(part))

/** The parts that fill a database of their own. */
const OWN_DATABASE: readonly string[] = [
  'search',
  'spoken',
  'certificates',
  'billing',
  'directory',
  'organization',
  'events',
  'resources',
]
/** True if the built product is measured with the demo school. */
const usesSchool = requested.includes('siege') || parts.some((part) => !OWN_DATABASE.includes(part))
if (usesSchool) await buildWhenStale()
requirePostgres()
const chromium = requireChromium()
requireCommand('wrk', 'wrk')
const postgres = await startPostgres(['shared_buffers=512MB'])
const rows: Row[] = []

try {
  if (parts.includes('search')) rows.push(...(await measureSearch(postgres)))
  if (parts.includes('spoken')) rows.push(...(await measureSpoken(postgres)))
  if (parts.includes('certificates')) rows.push(...(await measureCertificates(postgres)))
  if (parts.includes('billing')) rows.push(...(await measureBilling(postgres)))
  if (parts.includes('directory')) rows.push(...(await measureDirectory(postgres)))
  if (parts.includes('organization')) rows.push(...(await measureOrganization(postgres)))
  if (parts.includes('events')) rows.push(...(await measureEvents(postgres)))
  if (parts.includes('resources')) rows.push(...(await measureResources(postgres)))
  if (usesSchool) await measureSchool()
} finally {
  postgres.stop()
  // The table is printed when a part fails as well, with the rows of the parts before it.
  printTable(rows)
}
process.exitCode = rows.every((row) => row.holds) ? 0 : 1

async function measureSchool(): Promise<void> {
  const school = await openBenchSchool(postgres)
  try {
    if (requested.includes('siege')) rows.push(...(await measureSiege(school, Number(values.minutes))))
    if (parts.includes('list')) rows.push(...(await measureSessionList(school)))
    if (parts.includes('writes')) rows.push(...(await measureProgressWrites(school, postgres)))
    if (parts.includes('watching')) rows.push(...(await measureWatching(school)))
    if (parts.includes('bytes')) rows.push(...(await measureFirstLoad(school, chromium)))
    if (parts.includes('phone')) rows.push(...(await measureSlowPhone(school, chromium)))
    if (parts.includes('first-frame')) rows.push(...(await measureFirstFrame(school, chromium)))
    if (parts.includes('lighthouse')) rows.push(...(await measureLighthouse(school, chromium)))
    if (parts.includes('observed')) rows.push(...(await measureObserved(school)))
    if (parts.includes('session')) rows.push(...(await measureSessionPage(school)))
    if (parts.includes('scaling')) rows.push(...(await measureScaling(school, postgres)))
    // These come last, because they replace the demo school's courses.
    if (parts.includes('filters')) rows.push(...(await measureFilters(school, chromium)))
    if (parts.includes('home')) rows.push(...(await measureHome(school)))
    if (parts.includes('dashboard')) rows.push(...(await measureDashboard(school)))
  } finally {
    await school.close()
  }
}
