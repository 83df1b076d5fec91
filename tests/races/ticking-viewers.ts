import { and, count, eq, inArray } from 'drizzle-orm'
import { mintIdToken } from '@section/api/features/identity/mint-id-token.fixture.ts'
import { stableId } from '@section/api/server/content/stable-id.ts'
import { insertCourse, insertSession } from '@section/api/testing/insert-course.ts'
import { insertMember } from '@section/api/testing/insert-member.ts'
import type { Database } from '@section/db/connection.ts'
import { checklistItems, checklistProgress, contentLoads, enrollments } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { STEP, VIEWERS } from './kill-nine.ts'

const TICK = `mutation ($id: ID!) { saveSessionContentProgress(sessionContentId: $id, type: BONUS_CONTENT,
  status: COMPLETED) { status error { code } } }`

/** The number of items, which is more than a viewer ticks in all runs. */
const ITEMS = 5000
const ITEMS_PER_STATEMENT = 1000

const itemId = (n: number) => stableId('session-content', `ticked/${n}`)

interface TickingViewers {
  userIds: string[]
  tokens: string[]
}

/** Enrolls the viewers in a running session whose checklist they tick from top to bottom. */
export async function enrollTickingViewers({ db }: Database, issuer: string): Promise<TickingViewers> {
  await db.insert(contentLoads).values({ name: 'demo-school', version: '1' })
  const now = Date.now()
  const sessionId = await insertSession(db, {
    courseId: await insertCourse(db),
    startAt: new Date(now - DAY_MS),
    endAt: new Date(now + DAY_MS),
  })
  const items = Array.from({ length: ITEMS }, (_, n) => ({
    sessionContentId: itemId(n + 1),
    sessionId,
    subtype: 'OTHER_SELF_REPORTED' as const,
    title: `Item ${n + 1}`,
    selfReporting: true,
    required: false,
    sortOrder: n,
  }))
  for (let at = 0; at < ITEMS; at += ITEMS_PER_STATEMENT)
    await db.insert(checklistItems).values(items.slice(at, at + ITEMS_PER_STATEMENT))
  const viewers: TickingViewers = { userIds: [], tokens: [] }
  for (let n = 0; n < VIEWERS; n++) {
    const userId = await insertMember(db)
    await db.insert(enrollments).values({ userId, sessionId, state: 'ENROLLED', enrolledAt: new Date(now) })
    viewers.userIds.push(userId)
    viewers.tokens.push(await mintIdToken(db, userId, { issuer, clientId: 'member-app', now }))
  }
  return viewers
}

/** Ticks the item at a viewer's position, which moves by `STEP` from one item to the next. */
export async function tickByGraphQL(
  url: string,
  viewers: TickingViewers,
  viewer: number,
  position: number,
): Promise<void> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${viewers.tokens[viewer]}` },
    body: JSON.stringify({ query: TICK, variables: { id: itemId(position / STEP) } }),
  })
  const text = await answer.text()
  const body = JSON.parse(text) as { data?: { saveSessionContentProgress: { status: string | null } } }
  if (body.data?.saveSessionContentProgress.status !== 'COMPLETED')
    throw new Error(`Not acknowledged: ${text}`)
}

/** Returns each viewer's position: the number of items that they have ticked, times `STEP`. */
export async function tickedPositions({ db }: Database, userIds: readonly string[]): Promise<number[]> {
  const found = await db
    .select({ userId: checklistProgress.userId, ticked: count() })
    .from(checklistProgress)
    .where(and(eq(checklistProgress.status, 'COMPLETED'), inArray(checklistProgress.userId, [...userIds])))
    .groupBy(checklistProgress.userId)
  const positions = new Map(found.map(({ userId, ticked }) => [userId, ticked * STEP]))
  return userIds.map((userId) => positions.get(userId) ?? 0)
}
