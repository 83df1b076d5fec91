import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { jobs } from '@section/api/app/features.ts'
import { MailOutbox } from '@section/api/features/mail/outbox.ts'
import { JobQueue } from '@section/api/server/jobs/job-queue.ts'
import { type Database, rows } from '@section/db/connection.ts'
import { openTestDatabase } from '@section/db/test-database.ts'
import { startProduction } from './production-process.ts'

// Processes are stopped as a container engine and systemd stop them. docs/decisions/stopping.md

const LEAVE_MS = 1500

test('A server that is asked to stop says so at once, serves on for its time, finishes what it has accepted, and ends with 0', async () => {
  const { url: DATABASE_URL } = await database()
  const server = await startProduction('serve', { DATABASE_URL, STOP_DELAY_MS: String(LEAVE_MS) })
  await server.ready()
  expect((await readiness(server.url)).status).toBe(200)
  const usual = statusLine(await (await beginRequest(server.port)).finish())
  const begun = await beginRequest(server.port)
  server.kill('SIGTERM')
  const asked = performance.now()
  await expect
    .poll(() => readiness(server.url), { interval: 10, timeout: LEAVE_MS / 3 })
    .toEqual({ status: 503, retryAfter: '2', words: 'stopping' })
  expect(usual).toBe('HTTP/1.1 400 Bad Request')
  const page = await fetch(`${server.url}/login`)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  await page.text()
  await expect.poll(() => isClosed(server.url), { interval: 20, timeout: 10_000 }).toBe(true)
  expect(performance.now() - asked).toBeGreaterThan(LEAVE_MS - 100)
  expect(statusLine(await begun.finish())).toBe(usual)
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(performance.now() - asked).toBeLessThan(10_000)
})

test.runIf(process.env['NIGHTLY'])('A second signal ends a server at once', async () => {
  const { url: DATABASE_URL } = await database()
  const server = await startProduction('serve', { DATABASE_URL, STOP_DELAY_MS: '30000' })
  await server.ready()
  server.kill('SIGTERM')
  await expect.poll(() => readiness(server.url), { interval: 10 }).toMatchObject({ words: 'stopping' })
  const asked = performance.now()
  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 1 })
  expect(performance.now() - asked).toBeLessThan(1000)
})

test.runIf(process.env['NIGHTLY'])(
  'A worker that is stopped while a mail server does not answer hands the job back within ten seconds',
  async () => {
    const opened = await database()
    const mails = await silentMailServer()
    const worker = await startProduction('worker', {
      DATABASE_URL: opened.url,
      SMTP_URL: mails.url,
      MAIL_FROM: 'hello@school.example',
      MAIL_DELAY_MS: '0',
    })
    await worker.ready()
    const queue = await JobQueue.open(opened, { jobs, works: false })
    onTestFinished(() => queue.stop())
    const mail = {
      kind: 'already-registered' as const,
      to: 'nia@example.com',
      firstName: 'Nia',
      link: '/login',
    }
    const outbox = new MailOutbox(queue, 0)
    await opened.db.transaction((tx) => outbox.queue(tx, { mail, dedupeKey: 'one' }))
    await mails.called
    worker.kill('SIGTERM')
    const asked = performance.now()
    expect(await worker.ended).toMatchObject({ code: 0 })
    expect(performance.now() - asked).toBeLessThan(10_000)
    const found = await rows<{ state: string }>(
      opened.db,
      sql`select state::text from pgboss.job where name = 'mail' and state not in ('completed')`,
    )
    expect(found).toEqual([{ state: 'retry' }])
  },
)

async function database(): Promise<Database & { url: string }> {
  const opened = await openTestDatabase()
  onTestFinished(() => opened.close())
  if (!opened.url) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL that may create databases.')
  return { ...opened, url: opened.url }
}

async function readiness(url: string) {
  const answer = await fetch(`${url}/readyz`)
  const { status: words } = (await answer.json()) as { status: string }
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), words }
}

const isClosed = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    async (answer) => (await answer.text()) === '',
    () => true,
  )

const statusLine = (answer: string): string | undefined => answer.split('\r\n')[0]

/** Sends the first half of a request for an operation that no app may send, which the server accepts by that. */
async function beginRequest(port: number): Promise<{ finish(): Promise<string> }> {
  const body = JSON.stringify({ query: '{ __typename }' })
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    'POST /graphql HTTP/1.1',
    'Host: members.school.example',
    'Content-Type: application/json',
    'Connection: close',
  ]
  socket.write([...head, `Content-Length: ${body.length}`, '', body.slice(0, 5)].join('\r\n'))
  await wait(100)
  return {
    finish() {
      socket.write(body.slice(5))
      return text(socket)
    },
  }
}

/** Starts a mail server that takes connections and never says a word. */
async function silentMailServer(): Promise<{ url: string; called: Promise<unknown> }> {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket))
  const called = once(server, 'connection')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  return { url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, called }
}
