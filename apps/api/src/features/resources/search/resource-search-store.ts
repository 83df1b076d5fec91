import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { AI_STACK } from '@section/domain/entitlement/course-entitlement.ts'
import type { SearchIndex } from '@section/domain/search/search-index.ts'
import type { QueryWord } from '@section/domain/search/query-word.ts'
import { anyOf, hasWords, rankBy, wordsInFields } from '../../../server/search/word-conditions-store.ts'
import { MAX_RESOURCE_HITS } from './resource-engine.ts'

/** The weights of the title, then also of the subtitle and the tags. */
const FIELDS = ['A', 'AB'] as const

/** A resource that has one of the words, with whether it has each of them. */
export type FoundResource = {
  resourceId: string
  has: boolean[]
}

/** Returns the published resources of an index that have any of the words, those first whose most important fields have the most. */
export async function findWithAnyWord(
  db: Db,
  words: readonly QueryWord[],
  index: SearchIndex,
): Promise<FoundResource[]> {
  const any = anyOf(words)
  const column = sql`found.words`
  const has = sql.join(
    words.map((word) => hasWords(column, [word])),
    sql`, `,
  )
  // The words of a resource are unpacked once, by joining them with none, because a dozen conditions read them.
  return rows<FoundResource>(
    db,
    sql`
      with found as materialized (
        select resource_id, created_at, title, words || ''::tsvector as words from resources
        where words @@ (${any}) and publish_status = 'ACTIVE'
          and ${index === 'ai' ? sql`stack = ${AI_STACK}` : sql`true`})
      select resource_id as "resourceId", array[${has}] as has from found
      order by ${wordsInFields(column, words, FIELDS)} + ${rankBy(column, any)} desc, created_at desc, title, resource_id
      limit ${MAX_RESOURCE_HITS}`,
  )
}
