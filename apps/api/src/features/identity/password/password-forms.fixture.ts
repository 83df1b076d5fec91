import type { Db } from '@section/db/connection.ts'
import { mailedCodes, members, outbox } from '@section/db/schema.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import { hashPassword } from '../../../server/access/password-hash.ts'

// The set-up of password tests: a member, and the requests of the password forms.

export const OLD = 'Right-horse-7'
export const NEW = 'Better-horse-8'
export const EMAIL = 'nia@example.com'

/** Adds the member with the address `EMAIL` and the password `OLD`; returns the user id. */
export const addNia = async (server: TestServer) =>
  server.insertMember({ email: EMAIL, passwordHash: await hashPassword(OLD) })

/** Deletes every member with their codes, and every mail. */
export async function deleteMembers(db: Db): Promise<void> {
  await db.delete(outbox)
  await db.delete(mailedCodes)
  await db.delete(members)
}

/** Returns the forms of the server that a test file has started by the time it calls. */
export function passwordForms(started: () => TestServer) {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${started().url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
  }
  return {
    post,
    forgot: (email: string) => post('/user/forgotPassword', { email }),
    confirm: (code: string, password = NEW, email = EMAIL) =>
      post('/user/confirmPassword', { email, code, password }).then(({ body }) => body),
    mailedCode: async (to = EMAIL) => {
      const mail = (await queuedMails(started().database.db, to)).at(-1)
      if (!mail || !('code' in mail)) throw new Error('No code was mailed.')
      return mail.code
    },
  }
}
