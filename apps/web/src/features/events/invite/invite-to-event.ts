import { useMutation } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

const InviteToEventDocument = graphql(`
  mutation InviteToEvent($input: InviteToEventInput!) {
    inviteToEvent(input: $input) {
      error {
        message
      }
    }
  }
`)

/** The server has refused the invitations; the message says why. */
export class InvitationRefused extends Error {
  override name = 'InvitationRefused'
}

/** Returns the mutation that invites addresses to an event. Errors: InvitationRefused, or that of the request. */
export const useInviteToEvent = (memberEventId: string) =>
  useMutation({
    mutationFn: async (emails: readonly string[]) => {
      const { inviteToEvent } = await execute(InviteToEventDocument, {
        input: { memberEventId, emails: [...emails] },
      })
      if (inviteToEvent.error) throw new InvitationRefused(inviteToEvent.error.message)
    },
  })
