import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { members } from '@section/db/schema.ts'
import { DAY_MS, MINUTE_MS } from '@section/domain/time/durations.ts'
import { serverWithClock } from '../../testing/server-with-clock.ts'

const { clock, server } = serverWithClock()

/** Returns the ids of the members whom home introduces to a member. */
async function introduced(userId: string): Promise<string[]> {
  const query = '{ listMembers(context: HOMEPAGE, count: 20) { list { userId } } }'
  const { data } = await server().graphql<{ listMembers: { list: { userId: string }[] } }>(
    await server().token(userId),
    query,
  )
  return (data?.listMembers.list ?? []).map((member) => member.userId)
}

/** Shows a member in the directory, or no longer, as saving their profile does. */
const show = (userId: string, showsInDirectory: boolean) =>
  server().services.cacheInvalidation.transaction(async (tx, invalidate) => {
    await tx.update(members).set({ showsInDirectory }).where(eq(members.userId, userId))
    invalidate('member', userId)
  })

test('Home introduces nobody who has left the directory, and whoever is new within a minute', async () => {
  const reader = await server().insertMember({})
  const leaver = await server().insertMember({})
  expect(await introduced(reader)).toContain(leaver)
  await show(leaver, false)
  expect(await introduced(reader)).not.toContain(leaver)
  const newcomer = await server().insertMember({})
  clock.now += MINUTE_MS
  expect(await introduced(reader)).toContain(newcomer)
})

test('Home introduces other members on the next day, as many as it asks for, and the same ones to everybody until then', async () => {
  for (let n = 0; n < 60; n++) await server().insertMember({})
  const [reader, other] = [await server().insertMember({}), await server().insertMember({})]
  clock.now += 3 * MINUTE_MS
  const first = await introduced(reader)
  expect(new Set(first).size).toBe(20)
  expect(await introduced(other)).toEqual(first)
  const later = new Set<string>()
  for (let day = 0; day < 12; day++) {
    clock.now += DAY_MS
    for (const userId of await introduced(reader)) later.add(userId)
  }
  expect(later.size).toBeGreaterThan(20)
})
