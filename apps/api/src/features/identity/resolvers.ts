import type { LogoutResult } from '@section/contract/generated/schema-types.ts'
import { operation, type FeatureOperations } from '../../server/graphql/operation.ts'
import { signOut } from './sign-out.ts'

export const identityOperations = {
  Mutation: {
    logout: operation<Record<string, never>, LogoutResult>({
      policy: { who: 'member' },
      refused: { success: false },
      async resolve(_args, { viewer, services, now }) {
        await signOut(services, viewer.sid, now)
        return { success: true }
      },
    }),
  },
} satisfies FeatureOperations
