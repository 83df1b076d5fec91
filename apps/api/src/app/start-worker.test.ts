import { expect, test } from 'vitest'
import { MIGRATIONS_FOLDER } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { readConfig } from '../server/config/config.ts'
import { ConfigError } from '../server/config/config-error.ts'
import { recordDemoAccounts } from './demo/demo-database-store.ts'
import { startWorker } from './start-worker.ts'

// A worker that delivers mails beside servers is tested in tests/races/processes/mail-kill-nine.test.ts.

test('A worker refuses to start on an embedded database, because only the server can open it', async () => {
  await expect(startWorker(readConfig({ NODE_ENV: 'test' }))).rejects.toThrow(
    new ConfigError('worker needs DATABASE_URL: with the embedded database, the server runs the jobs.'),
  )
})

test.runIf(process.env['TEST_DATABASE_URL'])(
  'A worker outside of a demo refuses to start on the database of a demo, as a server does',
  async () => {
    const database = await openTestDatabase()
    await recordDemoAccounts(database.db)
    const production = readConfig({
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      PUBLIC_URL: 'https://school.test',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'School <school@school.test>',
    })
    const config = {
      ...production,
      database: { ...production.database, migrationsFolder: MIGRATIONS_FOLDER },
    }
    await expect(startWorker(config)).rejects.toThrow('DATABASE_URL: the database belongs to a demo')
    await database.close()
  },
)
