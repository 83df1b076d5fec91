import { graphql } from '@section/contract/generated/operations/gql.ts'
import { showToast } from '@section/ui/toast/show-toast.ts'
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

/**
 * Returns the mutation that says whether the member comes to an event, and then reads their answers again. The message that
 * they are removed offers to undo it. docs/product/events.md#rsvp
 */
export function useSaveRsvp(memberEventId: string) {
  const { userId } = useSignedIn().viewer
  const save = useOperation({
    run: async (status: 'ACTIVE' | 'DELETED') =>
      (await execute(SaveEventRsvpDocument, { input: { userId, memberEventId, status } }))
        .saveMemberEventRsvp,
    invalidates: ['events'],
    onShown: (_result, status) => {
      const undo = () => save.mutate('ACTIVE')
      showToast({
        about: memberEventId,
        ...(status === 'ACTIVE'
          ? { message: 'Event confirmed' }
          : { tone: 'error', message: 'Event removed', action: { label: 'Undo', onSelect: undo } }),
      })
    },
  })
  return save
}
