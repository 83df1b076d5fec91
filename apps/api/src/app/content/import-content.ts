import type { Database } from '@section/db/connection.ts'
import { transact } from '@section/db/transaction.ts'
import { loadContext } from './load-context.ts'
import { announceChanges } from '../../server/cache/cache-invalidation-store.ts'
import { ContentError } from '../../server/content/content-error.ts'
import type { NewContent } from '../../server/content/school.ts'
import { recordDemoAccounts } from '../demo/demo-database-store.ts'
import { JobQueue } from '../../server/jobs/job-queue.ts'
import { mergeParts } from '../../server/feature.ts'
import { features, type FoundContent, jobs } from '../features.ts'
import { readContentVersions } from './import-changes-store.ts'
import { changesBetween, CountedOutbox, type ImportReport, TooManyMails } from './import-report.ts'
import { readSchool } from './read-school.ts'

export interface ImportOptions {
  database: Database
  /** Folder of the content files. */
  folder: string
  /** Folder of the media host with the captions; without one the transcripts stay as they are. */
  mediaFolder?: string
  /** The school's name, which badges state; by default that of a school that has not set its own. */
  brandName?: string
  /** Epoch ms from which relative dates count. */
  now: number
  /** True if accounts with a password from the files may be created; false in production. */
  allowDemoAccounts: boolean
  /** True if every provider must be reached over an encrypted connection. */
  production?: boolean
  /** The most people who may get a mail about it; by default any number. */
  mailAtMost?: number
}

/**
 * Loads a school's content files into the database in one transaction and returns what that changed. Loading
 * again updates the offer and adds new people; the data of people stays, and the members of a live session that was
 * canceled or moved get a mail. Errors: `ContentError` with every problem, before anything is written; `TooManyMails`.
 * docs/how-to/write-school-content.md.
 */
export async function importContent(options: ImportOptions): Promise<ImportReport> {
  const { database, now, brandName, allowDemoAccounts, production = false, mailAtMost = Infinity } = options
  const school = await readSchool(options.folder, options.mediaFolder)
  const context = loadContext(school, now, brandName)
  const parts = features.flatMap(({ content }) => content ?? [])
  const problems = parts.flatMap((part) => [
    ...(part.checkLoad?.(school, context, allowDemoAccounts, production) ?? []),
  ])
  if (problems.length > 0) throw new ContentError(problems)

  const jobQueue = await JobQueue.open(database, { jobs, works: false })
  try {
    return await transact(database.db, async (tx) => {
      const outbox = new CountedOutbox(jobQueue, 0)
      const load = { now, jobs: jobQueue, outbox }
      const before = await readContentVersions(tx)
      const announcements = []
      for (const { watch } of parts) if (watch) announcements.push(await watch(tx, load))
      const found = []
      for (const { findNew } of parts) found.push(await findNew?.(tx, school))
      const added: NewContent = mergeParts(found) as FoundContent
      for (const { writeOffer } of parts) await writeOffer?.(tx, school, context)
      for (const { writePeople } of parts) await writePeople?.(tx, school, context, added)
      if (school.demo) await recordDemoAccounts(tx)
      for (const announce of announcements) await announce()
      await announceChanges(tx, ['catalog '])
      if (outbox.people > mailAtMost) throw new TooManyMails(outbox.people)
      return {
        changes: changesBetween(before, await readContentVersions(tx)),
        mailedPeople: outbox.people,
      }
    })
  } finally {
    await jobQueue.stop()
  }
}
