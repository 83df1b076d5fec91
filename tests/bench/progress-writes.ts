import { execFileSync, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import type { PostgresCluster } from '../../tools/postgres.ts'
import { benchId, type BenchSchool, freePort, ready } from './bench-school.ts'
import { median, type Row } from './table.ts'
import { type Load, load } from './wrk.ts'

const ROUNDS = 5
const SECONDS = 6
const CONNECTIONS = 64
const VIEWERS = 4000
const OPTIONS = { seconds: SECONDS, connections: CONNECTIONS }

/** The same single-row upsert for all three; `$1` member, `$2` video, `$3` seconds. */
const UPSERT = `insert into video_progress as p (user_id, video_id, continue_at_time, farthest_watched_time, coverage, updated_at)
values ($1, $2, $3, $3, int4multirange(int4range(0, 1 + ($3::float8)::int)), now())
on conflict (user_id, video_id) do update set continue_at_time = excluded.continue_at_time,
  farthest_watched_time = greatest(p.farthest_watched_time, excluded.farthest_watched_time),
  coverage = p.coverage + excluded.coverage, updated_at = excluded.updated_at`

/**
 * `updateVideoSession` at 64 connections, against pgbench's rate for the same single-row upsert at 64 connections,
 * and its p99 against a route that writes one upsert per request.
 */
export async function measureProgressWrites(school: BenchSchool, postgres: PostgresCluster): Promise<Row[]> {
  const userIds = Array.from({ length: VIEWERS }, (_, n) => benchId('viewer', n + 1))
  await seatViewers(school)
  const tokens = await school.tokens(userIds)
  const port = await freePort()
  const yardstick = spawn(process.execPath, ['tests/bench/yardstick-server.ts'], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: school.databaseUrl, UPSERT },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  yardstick.stdin.end('{}')
  await ready(yardstick)
  const ours: number[] = []
  const pgbench: number[] = []
  const lateness: { ours: number; single: number }[] = []
  let command = ''
  const loads = (round: number, readsBodies: boolean) => ({
    beats: () =>
      load({
        ...OPTIONS,
        readsBodies,
        url: `${school.url}/graphql`,
        script: beatScript(tokens, school, round),
      }),
    single: () =>
      load({ ...OPTIONS, readsBodies, url: `http://localhost:${port}/upsert`, script: singleScript() }),
  })
  try {
    // First a round that reads every body, which also warms both servers up; the measured rounds are looked up in
    // the database instead, because reading costs the load generator as much as sending.
    const read = loads(0, true)
    refuseErrors(await read.beats(), await read.single())
    for (let round = 1; round <= ROUNDS; round++) {
      const measured = loads(round, false)
      const beats = await measured.beats()
      await expectTakenDown(school, round, beats.requests)
      const single = await measured.single()
      refuseErrors(beats, single)
      ours.push(beats.rate)
      pgbench.push(runPgbench(school, postgres))
      lateness.push({ ours: beats.p99, single: single.p99 })
      command = beats.command
    }
  } finally {
    yardstick.kill()
  }
  const ratio = median(ours.map((rate, i) => rate / (pgbench[i] ?? 1)))
  const p99Ratio = median(lateness.map((l) => l.ours / l.single))
  const pgbenchCommand = `pgbench -n -M prepared -c ${CONNECTIONS} -j 2 -T ${SECONDS} -f upsert.sql`
  return [
    {
      what: `updateVideoSession, ${CONNECTIONS} connections`,
      ours: `${Math.round(median(ours))}/s`,
      yardstick: `pgbench ${Math.round(median(pgbench))}/s`,
      ratio: ratio.toFixed(2),
      bound: '≥ 0.80',
      holds: ratio >= 0.8,
      command: `${command}; ${pgbenchCommand}`,
    },
    {
      what: 'its p99',
      ours: `${median(lateness.map((l) => l.ours)).toFixed(1)} ms`,
      yardstick: `one upsert per request ${median(lateness.map((l) => l.single)).toFixed(1)} ms`,
      ratio: p99Ratio.toFixed(2),
      bound: '≤ 1.00',
      holds: p99Ratio <= 1,
      command,
    },
  ]
}

function refuseErrors(beats: Load, single: Load): void {
  if (beats.errors + single.errors > 0)
    throw new Error(`${beats.errors} and ${single.errors} answers were errors.`)
}

/**
 * Every beat that was answered stands in the database: each viewer's last one of this round, counted in steps of
 * 0.1 s, together make as many as there were answers. On top may come, for each connection, what was under way at the end
 * and what was answered when the counting had ended.
 */
async function expectTakenDown({ database }: BenchSchool, round: number, answered: number): Promise<void> {
  const [kept] = await rows<{ beats: number; places: number }>(
    database.db,
    sql`
    select sum(round((s.video_session_playing_time - ${round * 1000}::float8) * 10) + 1)::float8 as beats,
      count(*) filter (where p.continue_at_time <> s.video_session_playing_time)::float8 as places
    from video_sessions s join video_progress p using (user_id, video_id)
    where s.video_id = ${benchId('video', 1)} and s.video_session_playing_time >= ${round * 1000}`,
  )
  const beats = kept?.beats ?? 0
  if (beats < answered || beats > answered + 2 * CONNECTIONS || kept?.places !== 0)
    throw new Error(`${answered} beats were answered and ${beats} taken down.`)
}

/** Viewers, each in front of a film so long that no beat is refused. */
async function seatViewers({ database }: BenchSchool): Promise<void> {
  const hash = benchId('viewer', 0).slice(0, 8)
  const id = (kind: string) =>
    sql`(${benchId(kind, 0).slice(0, 8)} || '-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
  await database.db.execute(sql`
    insert into members (user_id, email, status, first_name, last_name)
    select ${id('viewer')}, 'viewer-' || n || '@bench.example', 'MEMBER', 'Bench', ${hash}::text from generate_series(1, ${VIEWERS}::int) n`)
  await database.db.execute(sql`
    insert into entitlements (user_id, type) select ${id('viewer')}, 'mcsc-unlimited' from generate_series(1, ${VIEWERS}::int) n`)
  await database.db.execute(sql`
    insert into videos (video_id, external_key, title, thumbnail_url, duration)
    values (${benchId('video', 1)}, 'welcome-to-the-course', 'A very long film', '/', 9000000)`)
  await database.db.execute(sql`
    insert into content_items (course_content_group_id, slug, title, completion_required, video_id)
    select course_content_group_id, 'bench', 'A very long film', false, ${benchId('video', 1)}
    from content_groups join courses using (course_id) where courses.slug = 'strategy-on-a-page' limit 1`)
  await database.db.execute(sql`
    insert into video_sessions (user_video_session_id, user_id, video_id, type)
    select ${id('sitting')}, ${id('viewer')}, ${benchId('video', 1)}, 'ON_DEMAND' from generate_series(1, ${VIEWERS}::int) n`)
  await database.db.execute(sql`
    insert into video_progress (user_id, video_id)
    select ${id('viewer')}, ${benchId('video', 1)} from generate_series(1, ${VIEWERS}::int) n`)
  // In the course already: enrolling is not what is measured.
  await database.db.execute(sql`
    insert into enrolments (user_id, session_id, state, enrolled_at)
    select ${id('viewer')}, s.session_id, 'ENROLLED', now()
    from generate_series(1, ${VIEWERS}::int) n, sessions s join courses c using (course_id)
    where c.slug = 'strategy-on-a-page' and s.session_type = 'ON_DEMAND'`)
  await database.db.execute(sql`
    insert into watch_budgets (user_id, seconds, at)
    select ${id('viewer')}, 5, now() from generate_series(1, ${VIEWERS}::int) n`)
  await database.db.execute(sql`select pg_notify('changes', 'catalogue ')`)
}

function beatScript(tokens: string[], school: BenchSchool, round: number): string {
  const head = `{"documentId":"${school.documentId('UpdateVideoSession')}","variables":{"userVideoSessionId":"`
  const prefix = benchId('sitting', 0).slice(0, 24)
  return `
local tokens = { ${tokens.map((token) => `"${token}"`).join(', ')} }
local i, beat, headers = 0, ${round * 1000}, {}
for n, token in ipairs(tokens) do
  headers[n] = { ["content-type"] = "application/json", ["authorization"] = "Bearer " .. token }
end
function request()
  i = i + 1
  if i > #tokens then i = 1; beat = beat + 0.1 end
  local body = string.format([[${head}${prefix}%012x","videoId":"${benchId('video', 1)}","continueAtTime":%.1f,"status":"IN_PROGRESS","videoSessionMaxPlayhead":%.1f,"videoSessionPlayingTime":%.1f}}]], i, beat, beat, beat)
  return wrk.format("POST", nil, headers[i], body)
end`
}

const singleScript = () => `
local i, beat, headers = 0, 0, { ["content-type"] = "application/json" }
function request()
  i = i % ${VIEWERS} + 1
  if i == 1 then beat = beat + 10 end
  local body = string.format([[{"userId":"${benchId('viewer', 0).slice(0, 24)}%012x","videoId":"${benchId('video', 1)}","at":%d}]], i, beat)
  return wrk.format("POST", nil, headers, body)
end`

function runPgbench({ databaseUrl }: BenchSchool, { binaries }: PostgresCluster): number {
  const file = join(tmpdir(), 'upsert.sql')
  const user = `('${benchId('viewer', 0).slice(0, 24)}' || lpad(to_hex(:u::int), 12, '0'))::uuid`
  const statement = UPSERT.replaceAll('$1', user)
    .replaceAll('$2', `'${benchId('video', 1)}'`)
    .replaceAll('($3::float8)', '(:at::float8)')
    .replaceAll('$3', ':at::float8')
  writeFileSync(
    file,
    `\\set u random(1, ${VIEWERS})\n\\set at random(1, 100000)\n${statement.replaceAll('\n', ' ')};\n`,
  )
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(CONNECTIONS),
    '-j',
    '2',
    '-T',
    String(SECONDS),
    '-f',
    file,
    databaseUrl,
  ]
  const output = execFileSync(join(binaries, 'pgbench'), args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return Number(/tps = ([\d.]+)/.exec(output)?.[1])
}
