import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SITE_MAP } from '@section/domain/access/site-map.ts'
import { NotFoundScreen } from '../../lib/routing/NotFoundScreen.tsx'
import { seekSearch } from './navigation/seek-parameter.ts'
import { loadOnDemandVideo } from './on-demand/load-on-demand-video.ts'
import { OnDemandVideoPage } from './on-demand/OnDemandVideoPage.tsx'
import { loadSessionVideos } from './session-videos/load-session-videos.ts'
import { MiniMbaVideoPage, SessionVideoPage } from './session-videos/SessionVideoPage.tsx'

/** Returns a router at this address that knows the pages of videos; every other address shows "Elsewhere". */
export function videoRouter(address: string) {
  const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundScreen })
  const member = createRoute({ getParentRoute: () => root, id: 'member', component: Outlet })
  const options = (id: 'onDemandVideo' | 'sessionVideo' | 'miniMbaVideo', component: () => ReactNode) => ({
    getParentRoute: () => member,
    path: SITE_MAP[id].path,
    validateSearch: seekSearch,
    component,
  })
  const videos = [
    createRoute({
      ...options('onDemandVideo', OnDemandVideoPage),
      loader: ({ params }) => loadOnDemandVideo(params),
    }),
    createRoute({
      ...options('sessionVideo', SessionVideoPage),
      loader: ({ params }) => loadSessionVideos(params, 'SPRINT'),
    }),
    createRoute({
      ...options('miniMbaVideo', MiniMbaVideoPage),
      loader: ({ params }) => loadSessionVideos(params, 'MINI_MBA'),
    }),
  ]
  const elsewhere = createRoute({
    getParentRoute: () => member,
    path: '$',
    component: () => <p>Elsewhere</p>,
  })
  const routeTree = root.addChildren([member.addChildren([...videos, elsewhere])])
  return createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
}
