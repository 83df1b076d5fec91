import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import type { CourseSearchHit } from '@section/contract/generated/schema-types.ts'
import { type Db, rows } from '@section/db/connection.ts'
import { searchDocuments } from '@section/db/schema.ts'
import { AI_STACK } from '@section/domain/entitlement/course-entitlement.ts'
import type { Phrase, QueryWord } from '@section/domain/search/query-word.ts'
import {
  allOf,
  anyOf,
  hasWords,
  rankBy,
  wordsInFields,
} from '../../../server/search/word-conditions-store.ts'
import { MAX_HITS, type SearchQuery } from '../search-engine.ts'

/** A course that was found. */
export type FoundCourse = Omit<CourseSearchHit, 'reason'>

/** The weights of the title, then also of the subtitle, then also of the description. */
const FIELDS = ['A', 'AB', 'ABC'] as const
const ANY_FIELD = [''] as const
const SIMILAR_WORDS = 30

/**
 * Returns at most 100 documents that have all words, best first. The whole part of a score is the sum of what each word
 * counts in the most important field that has it: 3 in the title, to 0 in those of the least weight.
 */
export async function findByWords(
  db: Db,
  words: readonly QueryWord[],
  query: SearchQuery,
): Promise<FoundCourse[]> {
  const wanted = allOf(words)
  return findRanked(db, query, wanted, wordsInFields(searchDocuments.words, words, FIELDS))
}

/** Returns at most 100 documents that have any of the words, best first. The whole part of a score counts the words found. */
export async function findByAnyWord(
  db: Db,
  words: readonly QueryWord[],
  query: SearchQuery,
): Promise<FoundCourse[]> {
  return findRanked(db, query, anyOf(words), wordsInFields(searchDocuments.words, words, ANY_FIELD))
}

/** Returns the words without the spellings in two parts of which no document has the first. */
export async function dropUnknownSplits(db: Db, words: readonly QueryWord[]): Promise<QueryWord[]> {
  const firstParts = words.flatMap(({ spellings }) =>
    spellings.filter(isSplit).map((phrase) => phrase.words[0]),
  )
  const found = await rows<{ word: string }>(
    db,
    sql`select word from search_words where word = any(${sql.param(firstParts)}::text[])`,
  )
  const known = new Set(found.map(({ word }) => word))
  return words.map((word) => ({
    ...word,
    spellings: word.spellings.filter((phrase) => !isSplit(phrase) || known.has(phrase.words[0] ?? '')),
  }))
}

const isSplit = ({ words }: Phrase) => words.length > 1

/** Returns those of the words that stand in a document, in whichever spelling or form. */
export async function findKnownWords(db: Db, words: readonly QueryWord[]): Promise<ReadonlySet<string>> {
  const known = words.map(
    (word) => sql`select ${word.word}::text as word where exists (
      select 1 from ${searchDocuments} where ${hasWords(searchDocuments.words, [word])})`,
  )
  const found = await rows<{ word: string }>(db, sql.join(known, sql` union all `))
  return new Set(found.map(({ word }) => word))
}

async function findRanked(db: Db, query: SearchQuery, wanted: SQL, counted: SQL): Promise<FoundCourse[]> {
  const { courseId, title, sortOrder, words } = searchDocuments
  const score = sql<number>`(${counted} + ${rankBy(words, wanted)})::float8`.as('score')
  return db
    .select({ courseId, score })
    .from(searchDocuments)
    .where(and(sql`${words} @@ (${wanted})`, ...facetConditions(query), isVisible(query)))
    .orderBy(desc(score), asc(sortOrder), asc(title), asc(courseId))
    .limit(MAX_HITS)
}

/** Returns at most 100 documents that the facets let through, in the catalog's order, with score 0. */
export async function findByFacets(db: Db, query: SearchQuery): Promise<FoundCourse[]> {
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
