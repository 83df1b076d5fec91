import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { createSignedUploadUrl, REFUSED_UPLOAD } from './photo/create-signed-upload-url.ts'
import { listIndustries, listJobFunctions } from './profile-options-store.ts'
import { NO_SUCH_PROFILE } from './save-fields.ts'
import {
  saveMemberBasicInfo,
  saveMemberCommunity,
  saveMemberCompany,
  saveMemberJobInfo,
  saveMemberLanguages,
  saveMemberLocation,
  saveMemberSocialInfo,
  saveMemberVisibility,
} from './save-sections.ts'

/** The policy of everything that changes a profile: its member, also after the end of a membership. */
const OWNER = {
  who: 'owner',
  subject: ({ userId }: { userId: string }) => userId,
  refused: NO_SUCH_PROFILE,
} as const

const { id: _id, ...NO_SUCH_LOCATION } = { ...NO_SUCH_PROFILE, updatedLocationId: null }

export const profileOperations = {
  Query: {
    listIndustryReferences: {
      who: 'member',
      refused: [],
      resolve: ({ services }) => listIndustries(services.database.db),
    },
    listJobFunctionReferences: {
      who: 'member',
      refused: [],
      resolve: ({ services }) => listJobFunctions(services.database.db),
    },
  },
  Mutation: {
    saveMemberBasicInfo: { ...OWNER, resolve: saveMemberBasicInfo },
    saveMemberLocation: { ...OWNER, refused: NO_SUCH_LOCATION, resolve: saveMemberLocation },
    saveMemberJobInfo: { ...OWNER, resolve: saveMemberJobInfo },
    saveMemberCompany: { ...OWNER, resolve: saveMemberCompany },
    saveMemberCommunity: { ...OWNER, resolve: saveMemberCommunity },
    saveMemberSocialInfo: { ...OWNER, resolve: saveMemberSocialInfo },
    saveMemberLanguages: { ...OWNER, resolve: saveMemberLanguages },
    saveMemberVisibility: { ...OWNER, resolve: saveMemberVisibility },
    createSignedUploadUrl: { who: 'member', refused: REFUSED_UPLOAD, resolve: createSignedUploadUrl },
  },
} satisfies FeatureOperations
