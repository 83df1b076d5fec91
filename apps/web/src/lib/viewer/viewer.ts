import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Area } from '@section/domain/access/area.ts'
import type { Viewer } from '@section/domain/access/viewer.ts'
import type { MeteringPlan } from '@section/domain/metering/metering.ts'
import type { SurveyStatus } from '@section/domain/survey/survey-asked.ts'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type { ViewerQuery } from '@section/contract/generated/operations/graphql.ts'
import { isRefusal } from '../graphql/failures.ts'
import { execute, SignInEnded } from '../graphql/graphql-client.ts'
import { checkMeteringPlan } from './metering-plan.ts'
import { setPageMember } from './page-member.ts'
import { readCookie } from '../sign-in/sign-in-cookies.ts'
import { endBrowserSignIn } from '../sign-in/sign-in-end.ts'

graphql(`
  fragment MeteringPlanDetails on MeteringPlan {
    threshold
    currentMeasure
    watchedVideoIds
    entitledVideoIds
  }
`)

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
      paymentFailed
      trialEndDate
      timeZone
      alternateSSOEmail
      customer {
        customerId
        name
        type
        enableProfAI
        disableAIFeatures
        logoUrl
        accentColor
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
    getMeteringPlanDetails {
      ...MeteringPlanDetails
    }
    getSurveyStatus(surveyType: BASIC_INFO_SURVEY_V2)
  }
`)

export type Member = NonNullable<ViewerQuery['getMember']>
type LoadedViewer = Viewer & {
  readonly entitlements: readonly (Viewer['entitlements'][number] & { readonly entitlementId: string })[]
}

export interface SignedIn {
  member: Member
  /** The member in the form that the access rules use. */
  viewer: LoadedViewer
  /** The month's allowance when the member was loaded; null for members who are not metered. */
  meteringPlan: MeteringPlan | null
  /** Whether the member has answered the profile survey; null for members who are not asked. */
  surveyStatus: SurveyStatus
}

/**
 * The signed-in member with entitlements, the month's allowance and the status of the survey, shared by the shell and every
 * guard. A refusal signs
 * the member out; an outage does not. docs/product/sign-in.md#startup
 */
export const viewerQuery = queryOptions({
  queryKey: ['viewer'],
  staleTime: Infinity,
  queryFn: async (): Promise<SignedIn> =>
    toSignedIn(await execute(ViewerDocument, { userId: readCookie('user_id') ?? '' }).catch(orSignOut)),
})

function orSignOut(error: unknown): never {
  if (!isRefusal(error)) throw error
  endBrowserSignIn()
  throw new SignInEnded()
}

/** Converts the answer for the screens. An answer without a member ends the sign-in. */
export function toSignedIn(answer: ViewerQuery): SignedIn {
  const { getMember: member, getMemberEntitlements, getMeteringPlanDetails, getSurveyStatus } = answer
  if (!member) {
    endBrowserSignIn()
    throw new SignInEnded()
  }
  setPageMember()
  const meteringPlan = checkMeteringPlan(getMeteringPlanDetails)
  const viewer = toViewer(member, getMemberEntitlements)
  return { member, viewer, meteringPlan, surveyStatus: getSurveyStatus ?? null }
}

/** Returns the signed-in member; the screen suspends until the member is loaded. */
export const useSignedIn = (): SignedIn => useSuspenseQuery(viewerQuery).data

/** Converts a member of the endpoint to the form that the access rules use. */
export function toViewer(member: Member, entitlements: ViewerQuery['getMemberEntitlements']): LoadedViewer {
  return {
    userId: member.userId,
    accountType: member.accountType,
    customerId: member.customer?.customerId ?? null,
    customerType: member.customer?.type ?? null,
    entitlements: entitlements.map((entitlement) => ({ ...entitlement, type: entitlement.type as Area })),
    trialEndDate: member.trialEndDate,
    hasActiveSubscription: member.manageBilling,
  }
}
