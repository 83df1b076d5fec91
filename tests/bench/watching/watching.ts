import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { videoProgress } from '@section/db/schema.ts'
import { benchId, type BenchSchool } from '../bench-school.ts'
import { processorMilliseconds } from '../load/processor-time.ts'
import { runLoad } from '../load/run-load.ts'
import { quantile, type Row } from '../table.ts'
import { insertViewers, VIEWERS } from '../viewers.ts'
import type { WatchingAnswers, WatchingLoad } from './watching-load.ts'

/** The interval at which a player saves, in seconds. */
const INTERVAL = 10
const SECONDS = 60
const WARM_UP = INTERVAL
const P99_MS = 100

/**
 * Lets 5,000 viewers save their positions every 10 s, at random times, for a minute. Checks that every position that was
 * acknowledged is stored, and how long the answers took.
 */
export async function measureWatching(school: BenchSchool): Promise<Row[]> {
  await insertViewers(school)
  const userIds = Array.from({ length: VIEWERS }, (_, n) => benchId('viewer', n + 1))
  const tokens = await school.tokens(userIds)
  const load: WatchingLoad = {
    url: school.url,
    viewers: tokens.map((token, n) => ({ token, userVideoSessionId: benchId('video-session', n + 1) })),
    videoId: benchId('video', 1),
    documentId: school.documentId('UpdateVideoSession'),
    step: INTERVAL,
    rate: VIEWERS / INTERVAL,
    seconds: SECONDS,
    warmUp: WARM_UP,
  }
  const before = await processorMilliseconds(school.pid)
  const answers = await runLoad<WatchingAnswers>(
    fileURLToPath(new URL('watching-load.ts', import.meta.url)),
    load,
  )
  const used = (await processorMilliseconds(school.pid)) - before
  const lost = await countLost(school, userIds, answers.acknowledged)
  const { times, wrong } = answers
  const p99 = quantile(times, 0.99)
  const rate = Math.round(times.length / SECONDS)
  const command = 'npm run bench -- watching'
  return [
    {
      what: `${VIEWERS.toLocaleString('en-US')} viewers who save every ${INTERVAL} s, p99 of ${rate} saves a second`,
      ours: `${p99.toFixed(1)} ms`,
      baseline: `${P99_MS} ms`,
      ratio: (p99 / P99_MS).toFixed(2),
      bound: '≤ 1.00',
      holds: p99 <= P99_MS,
      command,
    },
    {
      what: 'their errors, and positions that were acknowledged and lost',
      ours: `${wrong} and ${lost}`,
      baseline: 'none',
      ratio: `processor time of the server ${Math.round(used / (SECONDS + WARM_UP))} ms a second`,
      bound: '0',
      holds: wrong === 0 && lost === 0,
      command,
    },
  ]
}

/** Returns the number of viewers whose stored position is earlier than the acknowledged one. */
async function countLost(
  { database }: BenchSchool,
  userIds: readonly string[],
  acknowledged: readonly number[],
): Promise<number> {
  const stored = await database.db
    .select()
    .from(videoProgress)
    .where(eq(videoProgress.videoId, benchId('video', 1)))
  const positions = new Map(stored.map(({ userId, continueAtTime }) => [userId, continueAtTime]))
  return acknowledged.filter((position, n) => (positions.get(userIds[n] ?? '') ?? 0) < position).length
}
