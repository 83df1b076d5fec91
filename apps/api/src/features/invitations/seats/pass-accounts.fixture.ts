import { sql } from 'drizzle-orm'
import { rows } from '@section/db/connection.ts'
import { queuedMails } from '../../../testing/queued-mails.ts'
import type { TestServer } from '../../../testing/test-server.ts'

export const ACTIVATED = { success: true }
export const FULL = { success: false, error: { code: '402', message: 'There are no slots left.' } }

/**
 * The states of an account that registered with a pass: before its address is proved, after that, and when its seat has
 * lapsed.
 */
export const WAITING = {
  status: 'EMPLOYEE',
  customer: 'Northlight',
  trial: false,
  areas: 1,
  held: 1,
  seats: 1,
}
export const HELD = { ...WAITING, seats: 0 }
export const LAPSED = { status: 'LIMITED', customer: null, trial: false, areas: 0, held: 0, seats: 0 }

/** Redeems a pass as a signed-in member. */
export const TAKE = `mutation($userId: ID!, $shortCode: String!) {
  processPassExtras(userId: $userId, shortCode: $shortCode) { success error { code } } }`

/** Activates the accounts of a server's passes, and reads their states. */
export function passAccounts(server: () => TestServer) {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${server().url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json() as Promise<unknown>
  }
  return {
    /** Sets a password by a code from forgot password, the way that is open when links have expired. */
    activate: async (email: string) => {
      await post('/user/forgotPassword', { email })
      const mail = (await queuedMails(server().database.db, email)).at(-1)
      const code = mail && 'code' in mail ? mail.code : 'none'
      return post('/user/confirmPassword', { email, code, password: 'Better-horse-8' })
    },
    /** Returns the account of an address with its areas and passes. */
    accountState: async (email: string) => {
      const [state] = await rows(
        server().database.db,
        sql`select m.status, (select name from customers c where c.customer_id = m.customer_id) as customer,
          m.trial_end_date is not null as "trial",
          (select count(*)::int from entitlements e where e.user_id = m.user_id) as areas,
          (select count(*)::int from pass_redemptions r where r.user_id = m.user_id and lapsed_at is null) as held,
          (select count(*)::int from pass_seats s where s.email = m.email) as seats
        from members m where m.email = ${email}`,
      )
      return state
    },
  }
}
