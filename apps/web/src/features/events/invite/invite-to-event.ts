import { useMutation } from '@tanstack/react-query'
import { ERROR_CODES } from '@section/contract/error-codes.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { readInvitedAddresses } from '@section/domain/events/invited-addresses.ts'
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

/** Addresses are wrong, or the server has refused the invitations; the message says why. */
export class InvitationRefused extends Error {
  override name = 'InvitationRefused'
}

/**
 * Returns the mutation that invites addresses to an event. It asks the server only when the addresses follow the server's rule, so
 * that a wrong one is said at once. Errors: InvitationRefused, or that of the request.
 */
export const useInviteToEvent = (memberEventId: string) =>
  useMutation({
    mutationFn: async (entries: readonly string[]) => {
      const read = readInvitedAddresses(entries)
      if ('error' in read) throw new InvitationRefused(ERROR_CODES[read.error])
      const { inviteToEvent } = await execute(InviteToEventDocument, {
        input: { memberEventId, emails: [...read.addresses] },
      })
      if (inviteToEvent.error) throw new InvitationRefused(inviteToEvent.error.message)
    },
  })
