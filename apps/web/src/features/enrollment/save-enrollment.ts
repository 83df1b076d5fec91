import { useOperation } from '../../lib/graphql/use-operation.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'

const SaveEnrollmentDocument = graphql(`
  mutation SaveEnrollment($input: SaveEnrollmentInput!) {
    saveEnrollment(input: $input) {
      enrollmentStatus
      error {
        code
        message
      }
    }
  }
`)

/** Returns the mutation that enrolls in a session or leaves it, and then loads the courses again. */
export function useSaveEnrollment() {
  const { member } = useSignedIn()
  return useOperation({
    run: async ({ sessionId, unenroll = false }: { sessionId: string; unenroll?: boolean }) =>
      (await execute(SaveEnrollmentDocument, { input: { userId: member.userId, sessionId, unenroll } }))
        .saveEnrollment,
    invalidates: ['courses'],
  })
}
