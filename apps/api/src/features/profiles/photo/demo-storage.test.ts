import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestDatabase } from '@section/db/test-database.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { savedPicture } from './photo-calls.fixture.ts'
import { png } from './photo-files.fixture.ts'

test('The photos of a demo outlive its server, also when its database is in no folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  const environment = { DATA_DIR: folder }
  const database = await openTestDatabase()
  expect(database.folder).toBeNull()
  const first = await startTestServer({ database, environment })
  const pictureUrl = await savedPicture(first, await first.insertMember({}), await png())
  await first.close()
  const second = await startTestServer({ database, environment })
  expect((await fetch(second.url + pictureUrl)).status).toBe(200)
  await second.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

test('A school with a storage of its own mounts none', async () => {
  const school = await startTestServer({ config: { storage: null } })
  expect((await fetch(`${school.url}/dev/s3/photos/p/x.webp`)).headers.get('content-type')).not.toBe(
    'application/xml',
  )
  await school.close()
})
