import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

const TransferToTutorDocument = graphql(`
  mutation TransferToTutor {
    transferToProfAI {
      profAIUrl
      error {
        code
        message
      }
    }
  }
`)

/** The address of the tutor, or what the member reads instead; null for the usual sentence. */
type TutorTransfer = { readonly url: string } | { readonly url: null; readonly reason: string | null }

/**
 * The hand-over to the tutor. Every answer is a token, so it is asked for once per visit, and again only by the member: nothing
 * that happens to the tab asks for another.
 */
export const tutorTransferQuery = queryOptions({
  queryKey: ['tutor-transfer'],
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnReconnect: false,
  queryFn: async (): Promise<TutorTransfer> => {
    const { profAIUrl, error } = (await execute(TransferToTutorDocument)).transferToProfAI
    const link = profAIUrl === null ? null : safeHref(profAIUrl)
    if (link) return { url: link.href }
    return { url: null, reason: error?.code === 'LIMIT_EXCEEDED' ? error.message : null }
  },
})
