import type pg from 'pg'
import { serverVersionOf } from '../postgres/listen.ts'
import type { Version } from './versions.ts'

/** The error for an upgrade that would take away what running servers use. Nothing was changed. */
export class OldServersRun extends Error {
  override name = 'OldServersRun'
}

/**
 * Refuses an upgrade while servers run that are older than it allows; each shows its version by the connection that hears
 * announcements. Errors: `OldServersRun`. docs/decisions/upgrades.md
 */
export async function refuseBesideOldServers(client: pg.Client, missing: readonly Version[]): Promise<void> {
  const floor = missing
    .flatMap((version) => version.floor ?? [])
    .toSorted()
    .at(-1)
  if (floor === undefined) return
  const { rows } = await client.query<{ application_name: string }>(
    'select application_name from pg_stat_activity where datname = current_database()',
  )
  const old = rows
    .flatMap(({ application_name: name }) => serverVersionOf(name) ?? [])
    .filter((tag) => tag < floor)
  if (old.length === 0) return
  throw new OldServersRun(
    `This version takes away tables or columns that ${old.length} running servers and workers use (they know ` +
      `${old.toSorted()[0] ?? ''}; ${floor} is needed). Nothing was changed. Stop them, or start a version between first.`,
  )
}
