import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import type { Seat } from './expected-figures.ts'
import type { SchoolOfEmployers } from './school-of-employers.ts'

/** What decides whether and by whom a member is employed. */
interface Standing {
  customerId: string | null
  status: (typeof members.$inferInsert)['status']
  suspendedAt: Date | null
  testData: boolean
}

export interface Person extends Standing {
  userId: string
  /** The standing before the last change, to which members return. */
  before: Standing
}

export type Draw = () => number

/** Returns one of several, by chance. */
export function pick<T>(draw: Draw, all: readonly T[]): T {
  const chosen = all[draw() % all.length]
  if (chosen === undefined) throw new Error('There is nothing to pick from.')
  return chosen
}

const NAMES = ['Nia', 'Zoë', 'Ole', 'Ada'] as const
const STATUSES = ['MEMBER', 'EMPLOYEE', 'TRIAL', 'ALUMNI', 'POST_TRIAL'] as const
/** Times of the histories lie before, and those that the database writes by its own clock lie after it. */
const BEFORE_ALL_TESTS = '2025-01-01'

/** The people of a random history, and the seats that they have and had as the handbook tells it. */
export class EmployedPeople {
  readonly people: Person[] = []
  readonly seats: Seat[] = []
  readonly #school: SchoolOfEmployers
  readonly #draw: Draw

  constructor(school: SchoolOfEmployers, draw: Draw) {
    this.#school = school
    this.#draw = draw
  }

  /** Adds a member, who registered some days ago or now. */
  async add(tx: Db, now: number): Promise<void> {
    const draw = this.#draw
    const standing = this.#standing()
    const person: Person = { userId: randomUUID(), ...standing, before: standing }
    const registered = now - (draw() % 3) * (draw() % 40) * DAY_MS
    await tx.insert(members).values({
      ...standing,
      userId: person.userId,
      email: `${person.userId}@example.com`,
      firstName: pick(draw, NAMES),
      lastName: 'Okafor',
      registrationDate: new Date(registered),
    })
    this.people.push(person)
    this.#seat(person, registered)
  }

  /** Moves, suspends, restores, ends or renames a member, or returns them to an earlier employer. */
  async change(tx: Db, person: Person, now: number): Promise<void> {
    const draw = this.#draw
    const anew = this.#standing()
    const { before, customerId, status, suspendedAt, testData } = person
    const changes: (Partial<Standing> & { firstName?: string; profileImageUrl?: string })[] = [
      { customerId: anew.customerId },
      { customerId: anew.customerId },
      { status: anew.status },
      { suspendedAt: person.suspendedAt ? null : new Date(now) },
      { testData: anew.testData },
      { firstName: pick(draw, NAMES), profileImageUrl: `/art/portrait/${draw() % 9}.svg` },
      anew,
      ...Array<Standing>(5).fill(before),
    ]
    const { firstName, profileImageUrl, ...standing } = pick(draw, changes)
    Object.assign(person, standing, { before: { customerId, status, suspendedAt, testData } })
    await tx
      .update(members)
      .set({ ...standing, ...(firstName ? { firstName, profileImageUrl } : {}) })
      .where(eq(members.userId, person.userId))
    await this.#datesSeats(tx, person.userId, now)
    this.#seat(person, now)
  }

  async remove(tx: Db, person: Person): Promise<void> {
    await tx.delete(members).where(eq(members.userId, person.userId))
    this.people.splice(this.people.indexOf(person), 1)
    const kept = this.seats.filter(({ userId }) => userId !== person.userId)
    this.seats.splice(0, this.seats.length, ...kept)
  }

  #standing(): Standing {
    const draw = this.#draw
    const { customerId } = pick(draw, this.#school.customers)
    return {
      customerId: draw() % 8 === 0 ? null : customerId,
      status: draw() % 4 === 0 ? pick(draw, STATUSES) : 'EMPLOYEE',
      suspendedAt: draw() % 12 === 0 ? new Date(0) : null,
      testData: draw() % 12 === 0,
    }
  }

  /** The database dates seats by its own clock, and histories have one of theirs. */
  async #datesSeats(tx: Db, userId: string, now: number): Promise<void> {
    const at = new Date(now).toISOString()
    for (const column of [sql`ends_at`, sql`starts_at`])
      await tx.execute(
        sql`update employments set ${column} = ${at} where user_id = ${userId} and ${column} > ${BEFORE_ALL_TESTS}`,
      )
  }

  #seat({ userId, customerId, status, suspendedAt, testData }: Person, at: number): void {
    const employs = this.#school.customers.some((each) => each.customerId === customerId && each.employs)
    const isOut = suspendedAt !== null || testData || status === 'ALUMNI' || status === 'POST_TRIAL'
    const employer = employs && !isOut ? customerId : null
    const current = this.seats.find((seat) => seat.userId === userId && seat.until === null)
    if (current?.customerId === employer) return
    if (current) current.until = at
    if (employer) this.seats.push({ userId, customerId: employer, from: at, until: null })
  }
}
