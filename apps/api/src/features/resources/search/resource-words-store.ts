import { sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import { chunksOf } from '../../../server/content/bulk-write-store.ts'
import { wordsOf } from '../../../server/search/words.ts'
import { vectorOf } from '../../../server/search/word-conditions-store.ts'
import { loadResources } from '../resource-store.ts'
import { searchedTexts } from './searched-texts.ts'

/** Finding the words of long texts takes milliseconds each, and a statement ends after some seconds. */
const RESOURCES_PER_STATEMENT = 100

/** Brings the words by which resources are found in step with their texts; those that are right stay untouched. */
export async function refreshResourceWords(tx: Db): Promise<void> {
  const texts = (await loadResources(tx)).map((resource) => {
    const { title, subtitle, filters, text } = searchedTexts(resource)
    return {
      resource_id: resource.resourceId,
      a: joined(title),
      b: joined(subtitle, ...filters),
      c: joined(text),
    }
  })
  for (const chunk of chunksOf(texts, RESOURCES_PER_STATEMENT))
    await tx.execute(sql`
      update resources set words = found.words
      from (
        select resource_id, ${vectorOf('a', 'A')} || ${vectorOf('b', 'B')} || ${vectorOf('c', 'C')} as words
        from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as row (resource_id uuid, a text, b text, c text)
      ) found
      where resources.resource_id = found.resource_id and resources.words is distinct from found.words`)
}

const joined = (...texts: string[]) => wordsOf(texts.join(' ')).join(' ')

/** Returns every word of the published resources. */
export async function readResourceWords(db: Db): Promise<ReadonlySet<string>> {
  const found = await rows<{ word: string }>(
    db,
    sql`select word from ts_stat('select words from resources where publish_status = ''ACTIVE''')`,
  )
  return new Set(found.map(({ word }) => word))
}
