import { catalogueOperations } from '../features/catalogue/resolvers.ts'
import { certificateOperations } from '../features/certificates/resolvers.ts'
import { enrollmentOperations } from '../features/enrollment/resolvers.ts'
import { federationOperations } from '../features/identity/federation/resolvers.ts'
import { identityOperations } from '../features/identity/resolvers.ts'
import { invitationOperations } from '../features/invitations/resolvers.ts'
import { memberOperations } from '../features/members/resolvers.ts'
import { meteringOperations } from '../features/metering/resolvers.ts'
import { surveyOperations } from '../features/survey/resolvers.ts'
import { videoOperations } from '../features/video/resolvers.ts'
import type { FeatureOperations } from '../server/graphql/operation.ts'

/** Every feature that answers operations. A new feature adds its line here. */
export const features: FeatureOperations[] = [
  catalogueOperations,
  certificateOperations,
  enrollmentOperations,
  federationOperations,
  identityOperations,
  invitationOperations,
  memberOperations,
  meteringOperations,
  surveyOperations,
  videoOperations,
]
