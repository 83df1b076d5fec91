import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rows } from '@section/db/connection.ts'
import { members } from '@section/db/schema.ts'
import { directoryTestKit } from './directory-kit.fixture.ts'

const kit = directoryTestKit()
const SIZE = 25_000
/** The number of members that one statement can insert within the time of a statement. */
const STEP = 2500

/** Every second member is a manager. The last 11,000 in the order of names are called Zhang, and so is one at its start. */
beforeAll(async () => {
  for (let from = 0; from < SIZE; from += STEP)
    await kit.server.database.db.execute(sql`
      insert into members (user_id, email, status, first_name, last_name, job_role)
      select md5(n::text)::uuid, n || '@large.example', 'MEMBER',
        case when n = 0 then 'Aaron' when n <= 11000 then 'Xi' else 'Bo' end,
        case when n <= 11000 then 'Zhang' else 'Lee' end || lpad((n * 7919 % ${SIZE}::int)::text, 5, '0'),
        case when n % 2 = 0 then 'Manager' else 'Analyst' end
      from generate_series(${from}::int, ${from + STEP - 1}::int) n`)
  await kit.server.database.db.execute(sql`analyze directory_entries`)
}, 60_000)

/** Returns the user ids of a page as a simple statement finds them. */
async function expectedIds(fits: string, start: number, count: number): Promise<string[]> {
  const found = await rows<{ userId: string }>(
    kit.server.database.db,
    sql`select user_id as "userId" from ${members}
      where lower(concat_ws(' ', first_name, last_name, job_role)) like ${fits}
      order by lower(first_name || ' ' || last_name) collate "C", user_id offset ${start} limit ${count}`,
  )
  return found.map(({ userId }) => userId)
}

const ids = async (variables: Record<string, unknown>) =>
  (await kit.list(variables)).list.map(({ userId }) => userId)

test.each([
  ['without a search', '', '%'],
  ['of a word that many have, all over the order', 'manager', '%manager%'],
  ['of a word that many have, at the end of the order', 'zhang', '%zhang%'],
  ['of two letters at the end of the order', 'xi', 'xi %'],
  ['of a word that few have', 'zhang0', '%zhang0%'],
])(
  'Each page %s has its members, also where more are found than are counted',
  async (_what, filter, fits) => {
    for (const page of [0, 1, 9, 100, 199, 277])
      expect(await ids({ filter, count: 36, page }), `page ${page}`).toEqual(
        filter === 'zhang0' && page > 122
          ? await expectedIds(fits, 122 * 36, 36)
          : (await expectedIds(fits, page * 36, 36)).slice(0, 10_000 - page * 36),
      )
  },
)

test('A search that finds more than 10,000 members counts 10,000, says that there are more, and ends there', async () => {
  const { list, pageInfo } = await kit.list({ filter: 'zhang', count: 36, page: 1e6 })
  expect(pageInfo).toEqual({
    totalPages: 278,
    total: 10_000,
    isMore: true,
    page: 277,
    count: 36,
    filter: 'zhang',
  })
  expect(list).toHaveLength(28)
  expect((await kit.list({})).pageInfo).toMatchObject({ total: 10_000, isMore: true, totalPages: 500 })
  expect((await kit.list({ filter: 'manager zhang' })).pageInfo).toMatchObject({ total: 5501, isMore: false })
})
