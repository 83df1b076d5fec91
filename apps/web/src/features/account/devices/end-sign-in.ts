import { showToast } from '@section/ui/toast/show-toast.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { useOperation } from '../../../lib/graphql/use-operation.ts'
import { type OwnSignIn, signInsQuery } from '../sign-ins-query.ts'

const EndSignInDocument = graphql(`
  mutation EndSignIn($signInId: ID!) {
    endSignIn(signInId: $signInId) {
      error {
        code
        message
      }
    }
  }
`)

/** Signs the member out on another device. One that was signed out meanwhile is as it should be. */
export function useEndSignIn() {
  return useOperation({
    run: async ({ signInId }: OwnSignIn) => {
      const { endSignIn: result } = await execute(EndSignInDocument, { signInId })
      return result.error?.code === 'NOT_FOUND' ? { error: null } : result
    },
    onSuccess: (_result, { device }) => showToast({ tone: 'success', message: `${device} is signed out.` }),
    invalidates: signInsQuery.queryKey,
  })
}
