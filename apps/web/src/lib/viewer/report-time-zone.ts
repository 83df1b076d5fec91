import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../graphql/graphql-client.ts'
import { queryClient } from '../graphql/query-client.ts'
import { localZone } from '../now.ts'
import { takeTabLock } from '../tabs/tab-lock.ts'
import { viewerQuery } from './viewer.ts'

const SaveTimeZoneDocument = graphql(`
  mutation SaveTimeZone($timeZone: String!) {
    saveTimeZone(timeZone: $timeZone) {
      timeZone
    }
  }
`)

/**
 * Reports the zone of this device if it is another one than the server has of the member. Of several tabs one reports. Nobody
 * waits for it: what fails is reported by the page that is loaded next.
 */
export async function reportTimeZone(): Promise<void> {
  const over = new AbortController()
  try {
    const timeZone = localZone()
    const { member } = await queryClient.ensureQueryData(viewerQuery)
    if (member.timeZone === timeZone || !(await takeTabLock('time zone', over.signal))) return
    const { saveTimeZone } = await execute(SaveTimeZoneDocument, { timeZone })
    queryClient.setQueryData(viewerQuery.queryKey, (signedIn) =>
      signedIn?.member.userId === member.userId
        ? { ...signedIn, member: { ...signedIn.member, timeZone: saveTimeZone.timeZone } }
        : signedIn,
    )
  } catch {
    // The server is not reached or does not answer now.
  } finally {
    over.abort()
  }
}
