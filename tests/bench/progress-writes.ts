import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import type { PostgresCluster } from '../../tools/postgres.ts'
import { freePort } from '../../apps/api/src/testing/free-port.ts'
import { benchId, benchIdPrefix, type BenchSchool, waitUntilReady } from './bench-school.ts'
import { runPgbench, UPSERT } from './pgbench.ts'
import { median, type Row } from './table.ts'
import { insertViewers, VIEWERS } from './viewers.ts'
import { type Load, load, type LoadOptions } from './wrk.ts'

/** A multiple of three, so that each of the three goes first, second and last equally often: speeds drift. */
const ROUNDS = 12
const SECONDS = 6
/** A pause in which the machine finishes the writes of the previous load. */
const REST_MS = 3000
/** Duration of the same load before each measurement, which is not counted. */
const WARM_UP_SECONDS = 2
const CONNECTIONS = 64
const OPTIONS = { seconds: SECONDS, connections: CONNECTIONS, readsBodies: false }
const WARM_UP = { seconds: WARM_UP_SECONDS }
/** Updates per second of a busy evening, evenly distributed over the connections. */
const STEADY_RATE = 500
const STEADY_P99_MS = 100

/**
 * Playing time that each update adds, in seconds. An update of less than 0.25 s would be counted with the next one.
 */
const STEP_SECONDS = 0.5

/**
 * Compares `updateVideoSession` at 64 connections with pgbench's rate for the same single-row upsert, and its rate and
 * p99 with a route that writes one upsert per request; and measures its p99 under a steady load.
 */
export async function measureProgressWrites(school: BenchSchool, postgres: PostgresCluster): Promise<Row[]> {
  const userIds = Array.from({ length: VIEWERS }, (_, n) => benchId('viewer', n + 1))
  await insertViewers(school)
  const tokens = await school.tokens(userIds)
  const port = await freePort()
  const baseline = spawn(process.execPath, ['tests/bench/baseline-server.ts'], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: school.databaseUrl, UPSERT },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  baseline.stdin.end('[]')
  await waitUntilReady(baseline)
  const ours: Load[] = []
  const single: Load[] = []
  const pgbench: number[] = []
  const steady: Load[] = []
  const updates = (round: number, options: Partial<LoadOptions> = {}) =>
    load({
      ...OPTIONS,
      url: `${school.url}/graphql`,
      script: updateScript(tokens, school, round),
      ...options,
    })
  const singles = (options: Partial<LoadOptions> = {}) =>
    load({ ...OPTIONS, url: `http://localhost:${port}/upsert`, script: singleScript(), ...options })
  try {
    // Only the first round reads all bodies, which costs the load generator as much as sending; the measured rounds are
    // verified in the database.
    expectNoErrors(await updates(0, { readsBodies: true }))
    expectNoErrors(await singles({ readsBodies: true }))
    for (let round = 1; round <= ROUNDS; round++) {
      const turns = [
        async () => {
          await updates(round - 0.5, WARM_UP)
          const load = await updates(round)
          expectNoErrors(load)
          await expectStored(school, round, load.requests)
          ours.push(load)
          steady.push(await updates(round, { script: pacedScript(tokens, school, round + 0.25) }))
        },
        async () => {
          await singles(WARM_UP)
          single.push(await singles())
        },
        async () => {
          runPgbench(school, postgres, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS })
          pgbench.push(runPgbench(school, postgres, { connections: CONNECTIONS, seconds: SECONDS }))
        },
      ]
      for (let turn = 0; turn < turns.length; turn++) {
        await setTimeout(REST_MS)
        await turns[(round + turn) % turns.length]?.()
      }
    }
    for (const load of [...single, ...steady]) expectNoErrors(load)
  } finally {
    baseline.kill()
  }
  const ratio = median(ours.map(({ rate }, i) => rate / (pgbench[i] ?? 1)))
  const singleRatio = median(ours.map(({ rate }, i) => rate / (single[i]?.rate ?? 1)))
  const steadyP99 = median(steady.map(({ p99 }) => p99))
  const p99Ratio = median(ours.map(({ p99 }, i) => p99 / (single[i]?.p99 ?? 1)))
  const p99Of = (loads: Load[]) => median(loads.map(({ p99 }) => p99)).toFixed(1)
  const command = ours[0]?.command ?? ''
  const pgbenchCommand = `pgbench -n -M prepared -c ${CONNECTIONS} -j 2 -T ${SECONDS} -f upsert.sql`
  return [
    {
      what: `updateVideoSession, ${CONNECTIONS} connections`,
      ours: `${Math.round(median(ours.map(({ rate }) => rate)))}/s`,
      baseline: `pgbench ${Math.round(median(pgbench))}/s`,
      ratio: ratio.toFixed(2),
      bound: '≥ 0.50',
      holds: ratio >= 0.5,
      command: `${command}; ${pgbenchCommand}`,
    },
    {
      what: 'the same',
      ours: `${Math.round(median(ours.map(({ rate }) => rate)))}/s`,
      baseline: `one upsert per request ${Math.round(median(single.map(({ rate }) => rate)))}/s`,
      ratio: singleRatio.toFixed(2),
      bound: '≥ 3.00',
      holds: singleRatio >= 3,
      command,
    },
    {
      what: `its p99 at ${Math.round(median(steady.map(({ rate }) => rate)))} a second`,
      ours: `${steadyP99.toFixed(1)} ms`,
      baseline: `${STEADY_P99_MS} ms`,
      ratio: (steadyP99 / STEADY_P99_MS).toFixed(2),
      bound: '≤ 1.00',
      holds: steadyP99 <= STEADY_P99_MS,
      command,
    },
    {
      what: 'its p99',
      ours: `${p99Of(ours)} ms`,
      baseline: `one upsert per request ${p99Of(single)} ms`,
      ratio: p99Ratio.toFixed(2),
      bound: '≤ 1.00',
      holds: p99Ratio <= 1,
      command,
    },
  ]
}

function expectNoErrors({ errors }: Load): void {
  if (errors > 0) throw new Error(`${errors} responses were errors.`)
}

/**
 * Checks that all answered updates are in the database, by the playing time of each viewer in steps of `STEP_SECONDS`.
 * Each connection may have two more: one in flight at the end, and one answered after the count.
 */
async function expectStored({ database }: BenchSchool, round: number, answered: number): Promise<void> {
  const [stored] = await rows<{ updates: number; mismatches: number }>(
    database.db,
    sql`
    select sum(round((s.video_session_playing_time - ${round * 1000}::float8) / ${STEP_SECONDS}::float8) + 1)::float8 as updates,
      count(*) filter (where p.continue_at_time <> s.video_session_playing_time)::float8 as mismatches
    from video_sessions s join video_progress p using (user_id, video_id)
    where s.video_id = ${benchId('video', 1)} and s.video_session_playing_time >= ${round * 1000}`,
  )
  const updates = stored?.updates ?? 0
  if (updates < answered || updates > answered + 2 * CONNECTIONS || stored?.mismatches !== 0)
    throw new Error(`${answered} updates were answered and ${updates} stored.`)
}

function updateScript(tokens: string[], school: BenchSchool, round: number): string {
  const head = `{"documentId":"${school.documentId('UpdateVideoSession')}","variables":{"userVideoSessionId":"`
  const prefix = benchIdPrefix('video-session')
  return `
local tokens = { ${tokens.map((token) => `"${token}"`).join(', ')} }
local i, update, headers = 0, ${round * 1000}, {}
for n, token in ipairs(tokens) do
  headers[n] = { ["content-type"] = "application/json", ["authorization"] = "Bearer " .. token }
end
function request()
  i = i + 1
  if i > #tokens then i = 1; update = update + ${STEP_SECONDS} end
  local body = string.format([[${head}${prefix}%012x","videoId":"${benchId('video', 1)}","continueAtTime":%.1f,"status":"IN_PROGRESS","videoSessionMaxPlayhead":%.1f,"videoSessionPlayingTime":%.1f}}]], i, update, update, update)
  return wrk.format("POST", nil, headers[i], body)
end`
}

/** Returns the same script with pauses, so that all connections together send `STEADY_RATE` updates a second. */
const pacedScript = (tokens: string[], school: BenchSchool, round: number) =>
  `${updateScript(tokens, school, round)}
function delay() return ${Math.round((CONNECTIONS / STEADY_RATE) * 1000)} end`

const singleScript = () => `
local i, update, headers = 0, 0, { ["content-type"] = "application/json" }
function request()
  i = i % ${VIEWERS} + 1
  if i == 1 then update = update + 10 end
  local body = string.format([[{"userId":"${benchIdPrefix('viewer')}%012x","videoId":"${benchId('video', 1)}","at":%d}]], i, update)
  return wrk.format("POST", nil, headers, body)
end`
