import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostgresCluster } from '../../tools/postgres.ts'
import { benchId, benchIdPrefix, type BenchSchool } from './bench-school.ts'
import { VIEWERS } from './viewers.ts'

/** The single-row upsert of both baselines; `$1` member, `$2` video, `$3` seconds. */
export const UPSERT = `insert into video_progress as p (user_id, video_id, continue_at_time, farthest_watched_time, coverage, updated_at)
values ($1, $2, $3, $3, int4multirange(int4range(0, 1 + ($3::float8)::int)), now())
on conflict (user_id, video_id) do update set continue_at_time = excluded.continue_at_time,
  farthest_watched_time = greatest(p.farthest_watched_time, excluded.farthest_watched_time),
  coverage = p.coverage + excluded.coverage, updated_at = excluded.updated_at`

/** Returns the transactions a second that pgbench reaches with the upsert. */
export function runPgbench(
  { databaseUrl }: BenchSchool,
  { binaries }: PostgresCluster,
  { connections, seconds }: { connections: number; seconds: number },
): number {
  const file = join(tmpdir(), 'upsert.sql')
  const user = `('${benchIdPrefix('viewer')}' || lpad(to_hex(:u::int), 12, '0'))::uuid`
  const statement = UPSERT.replaceAll('$1', user)
    .replaceAll('$2', `'${benchId('video', 1)}'`)
    .replaceAll('($3::float8)', '(:at::float8)')
    .replaceAll('$3', ':at::float8')
  writeFileSync(
    file,
    `\\set u random(1, ${VIEWERS})\n\\set at random(1, 100000)\n${statement.replaceAll('\n', ' ')};\n`,
  )
  const args = [...`-n -M prepared -c ${connections} -j 2 -T ${seconds} -f`.split(' '), file, databaseUrl]
  const output = execFileSync(join(binaries, 'pgbench'), args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return Number(/tps = ([\d.]+)/.exec(output)?.[1])
}
