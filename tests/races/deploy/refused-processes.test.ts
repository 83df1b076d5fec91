import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { startPostgres } from '../../../tools/postgres.ts'
import { startProduction } from './production-process.ts'

// What an operator reads whose configuration is not right. The rules themselves are tested beside the configuration.

const SECRET = 'canary-4f1c9b'
const SMTP = { SMTP_URL: `smtps://school:${SECRET}@mail.invalid`, MAIL_FROM: 'hello@school.example' }
const CANNOT = /^DATABASE_URL: the database cannot be used: [^\n]+\.$/
/** Nothing listens at this port. */
const NOWHERE = `postgres://school:${SECRET}@127.0.0.1:1/school`

interface Refusal {
  what: string
  command?: string
  env: Record<string, string | undefined>
  words: string | RegExp
}

const BY_DAY: Refusal[] = [
  {
    what: 'a database that is not there',
    env: { DATABASE_URL: NOWHERE },
    words: CANNOT,
  },
]

const AT_NIGHT: Refusal[] = [
  {
    what: 'no database',
    env: {},
    words:
      'DATABASE_URL: in production, name the PostgreSQL server, postgres://…, or by DATA_DIR the folder of an embedded database.',
  },
  {
    what: 'a part of a storage',
    env: { DATABASE_URL: NOWHERE, S3_BUCKET: 'photos', S3_SECRET_ACCESS_KEY: SECRET },
    words:
      'S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL: set all five, or none.',
  },
  {
    what: 'a port that is none',
    env: { DATABASE_URL: NOWHERE, PORT: '70000' },
    words: /^PORT: [^\n]+$/,
  },
  {
    what: 'a database of another kind',
    env: { DATABASE_URL: `mysql://school:${SECRET}@127.0.0.1/school` },
    words: /^DATABASE_URL: [^\n]+$/,
  },
  {
    what: 'no public address',
    env: { DATABASE_URL: NOWHERE, PUBLIC_URL: undefined },
    words: 'PUBLIC_URL: in production, name the address that members open, https://….',
  },
  {
    what: 'no mail server for its jobs',
    env: { DATABASE_URL: NOWHERE, WORKER: 'true', MAIL_FROM: SMTP.MAIL_FROM },
    words: 'SMTP_URL: outside a demo, name the server that takes mail, smtp:// or smtps://.',
  },
  {
    what: 'a mail server of another kind',
    env: { DATABASE_URL: NOWHERE, ...SMTP, SMTP_URL: `https://school:${SECRET}@mail.invalid` },
    words: /^SMTP_URL: [^\n]+$/,
  },
  {
    what: 'a key of Stripe without the secret of its webhook',
    env: { DATABASE_URL: NOWHERE, STRIPE_SECRET_KEY: `sk_live_${SECRET.replace('-', '_')}` },
    words: 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRETS: set both, or neither.',
  },
  {
    what: 'a key that is none of Stripe’s',
    env: { DATABASE_URL: NOWHERE, STRIPE_SECRET_KEY: SECRET, STRIPE_WEBHOOK_SECRETS: 'whsec_x' },
    words: /^STRIPE_SECRET_KEY: [^\n]+$/,
  },
  {
    what: 'no database for its worker',
    command: 'worker',
    env: SMTP,
    words: 'worker needs DATABASE_URL: with the embedded database, the server runs the jobs.',
  },
  {
    what: 'no database to migrate',
    command: 'db:migrate',
    env: {},
    words: /^DATABASE_URL: in production/,
  },
]

test.each([...BY_DAY, ...(process.env['NIGHTLY'] ? AT_NIGHT : [])])(
  'A production with $what ends with 1 and one sentence, without a secret',
  async ({ command = 'serve', env, words }) => {
    const { ended } = await startProduction(command, env)
    const { code, words: said } = await ended
    expect([code, said]).toEqual([1, typeof words === 'string' ? words : expect.stringMatching(words)])
    expect(said).not.toContain(SECRET.slice(0, 6))
  },
)

test.runIf(process.env['NIGHTLY'])(
  'A database that refuses the password, and one that only reads, end a start with one sentence',
  async () => {
    const postgres = await startPostgres()
    try {
      const ask = (statement: string) =>
        spawnSync(`${postgres.binaries}/psql`, [postgres.url, '-c', statement], { stdio: 'ignore' })
      const migrated = await startProduction('db:migrate', { DATABASE_URL: postgres.url })
      expect(await migrated.ended).toMatchObject({ code: 0, words: '' })
      ask('alter database postgres set default_transaction_read_only = on')
      const reading = await startProduction('serve', { DATABASE_URL: postgres.url })
      expect(await reading.ended).toMatchObject({
        code: 1,
        words: expect.stringMatching(CANNOT),
      })
      ask('alter database postgres set default_transaction_read_only = off')
      const missing = await startProduction('serve', { DATABASE_URL: `${postgres.url}-${SECRET}` })
      expect(await missing.ended).toMatchObject({
        code: 1,
        words: expect.stringMatching(CANNOT),
      })
    } finally {
      postgres.stop()
    }
  },
)
