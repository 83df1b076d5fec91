import { canOpen } from '../access/route-access.ts'
import { pathTo } from '../access/screen-path.ts'
import type { Viewer } from '../access/viewer.ts'

/**
 * Returns whether a member may search and read resources: wherever the screen of the catalog is open to them, and not
 * where a page lock stands in its place.
 */
export function canReadResources(viewer: Viewer): boolean {
  return canOpen(pathTo('resources'), viewer, {})
}
