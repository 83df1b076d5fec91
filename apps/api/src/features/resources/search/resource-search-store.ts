import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { resources } from '@section/db/schema.ts'
import { AI_STACK } from '@section/domain/entitlement/course-entitlement.ts'
import type { SearchIndex } from '@section/domain/search/search-index.ts'
import type { QueryWord } from '../../../server/search/query-words.ts'
import { anyOf, hasWords, rankBy, wordsInFields } from '../../../server/search/word-conditions-store.ts'
import { MAX_RESOURCE_HITS } from './resource-engine.ts'

/** The weights of the title, then also of the subtitle and the tags. */
const FIELDS = ['A', 'AB'] as const

/** A resource that has one of the words, with whether it has each of them. */
export interface FoundResource {
  resourceId: string
  has: boolean[]
}

/** Returns the published resources of an index that have any of the words, those first whose most important fields have the most. */
export async function findWithAnyWord(
  db: Db,
  words: readonly QueryWord[],
  index: SearchIndex,
): Promise<FoundResource[]> {
  const { resourceId, words: column, publishStatus, stack, createdAt, title } = resources
  const any = anyOf(words)
  const has = sql.join(
    words.map((word) => hasWords(column, [word])),
    sql`, `,
  )
  const score = sql`${wordsInFields(column, words, FIELDS)} + ${rankBy(column, any)}`
  return db
    .select({ resourceId, has: sql<boolean[]>`array[${has}]` })
    .from(resources)
    .where(
      and(
        sql`${column} @@ (${any})`,
        eq(publishStatus, 'ACTIVE'),
        index === 'ai' ? eq(stack, AI_STACK) : undefined,
      ),
    )
    .orderBy(desc(score), desc(createdAt), title, resourceId)
    .limit(MAX_RESOURCE_HITS)
}
