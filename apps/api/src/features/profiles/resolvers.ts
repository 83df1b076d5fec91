import type { FeatureOperations } from '../../server/graphql/operation.ts'
import { createSignedUploadUrl, REFUSED_UPLOAD } from './photo/create-signed-upload-url.ts'

const notBuilt = () => {
  throw new Error('This operation is being built.')
}

export const profileOperations = {
  Query: {
    listIndustryReferences: { who: 'member', refused: [], resolve: notBuilt },
    listJobFunctionReferences: { who: 'member', refused: [], resolve: notBuilt },
  },
  Mutation: {
    saveMemberBasicInfo: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: { id: null, error: null, member: null },
      resolve: notBuilt,
    },
    saveMemberLocation: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: { updatedLocationId: null, error: null, member: null },
      resolve: notBuilt,
    },
    saveMemberJobInfo: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: { id: null, error: null, member: null },
      resolve: notBuilt,
    },
    saveMemberCompany: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: { id: null, error: null, member: null },
      resolve: notBuilt,
    },
    saveMemberCommunity: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: { id: null, error: null, member: null },
      resolve: notBuilt,
    },
    saveMemberSocialInfo: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: { id: null, error: null, member: null },
      resolve: notBuilt,
    },
    saveMemberLanguages: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: { id: null, error: null, member: null },
      resolve: notBuilt,
    },
    saveMemberVisibility: {
      who: 'owner',
      subject: ({ userId }) => userId,
      refused: { id: null, error: null, member: null },
      resolve: notBuilt,
    },
    createSignedUploadUrl: { who: 'member', refused: REFUSED_UPLOAD, resolve: createSignedUploadUrl },
  },
} satisfies FeatureOperations
