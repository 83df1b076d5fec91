import { queryClient } from '../lib/graphql/query-client.ts'
import { toSignedIn, viewerQuery } from '../lib/session/viewer.ts'

/** The member of a test, as the server tells of them. */
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
    trialEndDate: null,
    alternateSSOEmail: null,
    customer: null,
  },
  getMemberEntitlements: [
    { entitlementId: 'e1', type: 'mcsc-unlimited', label: null, precedence: 1, customizations: null },
  ],
  getMeteringPlanDetails: null,
}

/** Signs in as that member: every screen knows them already. */
export function signedInForTest(): void {
  queryClient.setQueryData(viewerQuery.queryKey, toSignedIn(MEMBER_ANSWER as never))
}
