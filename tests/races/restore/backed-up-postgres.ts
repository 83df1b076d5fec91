import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { requireCommand } from '../../../tools/machine.ts'
import { asOwner, type PostgresCluster, startPostgres } from '../../../tools/postgres.ts'

const DOCUMENTED = join(import.meta.dirname, '../../../deploy/backup')

/** A PostgreSQL whose changes leave the machine as the documented configuration says. */
export interface BackedUpPostgres {
  postgres: PostgresCluster
  /** Makes a full backup of the database. */
  backUp(): void
  /** Loses the machine of the database: nothing of it is left but what has left it. */
  lose(): void
  /** Brings the database back, as it was at a moment (epoch ms) or, without one, at the end of the archive. */
  restore(moment?: number): Promise<void>
  stop(): void
}

/** Starts a PostgreSQL with pgBackRest, whose repository is a folder of its own. */
export async function startBackedUpPostgres(): Promise<BackedUpPostgres> {
  requireCommand('pgbackrest', 'pgbackrest')
  const folder = mkdtempSync(join(tmpdir(), 'backed-up-'))
  const [file, repository] = [join(folder, 'pgbackrest.conf'), join(folder, 'repository')]
  for (const each of ['repository', 'locks', 'logs', 'spool']) mkdirSync(join(folder, each))
  chmodSync(folder, 0o755)
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', folder])
  const postgres = await startPostgres(archiveSettings(file))
  const configuration = readFileSync(join(DOCUMENTED, 'pgbackrest.conf'), 'utf8')
    .replace('/var/lib/pgbackrest', repository)
    .replace('/var/lib/postgresql/15/main', postgres.folder)
    .replace('pg1-port=5432', `pg1-port=${new URL(postgres.url).port}`)
    .replace(
      '[school]',
      `lock-path=${folder}/locks\nlog-path=${folder}/logs\nspool-path=${folder}/spool\n\n[school]`,
    )
  writeFileSync(file, `${configuration}pg1-socket-path=${join(postgres.folder, '..')}\npg1-user=postgres\n`)
  const run = (...args: string[]) =>
    asOwner(['pgbackrest', `--config=${file}`, '--stanza=school', '--log-level-console=warn', ...args])
  run('stanza-create')
  return {
    postgres,
    backUp: () => run('--type=full', 'backup'),
    lose() {
      postgres.halt('immediate')
      rmSync(postgres.folder, { recursive: true })
      rmSync(join(folder, 'spool'), { recursive: true })
    },
    async restore(moment) {
      const target =
        moment === undefined
          ? []
          : [
              '--type=time',
              '--target-action=promote',
              `--target=${new Date(moment).toISOString().replace('T', ' ').replace('Z', '+00')}`,
            ]
      asOwner(['mkdir', '-m', '700', '-p', postgres.folder, join(folder, 'spool')])
      run('restore', '--delta', ...target)
      postgres.resume()
      await recovered(postgres.url)
    },
    stop() {
      postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves when the server has read the archive to its end, until when it only reads. */
async function recovered(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const recovers = async () =>
    (await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers')).rows[0]?.recovers
  while (await recovers()) await wait(100)
  await client.end()
}

/** Returns the documented lines of PostgreSQL's configuration for this configuration of pgBackRest. */
const archiveSettings = (file: string): string[] =>
  readFileSync(join(DOCUMENTED, 'postgresql.conf'), 'utf8')
    .split('\n')
    .filter((line) => /^\w/.test(line))
    .map((line) => line.replace(' = ', '=').replace('pgbackrest ', `pgbackrest --config=${file} `))
