import { canOpen } from '../access/route-access.ts'
import { pathTo } from '../access/screen-path.ts'
import type { Viewer } from '../access/viewer.ts'

/** Returns whether a member may list members and open their profiles: wherever the screen of the directory is open to them. */
export function canOpenDirectory(viewer: Viewer): boolean {
  return canOpen(pathTo('memberDirectory'), viewer, {})
}
