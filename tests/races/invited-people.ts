import { eq } from 'drizzle-orm'
import { createUserWithPass } from '@section/api/features/invitations/registration/create-user-with-pass.ts'
import { restorePasses } from '@section/api/features/invitations/passes/passes.ts'
import type { RequestContext } from '@section/api/server/graphql/operation.ts'
import { members } from '@section/db/schema.ts'
import type { RaceServers } from './race-servers.ts'

/** Returns the context of a visitor at one of the two servers, without rate limits. */
const visitor = (school: RaceServers, n: number): RequestContext => ({
  services: school.services(n),
  viewer: undefined,
  identity: undefined,
  now: Date.now(),
  reads: school.services(n).database.db,
  from: '192.0.2.1',
  setCookie: () => undefined,
  setHeader: () => undefined,
})

/** Returns what invited people do, at either of two servers. */
export function invitedPeople(school: () => RaceServers) {
  return {
    /** Registers with a pass; returns `in`, or the code of the refusal. */
    register: async (code: string, email: string, n: number, redemptionCode?: string): Promise<string> => {
      const person = { firstName: 'Nia', lastName: 'Okafor', email }
      const answer = await createUserWithPass(visitor(school(), n), {
        code,
        ...person,
        ...(redemptionCode ? { redemptionCode } : {}),
      })
      return answer.error?.code ?? 'in'
    },

    /** Proves an address as its mailed code does; returns whether the account has the pass. */
    activate: (email: string, n: number): Promise<boolean> =>
      school()
        .services(n)
        .cacheInvalidation.transaction(async (tx, invalidate) => {
          const [account] = await tx
            .update(members)
            .set({ passwordHash: 'a hash' })
            .where(eq(members.email, email))
            .returning({ userId: members.userId })
          if (!account) throw new Error('Nobody has this address.')
          return !(await restorePasses(tx, invalidate, account.userId, Date.now()))
        }),
  }
}
