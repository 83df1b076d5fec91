import { benchId, type BenchSchool } from '../bench-school.ts'
import { insertReaders, READERS } from '../courses/large-catalog.ts'
import { processorMilliseconds } from '../load/processor-time.ts'
import { runLoad } from '../load/run-load.ts'
import { quantile, type Row } from '../table.ts'
import {
  BONUS_ITEMS,
  bonusItem,
  container,
  CONTAINERS,
  insertLargeSessions,
  LONG_TEXTS,
  SHORT_TEXTS,
  VIDEOS_PER_CONTAINER,
} from './large-session.ts'
import type { SessionPageAnswers, SessionPageLoad } from './session-page-load.ts'

/** Two containers are open, as on most visits. */
const OPEN_CONTAINERS = 2
/** Every member reads every ten seconds, which is more often than real members do. */
const RATE = READERS / 10
const REQUESTS_PER_TICK = 20
const SECONDS = 60
const WARM_UP_SECONDS = 5
const BOUND_MS = 30
/** Closed containers are not read, so long texts in them may cost hardly more than short ones. */
const MAX_CLOSED_RATIO = 1.1
const PAGES_PER_ROUND = 200
const ROUNDS = 20
const COMMAND = 'npm run bench -- session'

/**
 * Measures the data of a session's page in one request: its time while 200 members read and tick, and what the texts of
 * closed containers cost.
 */
export async function measureSessionPage(school: BenchSchool): Promise<Row[]> {
  await insertReaders(school)
  await insertLargeSessions(school)
  const tokens = await school.tokens(Array.from({ length: READERS }, (_, n) => benchId('reader', n + 1)))
  return [await measureLoad(school, tokens), await measureClosed(school, tokens)]
}

async function measureLoad(school: BenchSchool, tokens: string[]): Promise<Row> {
  const documentId = school.documentId('SaveSessionContentProgress')
  const load: Omit<SessionPageLoad, 'seconds'> = {
    url: school.url,
    tokens,
    read: pageRequest(school, 1, OPEN_CONTAINERS),
    ticks: Array.from({ length: BONUS_ITEMS }, (_, n) => ({
      documentId,
      variables: {
        sessionContentId: bonusItem(1, n + 1),
        type: 'BONUS_CONTENT',
        status: 'COMPLETED',
        madeMsAgo: 0,
      },
    })),
    requestsPerTick: REQUESTS_PER_TICK,
    rate: RATE,
    mark: '"containsActiveContent":true',
    marks: CONTAINERS,
  }
  await send({ ...load, seconds: WARM_UP_SECONDS })
  const { reads, ticks } = await send({ ...load, seconds: SECONDS })
  const p99 = quantile(reads, 0.99)
  return {
    what: `A session's page, ${CONTAINERS} containers (${OPEN_CONTAINERS} open), ${CONTAINERS * VIDEOS_PER_CONTAINER} videos, ${READERS} members, ${RATE} requests/s, 1 in ${REQUESTS_PER_TICK} ticks`,
    ours: `p50 ${quantile(reads, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    baseline: `a tick p50 ${quantile(ticks, 0.5).toFixed(1)} ms, p99 ${quantile(ticks, 0.99).toFixed(1)} ms`,
    ratio: (p99 / BOUND_MS).toFixed(2),
    bound: `p99 ≤ ${BOUND_MS} ms`,
    holds: p99 <= BOUND_MS,
    command: COMMAND,
  }
}

async function send(load: SessionPageLoad): Promise<SessionPageAnswers> {
  const answers = await runLoad<SessionPageAnswers>('tests/bench/session-page/session-page-load.ts', load)
  if (answers.wrong > 0) throw new Error(`${answers.wrong} of ${answers.reads.length} answers were wrong.`)
  return answers
}

function pageRequest(school: BenchSchool, session: 1 | 2, open: number): object {
  return {
    documentId: school.documentId('SessionPage'),
    variables: {
      sessionId: session === 1 ? LONG_TEXTS : SHORT_TEXTS,
      sessionContentIds: Array.from({ length: open }, (_, n) => container(session, n + 1)),
    },
  }
}

/** Compares the processor time of pages whose containers are all closed, with long texts and with short ones. */
async function measureClosed(school: BenchSchool, tokens: string[]): Promise<Row> {
  const times = { 1: [] as number[], 2: [] as number[] }
  for (let round = 0; round < ROUNDS; round++)
    // The order alternates, because what is measured first is slower while the server's code is still being compiled.
    for (const session of round % 2 === 0 ? ([1, 2] as const) : ([2, 1] as const))
      times[session].push(await costOf(school, tokens, session))
  const [long, short] = [quantile(times[1], 0.5), quantile(times[2], 0.5)]
  const ratio = long / short
  return {
    what: `A session's page with ${CONTAINERS} closed containers, texts of 12 kB each`,
    ours: `${long.toFixed(2)} ms of the processor`,
    baseline: `texts of 40 bytes each: ${short.toFixed(2)} ms`,
    ratio: ratio.toFixed(2),
    bound: `≤ ${MAX_CLOSED_RATIO}`,
    holds: ratio <= MAX_CLOSED_RATIO,
    command: COMMAND,
  }
}

async function costOf(school: BenchSchool, tokens: string[], session: 1 | 2): Promise<number> {
  const body = JSON.stringify(pageRequest(school, session, 0))
  const before = await processorMilliseconds(school.pid)
  for (let n = 0; n < PAGES_PER_ROUND; n++) {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens[n % tokens.length]}`,
    }
    const response = await fetch(`${school.url}/graphql`, { method: 'POST', headers, body })
    if (!(await response.text()).includes('"containsActiveContent":true'))
      throw new Error('The page has no containers.')
  }
  return ((await processorMilliseconds(school.pid)) - before) / PAGES_PER_ROUND
}
