import { like } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { billingNotices, outbox } from '@section/db/schema.ts'
import { startKeylessStripe } from '../broken-implementations/keyless-payments.ts'
import { type ClickingMember, type Deed, doDeed, possibleDeeds } from './clicking-members.ts'
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

async function open(...between: Parameters<typeof openKilledSchool>): Promise<Race> {
  const school = await openKilledSchool(...between)
  schools.push(school)
  await school.start()
  const members: ClickingMember[] = []
  for (let n = 0; n < MEMBERS; n++) {
    const userId = await school.observer.insertMember({ status: 'LIMITED', areas: ['mc-limited'] })
    members.push({ userId, subscribed: 0, periods: 0, tookOffer: false })
  }
  return { school, members, told: new Map(), deeds: new Map(), lost: 0 }
}

interface Race {
  school: KilledSchool
  members: ClickingMember[]
  told: Map<string, Set<string>>
  /** How often members did what. */
  deeds: Map<Deed, number>
  /** How many answers were lost by kills. */
  lost: number
}

/**
 * Lets each member do something at once, kills the server after a random number of requests to Stripe, starts it again, and returns
 * what is wrong when all is settled.
 */
async function round(race: Race): Promise<string[]> {
  const { school, members, told, deeds } = race
  const doing = Promise.all(
    members.map((member) => {
      const possible = possibleDeeds(school, member)
      const deed = possible[Math.floor(Math.random() * possible.length)] ?? 'subscribe'
      deeds.set(deed, (deeds.get(deed) ?? 0) + 1)
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
  `Members who click again pay once, and the school knows and mails all of it once, through ${KILLS} kills of the server during checkout, offer, cancelling, webhook and refund`,
  { timeout: 30 * MINUTE_MS },
  async () => {
    const race = await open()
    for (let kill = 1; kill <= KILLS; kill++) {
      const began = Date.now()
      const wrong = await round(race)
      if (process.env['SHOW'])
        console.log(kill, Date.now() - began, race.lost, race.deeds, race.school.emulator.requests.length)
      expect(wrong, `after kill ${kill}`).toEqual([])
    }
    expect(race.lost).toBeGreaterThan(0)

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
