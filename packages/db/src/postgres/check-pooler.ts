import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type Address, openListener } from './listen.ts'

/** The time in which an announcement arrives; it takes milliseconds. */
const ARRIVAL_MS = 3000

/** The error for addresses that a pooler makes unfit: announcements or timeouts are lost. Nothing was changed. */
export class UnfitPooler extends Error {
  override name = 'UnfitPooler'
}

const BESIDE =
  'DATABASE_URL leads to a pooler that swaps connections, such as PgBouncer with pool_mode=transaction: a server would ' +
  'not hear of a suspension. Set DATABASE_DIRECT_URL beside it, to an address of the same database past the pooler.'
const WITHOUT_TIMEOUTS =
  'DATABASE_URL leads to a pooler that drops the timeouts of a connection. Set DATABASE_DIRECT_URL beside it, to an ' +
  'address of the same database past the pooler: timeouts then belong to each transaction.'
const ELSEWHERE =
  'DATABASE_DIRECT_URL does not hear what is announced through DATABASE_URL: it must be an address of the same database, ' +
  'past every pooler that swaps connections.'

/** The message with which a pooler refuses a setting that a session would keep. */
const REFUSED_SETTING = /unsupported startup parameter/i

/**
 * Announces something through the pool, and checks that a connection to `address` hears of it, and that the pool's
 * connections have their timeouts where no direct address stands beside. Errors: `UnfitPooler`, whose text says what to
 * set; those of the connections.
 */
export async function checkPooler(pool: pg.Pool, address: Address, version: string): Promise<void> {
  const isDirect = address.name === 'DATABASE_DIRECT_URL'
  const channel = `check_${randomUUID()}`
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<boolean>()
  const lost = (cause?: unknown) => new UnfitPooler(isDirect ? ELSEWHERE : BESIDE, { cause })
  let timer: NodeJS.Timeout | undefined
  const listener = await openListener(address, { channel, version, onNotify: () => arrive(true) })
  try {
    await pool.query('select pg_notify($1, $2)', [channel, '']).catch((error: unknown) => {
      throw !isDirect && isRefusedSetting(error) ? lost(error) : error
    })
    timer = setTimeout(arrive, ARRIVAL_MS, false)
    if (!(await arrival)) throw lost()
    const { rows } = await pool.query<{ limited: boolean }>(
      "select current_setting('statement_timeout') <> '0' as limited",
    )
    if (!rows[0]?.limited) throw new UnfitPooler(WITHOUT_TIMEOUTS)
  } finally {
    clearTimeout(timer)
    await listener.close()
  }
}

const isRefusedSetting = (error: unknown): boolean =>
  error instanceof Error && (REFUSED_SETTING.test(error.message) || isRefusedSetting(error.cause))
