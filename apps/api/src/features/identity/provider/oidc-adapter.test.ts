import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oidcRecords } from '@section/db/schema.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { OidcAdapter } from './oidc-records-store.ts'
import { purgeExpired } from '../expired-records-store.ts'
import { UnitOfWork } from './unit-of-work.ts'

const NOW = Date.UTC(2031, 4, 5)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW })
})
afterAll(() => server.close())

test("An OIDC record expires, is consumed and is removed by the server's clock", async () => {
  const { database, cacheInvalidation } = server.services
  const adapter = new OidcAdapter(
    'AuthorizationCode',
    new UnitOfWork(database.db, cacheInvalidation),
    () => NOW,
  )
  await adapter.upsert('a code', { accountId: 'nia' }, 60)
  await adapter.consume('a code')
  await purgeExpired(database.db, NOW)
  const kept = await database.db.select().from(oidcRecords).where(eq(oidcRecords.model, 'AuthorizationCode'))
  expect(kept).toMatchObject([{ expiresAt: new Date(NOW + 60_000), consumedAt: new Date(NOW) }])
})
