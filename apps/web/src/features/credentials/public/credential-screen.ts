import { createLazyRoute } from '@tanstack/react-router'
import { orNotFound } from '../../../lib/routing/or-not-found.ts'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { visitorRouteId } from '../../../lib/routing/screen-route.ts'
import { CredentialPage } from './CredentialPage.tsx'
import { CredentialSkeleton } from './CredentialSkeleton.tsx'
import { publicCredentialQuery } from './public-credential-query.ts'

// The page says that it was checked just now, so that it never begins with an answer that was kept.
export const load = ({ context: { queryClient }, params: { credentialId } }: Loading<'credential'>) =>
  orNotFound(queryClient.fetchQuery({ ...publicCredentialQuery(credentialId), staleTime: 0 }))

export const screen = createLazyRoute(visitorRouteId('credential'))({
  component: CredentialPage,
  pendingComponent: CredentialSkeleton,
})
