import { useQuery } from '@tanstack/react-query'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { notesByLesson } from '@section/domain/notes/note.ts'
import { counted } from '@section/domain/time/durations.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { queryClient } from '../../../lib/graphql/query-client.ts'
import { applyChanges } from './note-change.ts'
import { noteOutbox } from './note-outbox.ts'
import css from './noted-courses.module.css'
import { type NotedCourse, notedCoursesQuery, notesQuery } from './notes-query.ts'

const PROBLEM = 'Your notes didn’t load.'

/**
 * The courses in which the member has notes, also those that they may no longer open, each with the export of its notes; nothing
 * for a member without notes. docs/product/notes.md#notes-of-all-courses
 */
export function NotedCourses() {
  const query = useQuery(notedCoursesQuery)
  const hasNothingToShow = query.data ? query.data.length === 0 : query.errorUpdateCount === 0
  if (hasNothingToShow) return null
  return (
    <Section
      id="notes"
      title="Your notes"
      description="What you wrote beside videos, also in courses that are not open to you now."
    >
      <Card>
        <LoadedPart
          query={query}
          loading="Loading your notes"
          problem={PROBLEM}
          skeleton={<Skeleton height={66} shape="block" />}
        >
          {(courses) => (
            <ul className={css.courses}>
              {courses.map((course) => (
                <li key={course.courseId} className={css.course}>
                  <div className={css.named}>
                    <p className={css.title}>{course.courseTitle}</p>
                    <p className={css.count}>{counted(course.notes, 'note')}</p>
                  </div>
                  <CourseExport course={course} />
                </li>
              ))}
            </ul>
          )}
        </LoadedPart>
      </Card>
    </Section>
  )
}

function CourseExport({ course: { courseId, courseTitle } }: { readonly course: NotedCourse }) {
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      const [{ exportNotes }, stored] = await Promise.all([
        import('./export-notes.ts'),
        queryClient.fetchQuery(notesQuery(courseId)),
      ])
      const { lessons, notes } = applyChanges(stored, courseId, noteOutbox.shown())
      exportNotes(courseTitle, notesByLesson(lessons, notes))
    } catch {
      showToast({ tone: 'error', message: PROBLEM })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      size="small"
      icon={<Icon of={IconDownload} />}
      busy={isBusy}
      aria-label={`Export as Markdown: ${courseTitle}`}
      onClick={() => void download()}
    >
      Export as Markdown
    </Button>
  )
}
