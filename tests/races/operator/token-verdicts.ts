import { authenticate } from '@section/api/server/access/authenticate.ts'
import type { RaceServers } from '../race-servers.ts'

/** Returns the answer of each server to a token: 'accepted', or the message of its error. */
export const verdicts = (servers: RaceServers, token: string): Promise<string[]> =>
  Promise.all(
    [0, 1].map(async (n) => {
      const caller = await authenticate(servers.services(n), `Bearer ${token}`)
      return caller instanceof Error ? caller.message : 'accepted'
    }),
  )

/** Returns the verdicts of two servers that agree. */
export const both = (verdict: string) => [verdict, verdict]
