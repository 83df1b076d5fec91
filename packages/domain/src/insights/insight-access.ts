import { canOpen } from '../access/route-access.ts'
import { pathTo } from '../access/screen-path.ts'
import type { Viewer } from '../access/viewer.ts'

/** Returns whether a member may read insights and watch their videos: wherever the insights screen is open to them. */
export function canReadInsights(viewer: Viewer): boolean {
  return canOpen(pathTo('insights'), viewer, {})
}
