import { queryClient } from '../lib/graphql/query-client.ts'
import { setPageMember } from '../lib/viewer/page-member.ts'
import { writeCookie } from '../lib/sign-in/sign-in-cookies.ts'
import { toSignedIn, viewerQuery } from '../lib/viewer/viewer.ts'

/** The endpoint's answer for the member of a test. */
export const MEMBER_ANSWER = {
  getMember: {
    userId: 'u1',
    email: 'member@demo.school',
    accountType: 'MEMBER' as const,
    firstName: 'Nora',
    lastName: 'Lindqvist',
    displayName: 'Nora',
    profileImageUrl: null,
    manageBilling: true,
    paymentFailed: false,
    trialEndDate: null,
    timeZone: null,
    alternateSSOEmail: null,
    customer: null,
  },
  getMemberEntitlements: [
    { entitlementId: 'e1', type: 'mcsc-unlimited', label: null, precedence: 1, customizations: null },
  ],
  getMeteringPlanDetails: null,
  getSurveyStatus: null,
}

/** Returns the endpoint's answer for a member of the free tier who has watched one of three videos. */
export const limitedAnswer = () => ({
  ...MEMBER_ANSWER,
  getMember: { ...MEMBER_ANSWER.getMember, accountType: 'LIMITED' as const, manageBilling: false },
  getMemberEntitlements: [
    { entitlementId: 'e1', type: 'mc-limited', label: null, precedence: 1, customizations: null },
  ],
  getMeteringPlanDetails: { threshold: 3, currentMeasure: 1, watchedVideoIds: [], entitledVideoIds: [] },
  getSurveyStatus: 'COMPLETED' as const,
})

/** Signs in as the member of the answer by filling the query cache. */
export function signInAs(answer: object): void {
  queryClient.setQueryData(viewerQuery.queryKey, toSignedIn(answer as never))
}

/** Shows the data of a member on this page, as if they had just been loaded. */
export function showMember(userId: string): void {
  writeCookie('user_id', userId)
  setPageMember()
}

/** Signs in as the member of `MEMBER_ANSWER`. */
export const signedInForTest = (): void => signInAs(MEMBER_ANSWER)
