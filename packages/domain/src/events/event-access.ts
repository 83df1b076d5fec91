import { canOpen } from '../access/route-access.ts'
import { pathTo } from '../access/screen-path.ts'
import { COMMUNITY_SCREENS } from '../access/screen-rows/community-screens.ts'
import type { Viewer } from '../access/viewer.ts'

/** The areas of which a member needs one to see events. */
export const EVENT_AREAS = COMMUNITY_SCREENS.events.access.areas

/** Returns whether a member may see events and come to them: wherever the screen of the events is open to them. */
export function canSeeEvents(viewer: Viewer): boolean {
  return canOpen(pathTo('events'), viewer, {})
}
