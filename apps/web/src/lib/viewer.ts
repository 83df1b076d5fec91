import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Area } from '@section/domain/access/area.ts'
import type { Viewer } from '@section/domain/access/viewer.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { ViewerQuery } from '@section/contract/generated/operations/graphql.ts'
import { execute } from './graphql-client.ts'
import { readCookie } from './session-cookies.ts'
import { endSession } from './sign-out.ts'

const ViewerDocument = graphql(`
  query Viewer($userId: ID!) {
    getMember(userId: $userId) {
      userId
      email
      accountType
      firstName
      lastName
      displayName
      profileImageUrl
      manageBilling
      trialEndDate
      customer {
        customerId
        name
        type
        enableProfAI
        disableAIFeatures
      }
    }
    getMemberEntitlements(userId: $userId) {
      entitlementId
      type
      label
      precedence
      customizations {
        navLogoUrl
        hideSessionDetailTitle
        navConfigs {
          route
          rename
          hide
        }
      }
    }
  }
`)

export type Member = NonNullable<ViewerQuery['getMember']>
export interface SignedIn {
  member: Member
  /** The member as the access rules see them. */
  viewer: Viewer
}

/** The signed-in member with entitlements: asked once, shared by the shell and every guard. Failure signs out. */
export const viewerQuery = queryOptions({
  queryKey: ['viewer'],
  staleTime: Infinity,
  queryFn: async (): Promise<SignedIn> => {
    const { getMember: member, getMemberEntitlements } = await execute(ViewerDocument, {
      userId: readCookie('user_id') ?? '',
    })
    if (!member) {
      endSession()
      throw new Error('The member could not be loaded.')
    }
    return { member, viewer: toViewer(member, getMemberEntitlements) }
  },
})

export const useSignedIn = (): SignedIn => useSuspenseQuery(viewerQuery).data

function toViewer(member: Member, entitlements: ViewerQuery['getMemberEntitlements']): Viewer {
  return {
    userId: member.userId,
    accountType: member.accountType,
    customerId: member.customer?.customerId ?? null,
    customerType: member.customer?.type ?? null,
    entitlements: entitlements.map((entitlement) => ({ ...entitlement, type: entitlement.type as Area })),
    trialEndDate: member.trialEndDate ? Date.parse(member.trialEndDate) : null,
    hasActiveSubscription: member.manageBilling,
  }
}
