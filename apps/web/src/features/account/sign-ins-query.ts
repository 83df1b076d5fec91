import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { SignInsQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../lib/graphql/graphql-client.ts'

/** A sign-in of the member that has not ended. */
export type OwnSignIn = SignInsQuery['listSignIns'][number]

const SignInsDocument = graphql(`
  query SignIns {
    listSignIns {
      signInId
      device
      signedInAt
      lastUsedAt
      isCurrent
      via
    }
    listSignInMethods
  }
`)

/** The member's sign-ins, the current one first, and the ways in which the member can sign in. */
export const signInsQuery = queryOptions({
  queryKey: ['sign-ins'],
  queryFn: () => execute(SignInsDocument),
})
