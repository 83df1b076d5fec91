import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { useOperation } from '../../../lib/graphql/use-operation.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'

const SaveEventRsvpDocument = graphql(`
  mutation SaveEventRsvp($input: SaveMemberEventRsvpInput!) {
    saveMemberEventRsvp(input: $input) {
      updatedMemberEventRsvpId
      error {
        message
      }
    }
  }
`)

/** Returns the mutation that says whether the member comes to an event, and then reads their answers again. */
export function useSaveRsvp(memberEventId: string) {
  const { userId } = useSignedIn().viewer
  return useOperation({
    run: async (status: 'ACTIVE' | 'DELETED') =>
      (await execute(SaveEventRsvpDocument, { input: { userId, memberEventId, status } }))
        .saveMemberEventRsvp,
    invalidates: ['events'],
  })
}
