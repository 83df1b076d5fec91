import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, rows } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { DAY_MS } from '@section/domain/time/durations.ts'
import { memberId } from '../../features/members/content/person.ts'
import { stableId } from '../../server/content/stable-id.ts'
import { DEMO_SCHOOL } from '../../testing/demo-school.fixture.ts'
import { countWhere } from './counted-rows.fixture.ts'
import { importContent } from './import-content.ts'

const NOW = Date.parse('2026-05-20T15:00:00Z')
const MOVED = memberId('noor.verbeek@globex.example')

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await load()
})
afterAll(() => database.close())

const load = () => importContent({ database, folder: DEMO_SCHOOL, now: NOW, allowDemoAccounts: true })
const count = (from: string) => countWhere(database.db, from)
const seatsOf = (slug: string) =>
  count(`employments where customer_id = '${stableId('customer', slug)}' and ends_at is null`)

/** Returns how many of a customer's present employees have the fact in the days before the load, up to a number of days. */
const present = (slug: string, fact: string, days: number) =>
  count(`(select distinct e.user_id from employments e ${fact} where e.ends_at is null
    and e.customer_id = '${stableId('customer', slug)}'
    and happened_at between greatest(e.starts_at, '${new Date(NOW - days * DAY_MS).toISOString()}')
      and '${new Date(NOW).toISOString()}') found`)
const WATCHED = 'join (select user_id, began_at as happened_at from video_sessions) v using (user_id)'
const EARNED = 'join (select user_id, earned_at as happened_at from earned_badges) b using (user_id)'

test('Acme pays for three pages of employees with seats to spare, and Globex for a few', async () => {
  expect(await seatsOf('acme')).toBe(50)
  expect(await seatsOf('globex')).toBe(10)
  expect(await count(`customers where slug = 'acme' and total_seats > 50`)).toBe(1)
  expect(await seatsOf('consumer')).toBe(0)
})

test.each(['acme', 'globex'])(
  'In each longer period more employees of %s have watched, and have earned badges',
  async (customer) => {
    for (const fact of [WATCHED, EARNED]) {
      const counts = []
      for (const days of [30, 90, 210]) counts.push((await present(customer, fact, days)) ?? 0)
      const [month = 0, quarter = 0, contract = 0] = counts
      expect([month > 0, quarter > month, contract > quarter], `${customer}: ${counts.join()}`).toEqual([
        true,
        true,
        true,
      ])
    }
  },
)

test('Employees of Acme have watched in each month of the contract', async () => {
  const months = await rows<{ month: number; sessions: number }>(
    database.db,
    sql`select floor(extract(epoch from ${new Date(NOW).toISOString()}::timestamptz - began_at) / (30 * 86400))::int as month,
        count(*)::int as sessions
      from video_sessions join employments using (user_id)
      where customer_id = ${stableId('customer', 'acme')} and ends_at is null and began_at >= starts_at
      group by month order by month`,
  )
  expect(months.map(({ month }) => month)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(Math.min(...months.map(({ sessions }) => sessions))).toBeGreaterThanOrEqual(10)
})

test('Employees of Acme take and have completed live sessions of several courses', async () => {
  const live = (state: string) =>
    count(`(select distinct s.course_id from enrollments join sessions s using (session_id) join employments e using (user_id)
      where e.customer_id = '${stableId('customer', 'acme')}' and s.session_type = 'LIVE' and state = '${state}') found`)
  expect(await live('COMPLETED')).toBeGreaterThanOrEqual(8)
  expect(await live('ENROLLED')).toBeGreaterThanOrEqual(4)
})

test('The member who moved from Acme to Globex has both seats, one after the other, and learned in each', async () => {
  const seats = await rows<{ slug: string; startsAt: number; endsAt: number | null; watched: number }>(
    database.db,
    sql`select c.slug, extract(epoch from starts_at) * 1000 as "startsAt", extract(epoch from ends_at) * 1000 as "endsAt",
        (select count(*)::int from video_sessions v where v.user_id = e.user_id
          and v.began_at >= starts_at and (ends_at is null or v.began_at < ends_at)) as watched
      from employments e join customers c using (customer_id) where user_id = ${MOVED} order by starts_at`,
  )
  expect(seats).toEqual([
    { slug: 'acme', startsAt: expect.anything(), endsAt: expect.anything(), watched: expect.any(Number) },
    { slug: 'globex', startsAt: seats[0]?.endsAt, endsAt: null, watched: expect.any(Number) },
  ])
  for (const { slug, watched } of seats) expect(watched, slug).toBeGreaterThan(2)
  expect(await count(`video_sessions where user_id = '${MOVED}'`)).toBe(
    (seats[0]?.watched ?? 0) + (seats[1]?.watched ?? 0),
  )
})

test('A video session of the content began when it was watched', async () => {
  expect(await count('video_sessions where began_at <> created_at')).toBe(0)
})

test('Loading again adds no seat and moves none', async () => {
  const before = await rows(database.db, sql`select * from employments order by employment_id`)
  await load()
  expect(await rows(database.db, sql`select * from employments order by employment_id`)).toEqual(before)
})
