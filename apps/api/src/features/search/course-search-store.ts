import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'

/** The values of each facet of which one must fit; an empty facet fits every course. */
export interface SearchFacets {
  stacks: readonly string[]
  topics: readonly string[]
  difficulties: readonly string[]
}

/** Hits before the viewer's own rules have removed the courses that they cannot see. */
const MAX_CANDIDATES = 1000

/** Shorter words are taken as they are, because most of them are one typo away from another word. */
const MIN_TYPO_LENGTH = 4

/**
 * Returns the published courses whose text has every word, the best first. A word may be the beginning of one. A word that
 * no text has stands for the most similar words of the school. `words` hold letters and digits only.
 */
export async function findCourses(
  db: Db,
  words: readonly string[],
  { stacks, topics, difficulties }: SearchFacets,
): Promise<{ courseId: string; score: number }[]> {
  const similar = await findSimilarWords(db, words)
  const alternatives = words.map((word) => similar.get(word) ?? [word])
  const query = sql.join(alternatives.map(anyOf), sql` && `)
  return rows(
    db,
    sql`
    with search as (select ${query} as query)
    select course_id as "courseId", ts_rank_cd('{0.1, 0.2, 0.4, 1}', document, query)::float8 as score
    from search, course_search_documents
      join courses using (course_id)
    where document @@ query and publish_status = 'ACTIVE'
      and ${anyValue(stacks, (values) => sql`stack::text = any(${values})`)}
      and ${anyValue(topics, (values) => sql`topics && ${values}`)}
      and ${anyValue(difficulties, (values) => sql`difficulty::text = any(${values})`)}
    order by score desc, sort_order, title
    limit ${MAX_CANDIDATES}`,
  )
}

/** Matches a word as it is spelled, or its beginning, or another form of it. */
function anyOf(words: readonly string[]) {
  const queries = words.map(
    (word) => sql`(to_tsquery('simple', ${`${word}:*`}) || plainto_tsquery('english', ${word}))`,
  )
  return sql`(${sql.join(queries, sql` || `)})`
}

function anyValue(
  values: readonly string[],
  condition: (values: ReturnType<typeof sql>) => ReturnType<typeof sql>,
) {
  return values.length === 0 ? sql`true` : condition(sql`${sql.param([...values])}::text[]`)
}

/** Returns the three most similar words of the school for each word that begins none of them. */
async function findSimilarWords(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const long = words.filter((word) => word.length >= MIN_TYPO_LENGTH)
  if (long.length === 0) return new Map()
  const found = await rows<{ typed: string; known: string }>(
    db,
    sql`
    select typed, known
    from unnest(${sql.param(long)}::text[]) as typed,
      lateral (
        select word as known from search_words
        where word % typed
        order by similarity(word, typed) desc, word
        limit 3
      ) as similar_words
    where not exists (select from search_words where word like typed || '%')`,
  )
  return new Map(
    [...Map.groupBy(found, ({ typed }) => typed)].map(([typed, all]) => [
      typed,
      all.map(({ known }) => known),
    ]),
  )
}
