import { sql } from 'drizzle-orm'
import { hashPassword } from '@section/api/server/access/password-hash.ts'
import { Browser } from '@section/api/testing/browser.ts'
import { FederatedVisitor } from '@section/api/testing/federated-sign-in.ts'
import { insertRealms } from '@section/api/testing/insert-realms.ts'
import { startTestServer, type TestServer } from '@section/api/testing/test-server.ts'
import { authSessions } from '@section/db/schema.ts'
import { LINKING } from './linking-calls.ts'

export const PASSWORD = 'Right-horse-7'
export const TEN_MINUTES = 600_000
export const REFUSED = {
  error: { code: 'CONFIRMATION_NEEDED', message: 'Please confirm that it is you.' },
}

export interface SignedIn {
  userId: string
  email: string
  token: string
}

/** A server with members whose sign-ins can be made older. */
export class StepUp {
  readonly server: TestServer
  #members = 0

  private constructor(server: TestServer) {
    this.server = server
  }

  static async open(environment: Record<string, string> = {}): Promise<StepUp> {
    const server = await startTestServer({ environment })
    await insertRealms(server.database.db)
    return new StepUp(server)
  }

  /** Makes every existing sign-in older by this time; the identity providers have clocks of their own, which do not move. */
  async pass(milliseconds: number): Promise<void> {
    const ago = sql`make_interval(secs => ${milliseconds / 1000})`
    await this.server.database.db.update(authSessions).set({
      createdAt: sql`${authSessions.createdAt} - ${ago}`,
      authenticatedAt: sql`${authSessions.authenticatedAt} - ${ago}`,
    })
  }

  /** Inserts a member who has just signed in; null stands for no password. */
  async member(password: string | null = PASSWORD): Promise<SignedIn> {
    const email = `nia${this.#members++}@example.com`
    const passwordHash = password === null ? null : await hashPassword(password)
    const userId = await this.server.insertMember({ email, passwordHash })
    return { userId, email, token: await this.server.token(userId) }
  }

  post(path: string, body: object, token?: string) {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    return new Browser().postJson(`${this.server.url}${path}`, body, headers)
  }

  confirm(token: string, password: string) {
    return this.post('/user/confirmIdentity', { password }, token)
  }

  async startLinking(token: string) {
    return (await new FederatedVisitor(this.server.url).ask(LINKING, token)).body
  }
}
