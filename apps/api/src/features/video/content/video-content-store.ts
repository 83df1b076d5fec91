import type { Db } from '@section/db/connection.ts'
import { videoProgress, videoSessions } from '@section/db/schema.ts'
import { insertMissing } from '../../../server/content/bulk-write-store.ts'
import type { LoadContext } from '../../../server/content/school.ts'
import type { Person } from '../../members/content/person.ts'
import { studyRows } from '../../members/content/study-rows.ts'

/** Writes the videos that new people have watched. */
export async function writeStudies(db: Db, people: readonly Person[], context: LoadContext): Promise<void> {
  const all = people.map((person) => studyRows(person, context))
  const progress = all.flatMap((rows) => rows.progress)
  const watched = all.flatMap((rows) => rows.videoSessions)
  await insertMissing(db, videoProgress, progress)
  await insertMissing(db, videoSessions, watched)
}
