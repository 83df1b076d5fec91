import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { WhenNear } from '../../../lib/loading/WhenNear.tsx'

/** The part is left out when its file does not load, because the page is complete without it. */
const ClassmatesPart = lazyPart(() => import('./ClassmatesPart.tsx'), 'ClassmatesPart', { missing: null })

/** The members who take a course, too: loaded once the viewer is near, and nothing where there is nobody. */
export const Classmates = ({ courseId }: { readonly courseId: string }) => (
  <WhenNear key={courseId}>
    <ClassmatesPart courseId={courseId} />
  </WhenNear>
)
