import { listedClasses } from '@section/domain/session-content/classes.ts'
import { Section } from '@section/ui/page/Section.tsx'
import { lazyPart } from '../../../lib/loading/lazy-part.tsx'
import { WhenNear } from '../../../lib/loading/WhenNear.tsx'
import type { ClassListProps } from './ClassList.tsx'

const ClassList = lazyPart(() => import('./ClassList.tsx'), 'ClassList')

/** The least height of a row, in px. */
const LOWEST_ROW = 64

/** The classes of a session, where whoever missed one catches up. The list is loaded once the viewer is near. */
export function Classes(props: ClassListProps) {
  const minHeight = listedClasses(props.classes, props.now).length * LOWEST_ROW
  return (
    <Section title="Classes">
      <div style={{ minHeight }}>
        <WhenNear>
          <ClassList {...props} />
        </WhenNear>
      </div>
    </Section>
  )
}
