import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { cities } from '@section/db/schema.ts'
import { chunksOf } from '../../../server/content/bulk-write-store.ts'

const MAX_FOUND = 20

/** A city before its name is folded by the database. */
export type City = Omit<typeof cities.$inferInsert, 'foldedName'>

/**
 * Finds the names of the largest cities of a country (by its code) that begin with a text. A region narrows the search only
 * if some cities are known to lie in it.
 */
export async function findCities(
  db: Db,
  { country, region, beginning }: { country: string; region: string | null; beginning: string },
): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`
    select name from cities
    where country = ${country}
      and folded_name like regexp_replace(folded_name(${beginning}), '([\\\\%_])', '\\\\\\1', 'g') || '%'
      and (region = ${region}
        or not exists (select from cities where country = ${country} and region = ${region}))
    group by name order by max(population) desc, name limit ${MAX_FOUND}`,
  )
  return found.map(({ name }) => name)
}

/** Replaces all cities. Searches find the earlier ones until the transaction ends. */
export async function replaceCities(tx: Db, all: readonly City[]): Promise<void> {
  await tx.delete(cities)
  for (const chunk of chunksOf(all))
    await tx.execute(sql`
      insert into cities (city_id, country, region, name, folded_name, population)
      select "cityId", country, region, name, folded_name(name), population
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        as city ("cityId" integer, country text, region text, name text, population integer)`)
}
