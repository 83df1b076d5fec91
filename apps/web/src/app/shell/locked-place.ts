import { routeDecision } from '@section/domain/access/route-access.ts'
import type { Viewer } from '@section/domain/access/viewer.ts'
import { visibleTabs } from '@section/domain/access/navigation/visible-tabs.ts'

/** The name of the members' place that stands at a path behind the page lock, or null. Specification 1, section 6. */
export function lockedPageLabel(path: string, viewer: Viewer): string | null {
  if (routeDecision(path, viewer, {}).kind !== 'page-lock') return null
  const { tabs, sideMenu } = visibleTabs(viewer)
  const tab = [...tabs, ...sideMenu].find((entry) => entry.locked && path.startsWith(entry.path))
  return tab?.label ?? 'These pages'
}
