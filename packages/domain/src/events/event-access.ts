import { canOpen } from '../access/route-access.ts'
import { pathTo } from '../access/screen-path.ts'
import type { Viewer } from '../access/viewer.ts'

/** Returns whether a member may see events and come to them: wherever the screen of the events is open to them. */
export function canSeeEvents(viewer: Viewer): boolean {
  return canOpen(pathTo('events'), viewer, {})
}
