import { expect, test } from 'vitest'
import { migrateJobQueue } from './job-schema.ts'
import { openTestDatabase } from './test-database.ts'

test('A failure of the background queries of the job queue’s migration is thrown, and does not end the process', async () => {
  const database = await openTestDatabase()
  const { jobStore } = database
  const failing = async () => {
    throw new Error('cannot execute UPDATE in a read-only transaction')
  }
  const { db } = jobStore
  if (!db) throw new Error('The test database has no job store.')
  await expect(
    migrateJobQueue({
      ...jobStore,
      db: { executeSql: (text, values) => (/bam_on/.test(text) ? failing() : db.executeSql(text, values)) },
    }),
  ).rejects.toThrow('cannot execute UPDATE in a read-only transaction')
  await database.close()
})
