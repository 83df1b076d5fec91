import { renderToStaticMarkup } from 'react-dom/server'
import type { CoursesDashboardQuery, ViewerQuery } from '@section/contract/generated/operations/graphql.ts'
import type { DrawingInput, ScreenDrawing } from '@section/contract/screen-drawing.ts'
import { routeDecision } from '@section/domain/access/route-access.ts'
import { isLimitedUser } from '@section/domain/access/viewer.ts'
import { DrawnCourses } from '../features/catalogue/DrawnCourses.tsx'
import { toDashboard } from '../features/catalogue/dashboard-query.ts'
import { toViewer } from '../lib/viewer.ts'
import { paths } from './paths.ts'
import { DrawnShell } from './shell/DrawnShell.tsx'

/** What the server draws for a member, by patterns of addresses. See docs/decisions/first-paint.md. @public */
export const drawings: Record<string, ScreenDrawing> = { '/courses': drawCourses }

/** For whoever sees nothing but courses there: no filter, no lock, and nothing for the free tier above them. */
function drawCourses({ path, search, answers, flags, now }: DrawingInput): string | null {
  const { Viewer, CoursesDashboard } = answers as {
    Viewer?: ViewerQuery
    CoursesDashboard?: CoursesDashboardQuery
  }
  const member = Viewer?.getMember
  if (!member || !CoursesDashboard || new URLSearchParams(search).has('m')) return null
  const viewer = toViewer(member, Viewer.getMemberEntitlements)
  if (isLimitedUser(viewer) || routeDecision(path, viewer, { ...flags }).kind !== 'open') return null
  return renderToStaticMarkup(
    <DrawnShell member={member} viewer={viewer} path={path}>
      <DrawnCourses
        dashboard={toDashboard(CoursesDashboard)}
        firstName={member.firstName}
        viewer={viewer}
        rated={flags.courseRating}
        now={now}
        pathTo={paths.course}
      />
    </DrawnShell>,
  )
}
