import { queryClient } from '../lib/graphql/query-client.ts'

/** Keeps that the member is signed in with a password on this device only, so that the account settings do not ask for it. */
export function keepOnlyThisDevice(): void {
  queryClient.setQueryData(['sign-ins'], {
    listSignIns: [
      {
        signInId: 'here',
        device: 'Chrome on Windows',
        signedInAt: Date.UTC(2026, 10, 3, 12),
        lastUsedAt: Date.UTC(2026, 10, 3, 12),
        isCurrent: true,
        via: 'PASSWORD',
      },
    ],
    listSignInMethods: ['PASSWORD'],
  })
}
