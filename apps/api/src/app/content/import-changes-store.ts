import { type Db, rows } from '@section/db/connection.ts'
import { sql } from 'drizzle-orm'
import type { CountedRows } from '../../server/content/feature-content.ts'
import { features } from '../features.ts'

/** The kinds of content that a load may add, change or remove, with their rows. */
const KINDS: readonly (readonly [string, CountedRows])[] = features.flatMap(({ content }) =>
  Object.entries(content?.counted ?? {}),
)

/** The names of all that the report of a load counts. */
export const CONTENT_KINDS: readonly string[] = KINDS.map(([kind]) => kind)

/** The versions of all rows of the content by kind and id. */
export type ContentVersions = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Returns the versions of the content's rows as they are now. */
export async function readContentVersions(tx: Db): Promise<ContentVersions> {
  const selects = KINDS.map(
    ([kind, { table, key, published, addedOnly }]) =>
      `select '${kind}' as kind, ${key}::text as id, ${addedOnly ? `''` : 'md5(t::text)'} as version
        from ${table} t ${published ? `where publish_status = 'ACTIVE'` : ''}`,
  )
  const found = await rows<{ kind: string; id: string; version: string }>(
    tx,
    sql.raw(selects.join(' union all ')),
  )
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  return new Map(
    [...byKind].map(([kind, all]) => [kind, new Map(all.map(({ id, version }) => [id, version]))]),
  )
}
