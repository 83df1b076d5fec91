import { createLazyRoute } from '@tanstack/react-router'
import type { Loading } from '../../../lib/routing/screen-file.ts'
import { visitorRouteId } from '../../../lib/routing/screen-route.ts'
import { passPreviewQuery } from './preview-query.ts'
import { PreviewPage } from './PreviewPage.tsx'
import { PreviewSkeleton } from './PreviewSkeleton.tsx'

export const load = ({ context: { queryClient }, params: { inviteCode } }: Loading<'preview'>) =>
  queryClient.ensureQueryData(passPreviewQuery(inviteCode))

export const screen = createLazyRoute(visitorRouteId('preview'))({
  component: PreviewPage,
  pendingComponent: PreviewSkeleton,
})
