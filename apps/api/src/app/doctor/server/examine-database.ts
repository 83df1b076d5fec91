import { hasDatabase } from '@section/db/data-folder/data-folder.ts'
import { describeDatabaseFailure } from '@section/db/database-failure.ts'
import { missingVersions, UnknownDatabaseVersion } from '@section/db/upgrades/unknown-version.ts'
import type { Config } from '../../../server/config/config.ts'
import { type Examined, faultsOr, type Finding, good, unset, wrong } from '../doctor-check.ts'
import { type DatabaseFacts, readDatabaseFacts } from './database-facts-store.ts'

const OLDEST = 15
/** A process has these beside the pool of its requests: those of the job queue, and the one that hears announcements. */
const OTHER_CONNECTIONS = 5
const MAX_SKEW_MS = 10_000

/** Finds whether the database can be used, and by how many processes. */
export async function examineDatabase({ config, clock, database }: Examined): Promise<Finding[]> {
  if (!database)
    return (await hasDatabase(config.database.folder))
      ? [good('embedded, in use by the running server')]
      : [unset('embedded, made by the first start in DATA_DIR')]
  try {
    // Announcements get lost in a pooler that swaps connections.
    await database.checkAddresses()
    const before = clock()
    const facts = await readDatabaseFacts(database.db)
    const skewMs = (before + clock()) / 2 - facts.time
    const { length: pending } = await missingVersions(database.db, config.database.migrationsFolder)
    const faults = [
      ...(database.kind === 'postgres' ? faultsOfServer(facts, config.database.poolSize) : []),
      ...faultsOfTime(skewMs),
    ]
    const migrations =
      pending === 0 ? 'migrations up to date' : `${pending} migrations pending (npm run db:migrate)`
    return faultsOr(faults, [...describe(database.kind, facts, config), migrations].join(', '))
  } catch (error) {
    const why = error instanceof UnknownDatabaseVersion ? error.message : describeDatabaseFailure(error)
    if (why === undefined) throw error
    return [wrong(why)]
  }
}

function faultsOfServer(
  { version, connections, hasTrigrams, onlyReads }: DatabaseFacts,
  poolSize: number,
): string[] {
  const faults: string[] = []
  if (version < OLDEST * 10_000)
    faults.push(
      `DATABASE_URL: PostgreSQL ${major(version)} is too old; version ${OLDEST} or later is needed.`,
    )
  if (!hasTrigrams)
    faults.push(
      'DATABASE_URL: the server lacks the extension pg_trgm; install the contrib package of PostgreSQL there.',
    )
  if (onlyReads)
    faults.push('DATABASE_URL: this server only reads, such as a standby; name the one that takes writes.')
  if (poolSize + OTHER_CONNECTIONS > connections)
    faults.push(
      `DATABASE_POOL: a process takes up to ${poolSize + OTHER_CONNECTIONS} connections, and the server gives ${connections}; lower it, or raise max_connections.`,
    )
  return faults
}

function faultsOfTime(skewMs: number): string[] {
  if (Math.abs(skewMs) <= MAX_SKEW_MS) return []
  const seconds = Math.round(Math.abs(skewMs) / 1000)
  return [
    `the clock of this machine is ${seconds} seconds ${skewMs > 0 ? 'ahead of' : 'behind'} the database’s; set both by NTP.`,
  ]
}

function describe(kind: string, { version, connections }: DatabaseFacts, { database }: Config): string[] {
  if (kind === 'embedded') return ['embedded']
  const processes = Math.floor(connections / (database.poolSize + OTHER_CONNECTIONS))
  return [
    `PostgreSQL ${major(version)}`,
    encryption(database.url ?? ''),
    ...(database.directUrl ? ['a direct address beside a pooler'] : []),
    `room for ${processes} processes with ${database.poolSize + OTHER_CONNECTIONS} of ${connections} connections each`,
  ]
}

const major = (version: number) => Math.floor(version / 10_000)

/** Returns in words how the connection is protected, by the address. */
function encryption(address: string): string {
  const url = new URL(address)
  const mode = url.searchParams.get('sslmode') ?? 'disable'
  if (mode !== 'disable' && mode !== 'allow')
    return `encrypted (sslmode=${/^[a-z-]+$/.test(mode) ? mode : '…'})`
  const isLocal = ['', 'localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return isLocal
    ? 'on this machine'
    : 'not encrypted (add ?sslmode=verify-full where others share the network)'
}
