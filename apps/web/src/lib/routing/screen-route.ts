import { type MemberScreenId, type ScreenId, SITE_MAP } from '@section/domain/access/site-map.ts'
import { memberRoute } from './member-route.ts'
import { rootRoute } from './root-route.ts'

export type PathOf<Id extends ScreenId> = (typeof SITE_MAP)[Id]['path']
type VisitorScreenId = Exclude<ScreenId, MemberScreenId>

/** Returns the options of `createRoute` for a visitors' screen of the site map. */
export const visitorScreen = <Id extends VisitorScreenId>(id: Id) => ({
  getParentRoute: () => rootRoute,
  path: SITE_MAP[id].path as PathOf<Id>,
})

/** Returns the options of `createRoute` for a members' screen of the site map. */
export const memberScreen = <Id extends MemberScreenId>(id: Id) => ({
  getParentRoute: () => memberRoute,
  path: SITE_MAP[id].path as PathOf<Id>,
})

/** Returns the route id of a visitors' screen, for `createLazyRoute`. */
export const visitorRouteId = <Id extends VisitorScreenId>(id: Id) => SITE_MAP[id].path as PathOf<Id>

/** Returns the route id of a members' screen, for `createLazyRoute`, `useParams` and `useSearch`. */
export const memberRouteId = <Id extends MemberScreenId>(id: Id) =>
  `/member${SITE_MAP[id].path as PathOf<Id>}` as const
