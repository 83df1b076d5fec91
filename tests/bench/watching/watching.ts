import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { videoProgress } from '@section/db/schema.ts'
import { benchId, type BenchSchool } from '../bench-school.ts'
import { processorMilliseconds } from '../load/processor-time.ts'
import { runLoad } from '../load/run-load.ts'
import { quantile, type Row } from '../table.ts'
import { insertViewers, VIEWERS } from '../viewers.ts'
import type { WatchingAnswers, WatchingLoad } from './watching-load.ts'

const COMMAND = 'npm run bench -- watching'
/** The interval at which a player saves, in seconds. */
const INTERVAL = 10
const SECONDS = 60
const WARM_UP = INTERVAL
const P99_MS = 100
/** Ten notes a second while 5,000 watch. */
const SAVES_PER_NOTE = 50
const NOTE_P99_MS = 150

/**
 * Lets 5,000 viewers save their positions every 10 s, at random times, for a minute. Checks that every position that was
 * acknowledged is stored, and how long the answers took. One in fifty requests saves a note.
 */
export async function measureWatching(school: BenchSchool): Promise<Row[]> {
  await insertViewers(school)
  const userIds = Array.from({ length: VIEWERS }, (_, n) => benchId('viewer', n + 1))
  const tokens = await school.tokens(userIds)
  const load: WatchingLoad = {
    url: school.url,
    viewers: tokens.map((token, n) => ({ token, userVideoSessionId: benchId('video-session', n + 1) })),
    videoId: benchId('video', 1),
    documentIds: {
      save: school.documentId('UpdateVideoSession'),
      note: school.documentId('SaveVideoNote'),
    },
    savesPerNote: SAVES_PER_NOTE,
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
  const { times, noteTimes, wrong } = answers
  const viewers = `${VIEWERS.toLocaleString('en-US')} viewers who save every ${INTERVAL} s`
  return [
    timesRow(viewers, 'saves', times, P99_MS),
    timesRow('their notes', 'notes', noteTimes, NOTE_P99_MS),
    {
      what: 'their errors, and positions that were acknowledged and lost',
      ours: `${wrong} and ${lost}`,
      baseline: 'none',
      ratio: `processor time of the server ${Math.round(used / (SECONDS + WARM_UP))} ms a second`,
      bound: '0',
      holds: wrong === 0 && lost === 0,
      command: COMMAND,
    },
  ]
}

function timesRow(what: string, requests: string, times: number[], bound: number): Row {
  const p99 = quantile(times, 0.99)
  return {
    what: `${what}, p99 of ${Math.round(times.length / SECONDS)} ${requests} a second`,
    ours: `${p99.toFixed(1)} ms`,
    baseline: `${bound} ms`,
    ratio: (p99 / bound).toFixed(2),
    bound: '≤ 1.00',
    holds: p99 <= bound,
    command: COMMAND,
  }
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
