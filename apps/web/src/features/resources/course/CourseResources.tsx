import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { WhenNear } from '../../../lib/loading/WhenNear.tsx'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'

/** The part is left out when its file does not load, because the page is complete without it. */
const CourseResourcesPart = lazyPart(() => import('./CourseResourcesPart.tsx'), 'CourseResourcesPart', {
  missing: null,
})

/** The resources beside a course for whoever may read them: loaded once the member is near, and nothing where there are none. */
export function CourseResources({ courseId }: { readonly courseId: string }) {
  const { viewer } = useSignedIn()
  if (!canOpen(pathTo('resources'), viewer, {})) return null
  return (
    <WhenNear key={courseId}>
      <CourseResourcesPart courseId={courseId} />
    </WhenNear>
  )
}
