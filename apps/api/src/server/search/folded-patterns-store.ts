import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { wordPatterns } from '@section/domain/directory/word-patterns.ts'

/**
 * Returns the patterns that a folded text must fit to be found by a search, one for each of its words; none for an empty search.
 * docs/product/directory.md#search
 */
export async function foldedPatterns(db: Db, search: string): Promise<string[]> {
  if (search === '') return []
  const [folded] = await rows<{ text: string }>(db, sql`select folded_name(${search}) as text`)
  return wordPatterns(folded?.text ?? '')
}
