import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '../../lib/routing/lazy-part.tsx'
import { memberScreen } from '../../lib/routing/screen-route.ts'
import { seekSearch } from './seek-search.ts'
import { onDemandCourseQuery } from './video-page-query.ts'

export const videoRoutes = [
  createRoute({
    ...memberScreen('onDemandVideo'),
    validateSearch: seekSearch,
    // Not awaited: the screen has a skeleton of its own.
    loader: ({ context, params }) => {
      void context.queryClient.prefetchQuery(onDemandCourseQuery(params.topLevelId))
    },
    component: lazyScreen(() => import('./OnDemandVideoPage.tsx'), 'OnDemandVideoPage'),
  }),
] as const
