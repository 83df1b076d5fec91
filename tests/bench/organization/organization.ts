import pg from 'pg'
import { type Database, openDatabase } from '@section/db/connection.ts'
import type { PostgresCluster } from '../../../tools/postgres.ts'
import { latencyRow } from '../load/measure-reads.ts'
import { openOwnDatabase } from '../load/own-database.ts'
import { quantile, type Row } from '../table.ts'
import { measureCsvFile } from './csv-file.ts'
import { measureDashboardReads, type Reads } from './dashboard-reads.ts'
import { type DashboardServer, startDashboardServer } from './dashboard-server.ts'
import { CUSTOMER_ID, EMPLOYEES, insertLargeEmployer, LESSONS, MEMBERS } from './large-employer.ts'
import { countAllFigures, insertHistory, ROWS_OF_LESSON } from './learning-history.ts'
import { measureRecounts } from './recounts.ts'
import { measureTriggerCost } from './trigger-cost.ts'

const COMMAND = 'npm run bench -- organization'
const [SHORT, LONG] = ['bench_short_history', 'bench_long_history'] as const
const HISTORIES = [1, LESSONS].map((lessons) => `${Math.round((lessons * ROWS_OF_LESSON) / 1e6)} million`)
/** The median time with the whole history may be longer than with a twentieth of it by what two runs differ. */
const MAX_SLOPE = 1.25

/** An employer whose history has a number of progress rows, with a server of its own. */
interface MeasuredEmployer {
  database: Database
  server: DashboardServer
}

/**
 * Measures the dashboard of an employer with 50,000 employees, whose history has a million rows or twenty million, the files of
 * its tables, and what it takes to keep its figures up to date. The short history is copied and made longer, and both are read in turn,
 * so that they meet the same machine.
 */
export async function measureOrganization(postgres: PostgresCluster): Promise<Row[]> {
  await fillDatabases(postgres)
  const opened: MeasuredEmployer[] = []
  try {
    const customerId = CUSTOMER_ID
    for (const name of [SHORT, LONG]) {
      const url = addressOf(postgres, name)
      const database = await openDatabase({ url })
      opened.push({ database, server: await startDashboardServer(database, url, customerId) })
    }
    const [short, long] = opened
    if (!short || !long) throw new Error('No server was started.')
    const reads = await measureDashboardReads([short.server, long.server], customerId)
    return [
      ...reads.flatMap((read) => latencies(read)),
      slopeRow(reads),
      ...(await measureCsvFile(long.server, customerId, COMMAND)),
      ...(await measureRecounts(long.database, customerId, COMMAND)),
      await measureTriggerCost(long.database, COMMAND),
    ]
  } finally {
    for (const { server, database } of opened) {
      await server.close()
      await database.close()
    }
  }
}

async function fillDatabases(postgres: PostgresCluster): Promise<void> {
  const database = await openOwnDatabase(postgres, SHORT)
  await database.close()
  // Connections of the server would end statements that take as long as these.
  await withClient(postgres.url, async (client) => {
    await client.query("alter system set max_wal_size = '16GB'")
    await client.query('select pg_reload_conf()')
  })
  await withClient(addressOf(postgres, SHORT), async (client) => {
    await insertLargeEmployer(client)
    await lengthenHistory(client, 0, 1)
  })
  await withClient(postgres.url, (client) => client.query(`create database ${LONG} template ${SHORT}`))
  await withClient(addressOf(postgres, LONG), (client) => lengthenHistory(client, 1, LESSONS))
}

async function lengthenHistory(client: pg.Client, from: number, to: number): Promise<void> {
  const began = performance.now()
  await insertHistory(client, from, to)
  const inserted = performance.now()
  await countAllFigures(client, Date.now())
  const counted = performance.now()
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  console.log(
    `${((to - from) * ROWS_OF_LESSON).toLocaleString('en-US')} progress rows were inserted in ${seconds(inserted - began)},` +
      ` and the figures of ${MEMBERS.toLocaleString('en-US')} employees counted in ${seconds(counted - inserted)}`,
  )
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const addressOf = (postgres: PostgresCluster, name: string) => postgres.url.replace(/\/postgres$/, `/${name}`)
const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`

function latencies({ what, times, boundMs }: Reads): Row[] {
  return times.map((each, n) => ({
    ...latencyRow(
      `${what}, ${EMPLOYEES.toLocaleString('en-US')} employees, ${HISTORIES[n]} progress rows`,
      each,
      boundMs,
    ),
    command: COMMAND,
  }))
}

/** Compares the reads of the short and of the long history. */
function slopeRow(reads: readonly Reads[]): Row {
  const ratioOf = (share: number) => {
    const ratios = reads.map(
      ({ times: [short = [], long = []] }) => quantile(long, share) / quantile(short, share),
    )
    return ratios.reduce((product, ratio) => product * ratio, 1) ** (1 / ratios.length)
  }
  const [p50, p99] = [ratioOf(0.5), ratioOf(0.99)]
  return {
    what: 'All reads with 20 times the history, compared one by one (geometric mean)',
    ours: `p50 × ${p50.toFixed(2)}, p99 × ${p99.toFixed(2)}`,
    baseline: `${HISTORIES[0]} progress rows`,
    ratio: p50.toFixed(2),
    bound: `p50 ≤ × ${MAX_SLOPE}`,
    holds: p50 <= MAX_SLOPE,
    command: COMMAND,
  }
}
