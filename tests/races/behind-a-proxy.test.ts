import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '@section/api/testing/free-port.ts'
import { members, rateLimits } from '@section/db/schema.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { type SmtpEmulator, startSmtpEmulator } from '@section/emulators/smtp/smtp-emulator.ts'
import { requireCommand } from '../../tools/machine.ts'

// The files and the commands of docs/how-to/run-behind-a-proxy.md, as an operator uses them.

const root = join(import.meta.dirname, '../..')
const main = join(root, 'apps/api/src/main.ts')
const HOST = 'members.school.example'
const EMAIL = 'ada@school.example'
/** Another address of this machine, as that of a visitor. */
const VISITOR = '127.0.0.2'

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

describe.runIf(process.env['NIGHTLY'])('a production school', () => {
  beforeAll(async () => {
    for (const [command, debianPackage] of [
      ['nginx', 'nginx-light'],
      ['haproxy', 'haproxy'],
      ['openssl', 'openssl'],
    ] as const)
      requireCommand(command, debianPackage)
    database = await openTestDatabase()
    folder = await mkdtemp(join(tmpdir(), 'behind-a-proxy-'))
    // The proxies' own workers read the certificate as another user.
    await chmod(folder, 0o755)
    await mkdir(join(folder, 'members'))
    for (const [name, content] of Object.entries(SCHOOL)) await writeFile(join(folder, name), content)
    await makeCertificate()
    mailServer = await startSmtpEmulator(async ({ source }) => void mails.push(source))
    serverPort = await freePort()
    execFileSync(process.execPath, ['--no-warnings', main, 'content:import', folder], { env: environment() })
    server = spawn(process.execPath, ['--no-warnings', main], {
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
      const proxy = await start(port)
      try {
        await vi.waitFor(async () => expect((await ask(port, '/healthz')).status).toBe(200), {
          timeout: 20_000,
        })
        const login = await ask(port, '/login')
        expect([login.status, login.headers['strict-transport-security'] !== undefined]).toEqual([200, true])
        expect(await protocolAt(port)).toBe('h2')

        await database.db.delete(rateLimits)
        const before = mails.length
        const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' }
        const forgot = await ask(port, '/user/forgotPassword', { json: { email: EMAIL }, headers: forged })
        expect(forgot.status).toBe(200)
        const counted = await database.db
          .select()
          .from(rateLimits)
          .where(like(rateLimits.key, 'mail-code-address:%'))
        expect(counted.map(({ key }) => key.split(':').at(-1))).toEqual([hashOf(VISITOR)])

        await vi.waitFor(() => expect(mails.length).toBeGreaterThan(before), { timeout: 20_000 })
        const code = /^(\d{6})\r?$/m.exec(mails.slice(before).join('\n'))?.[1]
        const password = `Right-horse-${port}`
        const confirmed = await ask(port, '/user/confirmPassword', { json: { email: EMAIL, code, password } })
        expect(JSON.parse(confirmed.body)).toEqual({ success: true })
        const form = { grant_type: 'password', client_id: 'member-app', username: EMAIL, password }
        const scope = 'openid email profile'
        const tokens = await ask(port, '/oauth2/token', { form: { ...form, scope } })
        const { id_token: token } = JSON.parse(tokens.body) as { id_token: string }
        const cookie = `__Secure-member_id_token=${token}`
        expect((await ask(port, '/account-settings', { headers: { cookie } })).status).toBe(200)
        const [claims = ''] = token.split('.').slice(1)
        expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
          iss: `https://${HOST}`,
        })
        const [member] = await database.db.select().from(members).where(eq(members.email, EMAIL))
        expect(member?.passwordHash).not.toBeNull()

        // Longer than the server keeps an idle connection: the proxy must not use a closed one.
        for (let n = 0; n < 3; n++) {
          await wait(5100)
          expect((await ask(port, '/user/forgotPassword', { json: { email: 'x' } })).status).toBe(200)
        }
      } finally {
        await ended(proxy)
      }
    },
  )
})

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
  WEB_DIR: join(root, 'apps/api/src/testing/web'),
  MIGRATIONS_DIR: join(root, 'packages/db/migrations'),
  CONTRACT_DIR: join(root, 'packages/contract'),
})

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

async function makeCertificate(): Promise<void> {
  const [key, certificate] = [join(folder, 'members.key'), join(folder, 'members.crt')]
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    certificate,
  ]
  execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' })
  await writeFile(
    join(folder, 'members.pem'),
    (await readFile(certificate, 'utf8')) + (await readFile(key, 'utf8')),
  )
}

/** Returns the documented file with the ports and the folder of this test in place of an operator's. */
async function documented(name: string, port: number): Promise<string> {
  const plainPort = await freePort()
  const file = await readFile(join(root, 'docs/how-to/proxies', name), 'utf8')
  return file
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
    .replaceAll(/\/etc\/(?:nginx|haproxy)\//g, `${folder}/`)
    .replaceAll(/^.*\[::\].*$\n/gm, '')
    .replaceAll(/(listen |bind :)443\b/g, `$1${port}`)
    .replaceAll(/(listen |bind :)80\b/g, `$1${plainPort}`)
}

async function startNginx(port: number): Promise<ChildProcess> {
  const own = join(folder, 'nginx')
  await mkdir(own)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  )
  const around = [
    `pid ${own}/pid;`,
    'error_log stderr;',
    'daemon off;',
    'events {}',
    'http { access_log off;',
    ...temporary,
  ]
  await writeFile(join(own, 'conf'), `${around.join('\n')}\n${await documented('nginx.conf', port)}\n}\n`)
  return spawn('nginx', ['-c', join(own, 'conf'), '-p', own], { stdio: ['ignore', 'inherit', 'inherit'] })
}

async function startHaproxy(port: number): Promise<ChildProcess> {
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, await documented('haproxy.cfg', port))
  return spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'inherit', 'inherit'] })
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exit
}

interface Sent {
  json?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
}

/** Sends a request of the visitor to the proxy; a GET without a body. */
async function ask(port: number, path: string, { json, form, headers = {} }: Sent = {}) {
  const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json)
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json'
  const ca = await readFile(join(folder, 'members.crt'))
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          localAddress: VISITOR,
          ca,
          servername: HOST,
          agent: false,
          method: body === undefined ? 'GET' : 'POST',
          headers: { host: HOST, ...(body === undefined ? {} : { 'content-type': type }), ...headers },
        },
        (response) => {
          text(response).then(
            (all) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: all }),
            reject,
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    },
  )
}

async function protocolAt(port: number): Promise<string | undefined> {
  const ca = await readFile(join(folder, 'members.crt'))
  const session = connect(`https://127.0.0.1:${port}`, { ca, servername: HOST })
  try {
    await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject))
    return session.alpnProtocol
  } finally {
    session.close()
  }
}
