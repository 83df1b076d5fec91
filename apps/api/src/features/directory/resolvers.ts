import type { FeatureOperations } from '../../server/graphql/operation.ts'

const notBuilt = () => {
  throw new Error('This operation is being built.')
}

export const directoryOperations = {
  Query: {
    getMemberProfile: { who: 'member', refused: null, resolve: notBuilt },
    listMembers: {
      who: 'member',
      refused: {
        list: [],
        pageInfo: { totalPages: 1, total: 0, isMore: false, page: 0, count: 20, filter: '' },
      },
      resolve: notBuilt,
    },
  },
} satisfies FeatureOperations
