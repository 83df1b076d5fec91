import { like } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { billingNotices, outbox } from '@section/db/schema.ts'
import { startKeylessStripe } from '../broken-implementations/keyless-payments.ts'
import { type ClickingMember, type Deed, DEEDS, doDeed, possibleDeeds } from './clicking-members.ts'
import { killAfter, type KilledSchool, openKilledSchool } from './killed-school.ts'
import { wrongPayments } from './wrong-payments.ts'

const NIGHTLY = process.env['NIGHTLY'] === '1'
const KILLS = NIGHTLY ? 100 : 5
const MEMBERS = 6
/** The number of kills within which the broken implementation must show its symptom. */
const MAX_BROKEN_KILLS = 30
/** More requests than a round makes, so that kills also come when all is done. */
const REQUESTS_A_ROUND = 100
const MINUTE_MS = 60_000

const schools: KilledSchool[] = []
afterEach(async () => {
  for (const school of schools.splice(0)) await school.close()
})

/** A school, its members, and what has come of the kills so far. */
interface Race {
  school: KilledSchool
  members: ClickingMember[]
  /** The occasions of which each member had to be told. */
  told: Map<string, Set<string>>
  /** What members have done so far. */
  done: Set<Deed>
  /** How many answers were lost by kills. */
  lost: number
}

async function open(...between: Parameters<typeof openKilledSchool>): Promise<Race> {
  const school = await openKilledSchool(...between)
  schools.push(school)
  await school.start()
  const members: ClickingMember[] = []
  for (let n = 0; n < MEMBERS; n++) {
    const userId = await school.observer.insertMember({ status: 'LIMITED', areas: ['mc-limited'] })
    members.push({ userId, subscribed: 0, periods: 0, tookOffer: false })
  }
  return { school, members, told: new Map(), done: new Set(), lost: 0 }
}

/**
 * Lets each member do something at once, kills the server after a random number of requests to Stripe, starts it again, and returns
 * what is wrong when all is settled.
 */
async function round(race: Race): Promise<string[]> {
  const { school, members, told, done } = race
  const doing = Promise.all(
    members.map((member) => {
      const possible = possibleDeeds(school, member)
      const deed = possible[Math.floor(Math.random() * possible.length)] ?? 'subscribe'
      done.add(deed)
      return doDeed(school, member, deed)
    }),
  )
  // A deed that fails is reported below, after the kill.
  doing.catch(() => {})
  await killAfter(school, Math.ceil(Math.random() * REQUESTS_A_ROUND))
  await school.start()
  for (const lost of await doing) race.lost += lost
  await school.settled()
  return wrongPayments(school, members, told)
}

test(
  `Every payment is made, known and mailed exactly once through ${KILLS} kills of the server while members buy, take the offer, cancel and are refunded`,
  { timeout: (NIGHTLY ? 60 : 10) * MINUTE_MS },
  async () => {
    const race = await open()
    for (let kill = 1; kill <= KILLS; kill++) {
      expect(await round(race), `after kill ${kill}`).toEqual([])
    }
    expect(race.lost).toBeGreaterThan(0)
    if (NIGHTLY) expect(race.done).toEqual(new Set(DEEDS))

    // The same check sees what the school has not noticed, so that it proves something.
    const { school, members, told } = race
    const { db } = school.observer.database
    const [notice] = await db.select().from(billingNotices).limit(1)
    await db.delete(outbox).where(like(outbox.dedupeKey, `% ${notice?.noticeKey}`))
    expect(await wrongPayments(school, members, told)).toEqual([expect.stringContaining(', mails: ')])
  },
)

test('The race of kills detects payments without idempotency keys', { timeout: 10 * MINUTE_MS }, async () => {
  const race = await open(startKeylessStripe)
  let wrong: string[] = []
  for (let kill = 1; kill <= MAX_BROKEN_KILLS && wrong.length === 0; kill++) wrong = await round(race)
  expect(wrong.join()).toMatch(/, (subscriptions|charges|customers): 2, not 1/)
})
