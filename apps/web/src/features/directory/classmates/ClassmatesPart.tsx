import { useQuery } from '@tanstack/react-query'
import { Section } from '@section/ui/page/Section.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { MemberFaces } from '../faces/MemberFaces.tsx'
import css from './classmates.module.css'
import { classmatesQuery } from './classmates-query.ts'

/** The members who take a course, too. docs/product/directory.md#who-also-takes-this-course */
export function ClassmatesPart({ courseId }: { readonly courseId: string }) {
  const query = useQuery(classmatesQuery(courseId))
  const { data, errorUpdateCount } = query
  // Most courses have nobody to show, so that nothing is announced before it is known.
  const isEmpty = data === undefined ? errorUpdateCount === 0 : !data || data.total === 0
  if (isEmpty) return null
  return (
    <div className={css.part}>
      <Section title="Who also takes this course">
        <LoadedPart
          query={query}
          loading="Loading who takes this course"
          problem="Who takes this course didn’t load."
          skeleton={null}
        >
          {(classmates) =>
            classmates && (
              <MemberFaces
                members={classmates.members}
                others={classmates.total - classmates.members.length}
                mayBeMore={classmates.mayBeMore}
                isHidden={!classmates.isShared}
              />
            )
          }
        </LoadedPart>
      </Section>
    </div>
  )
}
