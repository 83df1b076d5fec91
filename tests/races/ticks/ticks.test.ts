import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readDoneItems } from '@section/api/features/session-content/progress/checklist-store.ts'
import type { PagedSession } from '@section/api/features/session-content/paged-sessions.fixture.ts'
import {
  NOON,
  sessionPageTestKit,
} from '@section/api/features/session-content/session-page-test-kit.fixture.ts'
import { checklistProgress } from '@section/db/schema.ts'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { BROKEN_TICKS } from '../broken-implementations/ticks.ts'
import type { Deliver } from './network.ts'
import { playSequence, sequence } from './sequence.ts'
import { bundlePage, type RunPage } from './tab.ts'
import { VirtualTime } from './virtual-time.ts'

// The web app's own outbox and the real endpoint have a bad network between them.

const RUNS = process.env['NIGHTLY'] === '1' ? 1500 : 500
const BONUSES = ['one', 'two'].map((slug) => ({
  slug,
  title: slug,
  subtype: 'OTHER_SELF_REPORTED',
  bonus: true,
}))
/** The time for which the test uses a token, which is shorter than the token's lifetime. */
const TOKEN_MS = 10 * MINUTE_MS

const room = sessionPageTestKit()
let sprint: PagedSession
let userId: string
let runPage: RunPage
beforeAll(async () => {
  sprint = await room.addSession({ checklist: BONUSES }, { startAt: NOON - DAY_MS, endAt: NOON + DAY_MS })
  userId = (await room.addReader(sprint)).userId
  runPage = await bundlePage()
})

const tokens = new Map<number, string>()

/** Returns a token of the member that is valid at `now` (epoch ms), because a sequence lasts longer than one token. */
async function tokenAt(now: number): Promise<string> {
  const turn = Math.floor((now - NOON) / TOKEN_MS)
  const token = tokens.get(turn) ?? (await room.server().token(userId))
  tokens.set(turn, token)
  return token
}

/** Returns the delivery of requests to the server, with the time of a sequence as its clock. */
function serverAt(time: VirtualTime): Deliver {
  const { app } = room.server()
  return async ({ path, headers, body }) => {
    room.clock.now = time.now
    const authorization = `Bearer ${await tokenAt(time.now)}`
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, authorization },
      payload: body,
    })
    expect(answer.headers.date).toBeDefined()
    // Node writes the `Date` header by the clock of the machine, which is not that of the sequence.
    const date = new Date(time.now).toUTCString()
    return { status: answer.statusCode, headers: { date }, body: answer.body }
  }
}

/** Returns the property that page and database end with the ticks that the member made; `through` may break the server. */
const ticksEndAsMade = (through = (deliver: Deliver) => deliver) =>
  fc.asyncProperty(sequence, async (generated) => {
    const items = BONUSES.map(({ slug }) => sprint.part(slug))
    const time = new VirtualTime(NOON)
    const { db } = room.server().database
    await db.delete(checklistProgress).where(eq(checklistProgress.userId, userId))
    const deliver = through(serverAt(time))
    const setup = { runPage, time, deliver, userId, sessionId: sprint.sessionId, items }
    const { expected, shown, unsent } = await playSequence(setup, generated)
    expect(shown).toEqual(expected)
    expect(unsent).toEqual([])
    const done = await readDoneItems(db, userId, items)
    expect(items.map((item) => (done.has(item) ? 'COMPLETED' : 'NOT_STARTED'))).toEqual(expected)
  })

test(`Ticks in two tabs on each of two devices end in the state that the member made last, in ${RUNS} sequences on a bad network`, async () => {
  await fc.assert(ticksEndAsMade(), { numRuns: RUNS })
})

test.each(Object.entries(BROKEN_TICKS))(
  'The broken implementation “%s” is detected by the sequences',
  async (_name, through) => {
    const { failed, errorInstance } = await fc.check(ticksEndAsMade(through), {
      numRuns: RUNS,
      endOnFailure: true,
    })
    expect(failed).toBe(true)
    expect(String(errorInstance)).toContain('to deeply equal')
  },
)
