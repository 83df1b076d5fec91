import { sql } from 'drizzle-orm'
import type { Services } from '@section/api/server/services.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { randomNumbers } from '../enrollment/random-numbers.ts'
import { EmployedPeople, pick } from './employed-people.ts'
import { expectedFigures, type Seat } from './expected-figures.ts'
import { changeContract, learnAtRandom } from './random-learning.ts'
import type { SchoolOfEmployers } from './school-of-employers.ts'
import { differences, storedFigures } from './stored-figures.ts'

/** The members of a run, each of whom has a history. */
export const HISTORIES = 30
/** The counts of a run, and the most that happens before one. */
const COUNTS = 5
const MAX_STEPS = 120
/** What is committed together. */
const STEPS_AT_ONCE = 10
const START = Date.parse('2016-01-01T21:00:00Z')

export type Recount = (services: Pick<Services, 'database'>, now: number) => Promise<void>

/**
 * Lets members of a school learn, come, move and go through random months that `seed` determines, and lets their employers' figures be
 * counted now and then. Returns what is stored otherwise than an independent count finds it, after each count.
 */
export async function liveAtRandom(
  services: Pick<Services, 'database'>,
  school: SchoolOfEmployers,
  { seed, recount }: { seed: number; recount: Recount },
): Promise<string[]> {
  const { db } = services.database
  await forgetEverybody(db)
  const draw = randomNumbers(seed)
  const employed = new EmployedPeople(school, draw)
  let now = START
  for (let n = 0; n < HISTORIES; n++) await employed.add(db, now)
  const wrong: string[] = []
  for (let count = 1; count <= COUNTS; count++) {
    for (let steps = draw() % MAX_STEPS; steps > 0; steps -= STEPS_AT_ONCE)
      await db.transaction(async (tx) => {
        for (let step = 0; step < STEPS_AT_ONCE; step++) {
          now += draw() % 40 === 0 ? (draw() % 45) * DAY_MS : (draw() % 360) * MINUTE_MS
          await takeStep(tx, school, { employed, now, draw })
        }
      })
    await recount(services, now)
    wrong.push(...(await wrongFigures(db, employed.seats, now)))
  }
  return wrong
}

/** Returns what is stored otherwise than it should be at `now` (epoch ms): seats, and figures of whatever kind. */
export async function wrongFigures(db: Db, seats: readonly Seat[], now: number): Promise<string[]> {
  const found = await rows<{ seat: string }>(
    db,
    sql`select concat_ws(' ', user_id, customer_id, round(extract(epoch from starts_at) * 1000),
      round(extract(epoch from ends_at) * 1000)) as seat from employments`,
  )
  const kept = new Set(found.map(({ seat }) => seat))
  const told = new Set(
    seats.map(
      ({ userId, customerId, from, until }) =>
        `${userId} ${customerId} ${Math.round(from)}${until === null ? '' : ` ${Math.round(until)}`}`,
    ),
  )
  return [
    ...[...kept.difference(told)].map((seat) => `seat ${seat} is kept, and should not be`),
    ...[...told.difference(kept)].map((seat) => `seat ${seat} is not kept`),
    ...differences(await storedFigures(db), await expectedFigures(db, seats, now)),
  ]
}

/** Returns the seats as the database keeps them, for tests whose changes it dates by its own clock. */
export const readSeats = (db: Db): Promise<Seat[]> =>
  rows<{ userId: string; customerId: string; from: number; until: number | null }>(
    db,
    sql`select user_id as "userId", customer_id as "customerId",
      (extract(epoch from starts_at) * 1000)::float8 as from, (extract(epoch from ends_at) * 1000)::float8 as until
      from employments`,
  )

async function takeStep(
  tx: Db,
  school: SchoolOfEmployers,
  { employed, now, draw }: { employed: EmployedPeople; now: number; draw: () => number },
): Promise<void> {
  const kind = draw() % 100
  if (kind < 2) return changeContract(tx, school, { now, draw })
  if (kind < 3) return employed.add(tx, now)
  const person = pick(draw, employed.people)
  if (kind < 4 && employed.people.length > 2) return employed.remove(tx, person)
  if (kind < 16) return employed.change(tx, person, now)
  await learnAtRandom(tx, school, { userId: person.userId, now, draw })
}

/** Deletes all members with what is stored of them, whatever it is. */
export async function forgetEverybody(db: Db): Promise<void> {
  const sums = ['organization_figures', 'course_figures', 'session_figures', 'organization_weeks']
  for (const table of ['members', 'learning_changes', 'figures_state', ...sums])
    await db.execute(sql.raw(`delete from ${table}`))
  await db.execute(sql`update customers set contract_start = null`)
}
