import { useQueryClient } from '@tanstack/react-query'
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

/** Returns the mutation that shows a credential to everybody or not, with the switch changed at once and back on a failure. */
export function useSaveVisibility(credentialId: string) {
  const queryClient = useQueryClient()
  const apply = (isPublic: boolean) =>
    queryClient.setQueryData(credentialsQuery.queryKey, (credentials) =>
      credentials?.map((credential) =>
        credential.credentialId === credentialId ? { ...credential, isPublic } : credential,
      ),
    )
  return useOperation({
    run: async (isPublic: boolean) =>
      (await execute(SaveCredentialVisibilityDocument, { credentialId, isPublic })).saveCredentialVisibility,
    scope: `visibility of ${credentialId}`,
    onMutate: apply,
    onError: (_error, isPublic) => apply(!isPublic),
    invalidates: credentialsQuery.queryKey,
    refetchType: 'none',
  })
}
