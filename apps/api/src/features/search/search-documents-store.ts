import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'

/**
 * Writes what the search finds of every course, in the transaction that has changed the courses. Words are kept as they
 * are spelled, for their beginnings and for names, and in their base form.
 */
export async function writeSearchDocuments(tx: Db): Promise<void> {
  const weighted = (text: ReturnType<typeof sql>, weight: string) =>
    sql`setweight(to_tsvector('simple', ${text}) || to_tsvector('english', ${text}), ${sql.raw(`'${weight}'`)})`
  await tx.execute(sql`
    insert into course_search_documents (course_id, document)
    select course_id, ${weighted(sql`title`, 'A')} || ${weighted(sql`subtitle`, 'B')} ||
      ${weighted(sql`description`, 'C')} || ${weighted(sql`coalesce(names, '')`, 'D')}
    from courses left join (
      select course_id, string_agg(full_name, ' ') as names
      from course_faculty join faculty using (faculty_id) group by course_id
    ) as professors using (course_id)
    on conflict (course_id) do update set document = excluded.document`)
  await tx.execute(sql`delete from search_words`)
  await tx.execute(sql`
    insert into search_words (word)
    select word from ts_stat($words$
      select to_tsvector('simple', title || ' ' || subtitle || ' ' || description) from courses
      union all select to_tsvector('simple', full_name) from faculty
    $words$)`)
}
