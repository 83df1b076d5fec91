import { useMutation, useQueryClient } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { showToast } from '@section/ui/toast/toast-queue.ts'
import { changeFailure } from '../../lib/failures.ts'
import { execute } from '../../lib/graphql-client.ts'
import { Unreachable } from '../../lib/send.ts'
import { useSignedIn } from '../../lib/viewer.ts'

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

interface EnrollmentRequest {
  sessionId: string
  unenroll?: boolean
}

/** Enrols in a session or leaves it, then reads the courses again; a refusal is told in a toast. Specification 2, section 4.2. */
export function useSaveEnrollment() {
  const queryClient = useQueryClient()
  const { member } = useSignedIn()
  return useMutation({
    mutationFn: async ({ sessionId, unenroll = false }: EnrollmentRequest) => {
      const { saveEnrollment } = await execute(SaveEnrollmentDocument, {
        input: { userId: member.userId, sessionId, unenroll },
      })
      if (saveEnrollment.error) throw new EnrollmentRefused(saveEnrollment.error.message)
      return saveEnrollment.enrollmentStatus
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['courses'] }),
    onError: (error) => {
      showToast({
        tone: 'error',
        message: error instanceof EnrollmentRefused ? error.message : changeFailure(error),
      })
      // Whether the seat was taken is not known: the courses tell.
      if (error instanceof Unreachable && error.sent)
        void queryClient.invalidateQueries({ queryKey: ['courses'] })
    },
  })
}

class EnrollmentRefused extends Error {
  override name = 'EnrollmentRefused'
}
