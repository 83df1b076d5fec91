import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createOneTimeCode,
  redeemOneTimeCode,
} from '@section/api/features/identity/sign-in/one-time-codes-store.ts'
import { authSessions, outbox } from '@section/db/schema.ts'
import { openRaceServers, type RaceServers } from '../race-servers.ts'
import { RUNS } from '../enrollment/school.ts'

const AT_ONCE = 50
const ORIGIN = 'https://www.example.com'

let school: RaceServers
let userId: string

beforeAll(async () => {
  school = await openRaceServers()
  userId = await school.insertMember({ email: 'nia@example.com' })
})
afterAll(() => school?.close())

test(`Only one of ${AT_ONCE} simultaneous redemptions of a one-time code succeeds, and its sign-in ends, in ${RUNS} runs`, async () => {
  const { db } = school.database
  for (let run = 1; run <= RUNS; run++) {
    const now = Date.now()
    const sid = randomUUID()
    await db
      .insert(authSessions)
      .values({ sid, userId, clientId: 'member-app', expiresAt: new Date(now + 60_000) })
    await db.delete(outbox)
    const code = await createOneTimeCode(db, { userId, sid, origin: ORIGIN, now })
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, i) =>
        redeemOneTimeCode(school.services(i), { code, origin: ORIGIN, now }),
      ),
    )
    expect(answers.filter(Boolean), `run ${run}`).toEqual([{ userId, email: 'nia@example.com' }])
    const [signIn] = await db.select().from(authSessions).where(eq(authSessions.sid, sid))
    expect(signIn?.revokedAt).toBeInstanceOf(Date)
    expect(await db.select().from(outbox)).toHaveLength(1)
  }
})
