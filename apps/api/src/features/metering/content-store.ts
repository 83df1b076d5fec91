import type { Db } from '@section/db/connection.ts'
import { meteredViews } from '@section/db/schema.ts'
import { insertMissing } from '../../server/content/bulk-write-store.ts'
import type { LoadContext } from '../../server/content/school.ts'
import type { Person } from '../members/content/person.ts'
import { studyRows } from '../members/content/study-rows.ts'

/** Writes the videos that count against the allowances of new people in this month. */
export async function writeMeteredViews(
  db: Db,
  people: readonly Person[],
  context: LoadContext,
): Promise<void> {
  const views = people.flatMap((person) => studyRows(person, context).metered)
  await insertMissing(db, meteredViews, views)
}
