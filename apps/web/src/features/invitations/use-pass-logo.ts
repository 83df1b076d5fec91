import { queryOptions, useQuery } from '@tanstack/react-query'
import { safePicture } from '@section/domain/links/safe-href.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'
import { findInvitation } from './stored-invitation.ts'

const PassLogoDocument = graphql(`
  query PassLogo($code: String!) {
    getPassDetailsByCode(code: $code, context: TopNav) {
      meta {
        navLogoUrl
      }
    }
  }
`)

const passLogoQuery = (code: string | null) =>
  queryOptions({
    queryKey: ['pass-logo', code],
    enabled: code !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<string | null> => {
      const { getPassDetailsByCode: pass } = await execute(PassLogoDocument, { code: code ?? '' }, { signal })
      return pass?.meta?.navLogoUrl ?? null
    },
  })

/**
 * Returns the logo of the pass with which the member registered in this browser; null when there is none or its address
 * is not allowed. See docs/product/app-shell.md#logo-and-accent-color.
 */
export function usePassLogo(email: string): string | null {
  const { data } = useQuery(passLogoQuery(findInvitation(email)))
  return safePicture(data)
}
