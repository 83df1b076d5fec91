import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '@section/api/testing/free-port.ts'
import { MAIN, SOURCE_FOLDERS } from '@section/api/testing/source-folders.ts'
import { members, rateLimits } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { type SmtpEmulator, startSmtpEmulator } from '@section/emulators/smtp/smtp-emulator.ts'
import { requireCommand } from '../../../tools/machine.ts'
import { ended, makeCertificate, startHaproxy, startNginx } from './proxies.ts'
import { ask, protocolAt, VISITOR_ADDRESS } from './visitor.ts'

// The files and commands of docs/how-to/run-behind-a-proxy.md are used as an operator uses them.

const HOST = 'members.school.example'
const EMAIL = 'ada@school.example'
const SCHOOL = {
  'school.yaml': 'name: School\ntimeZone: Europe/Berlin\nlectures: lectures.yaml\n',
  'lectures.yaml': 'lectures: []\n',
  'customers.yaml': 'customers:\n  - { slug: school, name: School, type: INTERNAL }\n',
  'members/staff.yaml': [
    'customer: school',
    'emailDomain: school.example',
    'status: EMPLOYEE',
    'areas: [mcsc-unlimited]',
    'members:',
    `  - { name: Ada Okafor, email: ${EMAIL} }`,
  ].join('\n'),
}

let database: Awaited<ReturnType<typeof openTestDatabase>>
let folder: string
let mailServer: SmtpEmulator
let server: ChildProcess
let serverPort: number
const mails: string[] = []

describe.runIf(process.env['NIGHTLY'])('A production school behind a reverse proxy', () => {
  beforeAll(async () => {
    for (const [command, debianPackage] of [
      ['nginx', 'nginx-light'],
      ['haproxy', 'haproxy'],
      ['openssl', 'openssl'],
    ] as const)
      requireCommand(command, debianPackage)
    database = await openTestDatabase()
    folder = await mkdtemp(join(tmpdir(), 'behind-a-proxy-'))
    // The worker processes of the proxies read the certificate as another user.
    await chmod(folder, 0o755)
    await mkdir(join(folder, 'members'))
    for (const [name, content] of Object.entries(SCHOOL)) await writeFile(join(folder, name), content)
    await makeCertificate(folder, HOST)
    mailServer = await startSmtpEmulator(async ({ source }) => void mails.push(source))
    serverPort = await freePort()
    execFileSync(process.execPath, ['--no-warnings', MAIN, 'content:import', folder], { env: environment() })
    server = spawn(process.execPath, ['--no-warnings', MAIN], {
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await vi.waitFor(
      async () => expect((await fetch(`http://127.0.0.1:${serverPort}/readyz`)).status).toBe(200),
      { timeout: 50_000, interval: 200 },
    )
  }, 120_000)
  afterAll(async () => {
    await ended(server)
    await mailServer?.close()
    await database?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test.each([
    ['nginx', startNginx],
    ['HAProxy', startHaproxy],
  ] as const)(
    'behind %s shows its login page, lets its first member in, and counts visitors by their own address',
    async (_name, start) => {
      const port = await freePort()
      const proxy = await start({ folder, port, serverPort })
      const visited = { host: HOST, port, ca: await readFile(join(folder, 'members.crt'), 'utf8') }
      try {
        await vi.waitFor(async () => expect((await ask(visited, '/healthz')).status).toBe(200), {
          timeout: 20_000,
        })
        const login = await ask(visited, '/login')
        expect([login.status, login.headers['strict-transport-security'] !== undefined]).toEqual([200, true])
        expect(await protocolAt(visited)).toBe('h2')

        await database.db.delete(rateLimits)
        const before = mails.length
        const forged = {
          'x-forwarded-for': '203.0.113.9',
          'x-forwarded-proto': 'http',
          'x-request-id': 'chosen-by-a-visitor',
        }
        const forgot = await ask(visited, '/user/forgotPassword', { json: { email: EMAIL }, headers: forged })
        expect(forgot.status).toBe(200)
        expect(forgot.headers['x-request-id']).toMatch(/^[\da-f-]{32,36}$/)
        const counted = await database.db
          .select()
          .from(rateLimits)
          .where(like(rateLimits.key, 'mail-code-address:%'))
        expect(counted.map(({ key }) => key.split(':').at(-1))).toEqual([hashOf(VISITOR_ADDRESS)])

        await vi.waitFor(() => expect(mails.length).toBeGreaterThan(before), { timeout: 20_000 })
        const code = /^(\d{6})\r?$/m.exec(mails.slice(before).join('\n'))?.[1]
        const password = `Right-horse-${port}`
        const confirmed = await ask(visited, '/user/confirmPassword', {
          json: { email: EMAIL, code, password },
        })
        expect(JSON.parse(confirmed.body)).toEqual({ success: true })
        const form = { grant_type: 'password', client_id: 'member-app', username: EMAIL, password }
        const scope = 'openid email profile'
        const tokens = await ask(visited, '/oauth2/token', { form: { ...form, scope } })
        const { id_token: token } = JSON.parse(tokens.body) as { id_token: string }
        const cookie = `__Secure-member_id_token=${token}`
        expect((await ask(visited, '/account-settings', { headers: { cookie } })).status).toBe(200)
        const [claims = ''] = token.split('.').slice(1)
        expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
          iss: `https://${HOST}`,
        })
        const [member] = await database.db.select().from(members).where(eq(members.email, EMAIL))
        expect(member?.passwordHash).not.toBeNull()

        // The pause is longer than the server keeps an idle connection; the proxy must not use a closed one.
        for (let n = 0; n < 3; n++) {
          await wait(5100)
          expect((await ask(visited, '/user/forgotPassword', { json: { email: 'x' } })).status).toBe(200)
        }
      } finally {
        await ended(proxy)
      }
    },
  )
})

const { WEB_DIR, MIGRATIONS_DIR, CONTRACT_DIR } = SOURCE_FOLDERS
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  PUBLIC_URL: `https://${HOST}`,
  PORT: String(serverPort),
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'School <hello@school.example>',
  SUPPORT_EMAIL: 'support@school.example',
  MAIL_DELAY_MS: '0',
  WEB_DIR,
  MIGRATIONS_DIR,
  CONTRACT_DIR,
})

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')
