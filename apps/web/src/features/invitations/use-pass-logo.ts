import { queryOptions, useQuery } from '@tanstack/react-query'
import { safeRedirectPath } from '@section/domain/identity/safe-redirect.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { execute } from '../../lib/graphql-client.ts'
import { readCameBy } from './came-by.ts'

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
 * The logo of the pass by which the member with this address came, in this browser; null when there is none or it
 * is not one of our own pictures. Specification 1, section 2.4.
 */
export function usePassLogo(email: string): string | null {
  const { data } = useQuery(passLogoQuery(readCameBy(email)))
  return safeRedirectPath(data ?? null)
}
