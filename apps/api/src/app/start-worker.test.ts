import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../server/config.ts'
import { startWorker } from './start-worker.ts'

// A worker that delivers mails beside servers: tests/races/mail-kill-nine.test.ts.

test('a worker refuses to start on an embedded database, which the server has open', async () => {
  await expect(startWorker(readConfig({ NODE_ENV: 'test' }))).rejects.toThrow(
    new ConfigError('worker needs DATABASE_URL: with the embedded database, the server runs the jobs.'),
  )
})
