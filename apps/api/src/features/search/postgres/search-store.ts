import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { CourseSearchHit } from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { searchDocuments } from '@section/db/schema.ts'
import { AI_STACK } from '@section/domain/entitlement/course-entitlement.ts'
import { MAX_HITS, type SearchQuery } from '../search-engine.ts'
import type { Phrase, QueryWord } from './query-words.ts'

/** The weights of the title, then also of the subtitle, then also of the description. */
const FIELDS = ['A', 'AB', 'ABC'] as const
const SIMILAR_WORDS = 30

/**
 * Returns at most 100 documents that have all words, best first, without those that have all words of `without`. The whole part
 * of a score tells in which fields the words are, 3 for the title alone to 0; one more 4 is for words without corrections.
 */
export async function findByWords(
  db: Db,
  words: readonly QueryWord[],
  query: SearchQuery,
  without?: readonly QueryWord[],
): Promise<CourseSearchHit[]> {
  const { courseId, title, sortOrder } = searchDocuments
  const inFields = FIELDS.map((weights) => sql`(${hasWords(words, weights)})::int`)
  // Normalization 32 keeps the rank below 1.
  const rank = sql`ts_rank(${searchDocuments.words}, ${allOf(words, '')}, 32)`
  const base = sql.raw(without ? '0' : '4')
  const score = sql<number>`(${base} + ${sql.join(inFields, sql` + `)} + ${rank})::float8`.as('score')
  return db
    .select({ courseId, score })
    .from(searchDocuments)
    .where(
      and(
        hasWords(words, ''),
        without && sql`not (${hasWords(without, '')})`,
        ...facetConditions(query),
        isVisible(query),
      ),
    )
    .orderBy(desc(score), asc(sortOrder), asc(title), asc(courseId))
    .limit(MAX_HITS)
}

/** Returns at most 100 documents that the facets let through, in the catalog's order, with score 0. */
export async function findByFacets(db: Db, query: SearchQuery): Promise<CourseSearchHit[]> {
  const { courseId, title, sortOrder } = searchDocuments
  const found = await db
    .select({ courseId })
    .from(searchDocuments)
    .where(and(...facetConditions(query), isVisible(query)))
    .orderBy(asc(sortOrder), asc(title), asc(courseId))
    .limit(MAX_HITS)
  return found.map((row) => ({ ...row, score: 0 }))
}

/** Returns words of the documents that are similar to each of these, by the typed word. */
export async function findSimilarWords(
  db: Db,
  words: readonly QueryWord[],
): Promise<ReadonlyMap<string, string[]>> {
  if (words.length === 0) return new Map()
  const whole = words.map(({ word }) => word)
  const beginnings = words.filter(({ isPrefix }) => isPrefix).map(({ word }) => word)
  const found = await rows<{ typed: string; word: string }>(
    db,
    sql`
      select typed, s.word from unnest(${sql.param(whole)}::text[]) as typed, lateral (
        select word from search_words order by word <-> typed limit ${SIMILAR_WORDS}) s
      union
      select typed, s.word from unnest(${sql.param(beginnings)}::text[]) as typed, lateral (
        select word from search_words order by word <->> typed limit ${SIMILAR_WORDS}) s
      order by 1, 2`,
  )
  const byTyped = Map.groupBy(found, ({ typed }) => typed)
  return new Map([...byTyped].map(([typed, similar]) => [typed, similar.map(({ word }) => word)]))
}

const hasWords = (words: readonly QueryWord[], weights: string) =>
  sql`${searchDocuments.words} @@ (${allOf(words, weights)})`

/** Returns the expression of a text-search query for documents that have every word in a field of these weights; '' for any. */
const allOf = (words: readonly QueryWord[], weights: string): SQL =>
  sql.join(
    words.map((word) => oneOf(word, weights)),
    sql` && `,
  )

/**
 * A word matches as it is, by its other spellings, by its English stem, and by its corrections. A stop word, such as “the”,
 * need not match.
 */
function oneOf({ word, isPrefix, spellings, corrections }: QueryWord, weights: string): SQL {
  const exact = [{ words: [word], isPrefix }, ...spellings].map((phrase) => phraseQuery(phrase, weights))
  const simple = [...exact, ...corrections.map((meant) => term(meant, weights))].join(' | ')
  const joined = spellings.flatMap(({ words }) => (words.length === 1 ? words : []))
  const english = sql`to_tsquery('english', ${term(word, weights)})`
  const stems = sql.join(
    [word, ...joined].map((each) => sql`to_tsquery('english', ${term(each, weights)})`),
    sql` || `,
  )
  const either = sql`(to_tsquery('simple', ${simple}) || ${stems})`
  return isPrefix ? either : sql`(case when numnode(${english}) = 0 then ''::tsquery else ${either} end)`
}

const phraseQuery = ({ words, isPrefix }: Phrase, weights: string) =>
  words
    .map((word, at) => term(word, (isPrefix && at === words.length - 1 ? '*' : '') + weights))
    .join(' <-> ')

/** Words consist of letters and digits, so that quotes around them cannot be left. */
const term = (word: string, flags: string) => `'${word}'${flags && `:${flags}`}`

function facetConditions({ index, stacks, topics, difficulties }: SearchQuery): (SQL | undefined)[] {
  const { stack, topics: ownTopics, difficulty } = searchDocuments
  const among = (column: unknown, values: readonly string[]) =>
    values.length > 0 ? sql`${column} = any(${sql.param(values)}::text[])` : undefined
  return [
    index === 'ai' ? sql`${stack} = ${AI_STACK}` : undefined,
    among(stack, stacks),
    topics.length > 0 ? sql`${ownTopics} && ${sql.param(topics)}::text[]` : undefined,
    among(difficulty, difficulties),
  ]
}

/** The shorter list is sent, since a school may have thousands of courses. */
function isVisible({ visible, hidden }: SearchQuery): SQL {
  const { courseId } = searchDocuments
  return visible.size <= hidden.size
    ? sql`${courseId} = any(${sql.param([...visible])}::uuid[])`
    : sql`${courseId} <> all(${sql.param([...hidden])}::uuid[])`
}
