import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { useOperation } from '../../lib/graphql/use-operation.ts'
import { credentialsQuery } from './credentials-query.ts'

const SaveCredentialVisibilityDocument = graphql(`
  mutation SaveCredentialVisibility($credentialId: ID!, $isPublic: Boolean!) {
    saveCredentialVisibility(credentialId: $credentialId, isPublic: $isPublic) {
      isPublic
      error {
        code
        message
      }
    }
  }
`)

/**
 * Returns the mutation that shows a credential to everybody or not, with the switch changed at once. After the last of
 * several presses the switch is what the server saved last, whichever of them failed.
 */
export function useSaveVisibility({ credentialId, isPublic }: { credentialId: string; isPublic: boolean }) {
  const queryClient = useQueryClient()
  const presses = useRef({ unanswered: 0, saved: isPublic })
  const apply = (shown: boolean) =>
    queryClient.setQueryData(credentialsQuery.queryKey, (credentials) =>
      credentials?.map((credential) =>
        credential.credentialId === credentialId ? { ...credential, isPublic: shown } : credential,
      ),
    )
  const settle = () => {
    presses.current.unanswered -= 1
    if (presses.current.unanswered === 0) apply(presses.current.saved)
  }
  return useOperation({
    run: async (shown: boolean) =>
      (await execute(SaveCredentialVisibilityDocument, { credentialId, isPublic: shown }))
        .saveCredentialVisibility,
    scope: `visibility of ${credentialId}`,
    onMutate: (shown) => {
      if (presses.current.unanswered === 0) presses.current.saved = isPublic
      presses.current.unanswered += 1
      apply(shown)
    },
    onSuccess: (_result, shown) => {
      presses.current.saved = shown
      settle()
    },
    onError: () => {
      settle()
      // A change whose answer was lost may have been saved: what others see is asked, not guessed.
      void queryClient.invalidateQueries({ queryKey: credentialsQuery.queryKey })
    },
    invalidates: credentialsQuery.queryKey,
    refetchType: 'none',
  })
}
