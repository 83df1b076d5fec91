import { sql } from 'drizzle-orm'
import type { ListedMember } from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { type DirectoryPage, MAX_FOUND } from '@section/domain/directory/directory-page.ts'
import { IN_ORDER, LISTED_MEMBER } from './listed-member-store.ts'

/**
 * The number of entries that are walked for each member up to the end of the page, and in all. Among a million members, a word
 * that is counted no further stands in one of a hundred entries or more. docs/decisions/directory.md
 */
const WALKED_FOR_EACH = 100
const MOST_WALKED = 20_000

/** A page of what a search finds. */
export type FoundPage = {
  /** The number of members found; one more than `MAX_FOUND` stands for all larger numbers. */
  found: number
  /** The number of found members before the page, which is the last one when a later one was asked for. */
  start: number
  members: ListedMember[]
}

/**
 * Returns a page of the members whose text fits all patterns. `found` is read no further than needed: to count, and to sort
 * what is not common. Of what is common, `walked` finds a page by a walk in the order of the directory; where members with such a
 * name stand elsewhere in that order, the walk ends early, and all that is found is sorted.
 * docs/decisions/directory.md
 */
export async function findPage(
  db: Db,
  { patterns, count, start }: DirectoryPage & { patterns: readonly string[] },
): Promise<FoundPage> {
  const last = Math.min(start + count, MAX_FOUND)
  const mostWalked = Math.min(last * WALKED_FOR_EACH, MOST_WALKED)
  const fits = sql.join(
    [sql`true`, ...patterns.map((pattern) => sql`d.search_text like ${pattern}`)],
    sql` and `,
  )
  // Without a pattern a walk finds every page, so that no more is read than is counted.
  const mostFound = patterns.length === 0 ? sql`limit ${MAX_FOUND + 1}` : sql``
  const [page] = await rows<FoundPage>(
    db,
    sql`
    with found as materialized (
      select d.user_id, d.sort_name from directory_entries d where ${fits} ${mostFound}),
    counted as materialized (
      select count(*)::int as found from (select from found limit ${MAX_FOUND + 1}) f),
    page_start as materialized (
      select found, greatest(least(${start}::int, (least(found, ${MAX_FOUND}::int) - 1) / ${count}::int * ${count}::int), 0)
        as start from counted),
    walked as materialized (
      select d.user_id, d.sort_name from (
        select d.user_id, d.sort_name, d.search_text from directory_entries d
        where (select found from counted) > ${MAX_FOUND} order by ${IN_ORDER} limit ${mostWalked}) d
      where ${fits} order by ${IN_ORDER} limit ${last}),
    shown as materialized (
      select d.user_id, d.sort_name from (
        select * from walked where (select count(*) from walked) = ${last}
        union all select * from found where (select count(*) from walked) < ${last}) d
      order by ${IN_ORDER} offset (select start from page_start) limit ${count})
    select found, start, coalesce((select json_agg(${LISTED_MEMBER} order by ${IN_ORDER})
      from shown d join members m using (user_id)), '[]') as members from page_start`,
  )
  if (!page) throw new Error('A search found no page.')
  // The pages end with the last member that is counted.
  return { ...page, members: page.members.slice(0, MAX_FOUND - page.start) }
}

/**
 * Returns `count` members whom a text chooses, in the order of the directory: those whose ids follow its hash, and the first ones
 * once there are no more. Another text chooses others.
 */
export async function findSomeMembers(db: Db, count: number, chooser: string): Promise<FoundPage> {
  const [some] = await rows<Omit<FoundPage, 'start'>>(
    db,
    sql`
    with place as materialized (select md5(${chooser})::uuid as id),
    chosen as materialized (
      select * from (
        (select d.user_id, d.sort_name from directory_entries d
          where d.user_id >= (select id from place) order by d.user_id limit ${count})
        union all
        (select d.user_id, d.sort_name from directory_entries d
          where d.user_id < (select id from place) order by d.user_id limit ${count})) d
      limit ${count})
    select (select count(*)::int from (select from directory_entries limit ${MAX_FOUND + 1}) f) as found,
      coalesce((select json_agg(${LISTED_MEMBER} order by ${IN_ORDER})
        from chosen d join members m using (user_id)), '[]') as members`,
  )
  if (!some) throw new Error('A choice of members has no row.')
  return { ...some, start: 0 }
}
