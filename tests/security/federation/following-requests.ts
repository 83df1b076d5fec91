import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { insertMember } from '@section/api/testing/insert-member.ts'
import { insertPass } from '@section/api/features/invitations/insert-pass.fixture.ts'
import { openDatabase } from '@section/db/connection.ts'
import { contentLoads } from '@section/db/schema.ts'
import { distinguishability } from '../kit/auc.ts'
import { type ServerProcess, startServerProcess } from '../kit/server-process.ts'

/** The times of the requests that follow an answer, in ms after it: densely at first, and for three seconds. */
const FOLLOWING_MS = [0, 5, 15, 40, 100, 250, 500, 1000, 2000, 3000]
const EMAIL_OF = (i: number) => `there-${i}@acme.example`

/** A server with `accounts` accounts that sends real mail to an SMTP server in a third process. */
export interface MailingProcess {
  url: string
  passCode: string
  /** Returns the address of an account. */
  existing(i: number): string
  close(): Promise<void>
}

/** Starts the server and its SMTP server. The embedded database runs its statements on the event loop of the server. */
export async function startMailingProcess(accounts: number): Promise<MailingProcess> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'following-requests-'))
  const passCode = await prepareSchool(dataFolder, accounts)
  const mailServer = spawn(process.execPath, ['--no-warnings', MAIL_SERVER], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const smtpUrl = await firstLine(mailServer)
  const server: ServerProcess = await startServerProcess({
    dataFolder,
    environment: {
      // Only a demo accepts operations that the app does not send itself.
      DEMO: 'true',
      WORKER: 'true',
      SMTP_URL: smtpUrl,
      BOT_CHALLENGE_WORK: '10',
    },
  })
  return {
    url: server.url,
    passCode,
    existing: EMAIL_OF,
    async close() {
      await server.close()
      const ended = once(mailServer, 'exit')
      mailServer.stdin?.end()
      await ended
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

const MAIL_SERVER = fileURLToPath(new URL('../overload/mail-server-process.ts', import.meta.url))

async function prepareSchool(folder: string, accounts: number): Promise<string> {
  const database = await openDatabase({ folder })
  await database.migrate()
  // The server must not load a school, so it is told that one is loaded already.
  await database.db.insert(contentLoads).values({ name: 'demo-school', version: '1' })
  for (let i = 0; i < accounts; i++) await insertMember(database.db, { email: EMAIL_OF(i) })
  const { code } = await insertPass(database.db)
  await database.close()
  return code
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  return chunk.toString().trim()
}

/** A connection on which a stranger sends a request and then measures the requests that follow. */
export class Watcher {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** Sends the request and returns its answer and the durations of the following requests, in ms. */
  async ask(path: string, body: object): Promise<{ said: string; followed: number[] }> {
    const said = await this.#send('POST', path, body)
    const answered = performance.now()
    const followed: number[] = []
    for (const due of FOLLOWING_MS) {
      await wait(Math.max(0, answered + due - performance.now()))
      const sent = performance.now()
      await this.#send('GET', '/healthz')
      followed.push(performance.now() - sent)
    }
    return { said, followed }
  }

  close(): void {
    this.#agent.destroy()
  }

  #send(method: string, path: string, body?: object): Promise<string> {
    const headers = body ? { 'content-type': 'application/json' } : {}
    return new Promise((resolve, reject) => {
      const asked = request(`${this.#url}${path}`, { agent: this.#agent, method, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.once('error', reject)
        answer.once('end', () => resolve(`${answer.statusCode} ${text}`))
      })
      asked.once('error', reject)
      asked.end(body ? JSON.stringify(body) : undefined)
    })
  }
}

/** Returns how well each measurement separates the two groups: each of the requests, their sum and their maximum. */
export function separability(
  there: readonly number[][],
  absent: readonly number[][],
): { feature: string; auc: number }[] {
  const features: [string, (followed: number[]) => number][] = [
    ...FOLLOWING_MS.map((due, i): [string, (followed: number[]) => number] => [
      `after ${due} ms`,
      (followed) => followed[i] ?? Number.NaN,
    ]),
    ['sum', (followed) => followed.reduce((sum, ms) => sum + ms, 0)],
    ['maximum', (followed) => Math.max(...followed)],
  ]
  return features.map(([feature, of]) => ({
    feature,
    auc: distinguishability(there.map(of), absent.map(of)),
  }))
}
