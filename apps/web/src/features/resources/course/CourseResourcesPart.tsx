import { useQuery } from '@tanstack/react-query'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { ResourceCard } from '../ResourceCard.tsx'
import { courseResourcesQuery } from '../resources-query.ts'
import css from './course-resources.module.css'

/**
 * The resources beside a course. Nothing while they load, where there are none and where they do not load, because the
 * course is complete without them.
 */
export function CourseResourcesPart({ courseId }: { readonly courseId: string }) {
  const { data: resources = [] } = useQuery(courseResourcesQuery(courseId))
  if (resources.length === 0) return null
  return (
    <div className={css.part}>
      <Section title="Resources for this course">
        <CardGrid label="Resources for this course">
          {resources.map((resource) => (
            <ResourceCard key={resource.resourceID} resource={resource} />
          ))}
        </CardGrid>
      </Section>
    </div>
  )
}
