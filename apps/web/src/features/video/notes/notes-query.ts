import { queryOptions } from '@tanstack/react-query'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import type {
  ListVideoNotesQuery,
  NotedCoursesQuery,
  StoredNoteFragment,
} from '@section/contract/generated/operations/graphql.ts'
import { execute } from '../../../lib/graphql/graphql-client.ts'

graphql(`
  fragment StoredNote on VideoNote {
    noteId
    videoId
    courseId
    seconds
    text
    createdAt
  }
`)

const ListVideoNotesDocument = graphql(`
  query ListVideoNotes($courseId: ID!) {
    listVideoNotes(courseId: $courseId) {
      courseTitle
      lessons {
        videoId
        title
        page {
          kind
          topLevelId
          groupId
          videoContentId
        }
      }
      notes {
        ...StoredNote
      }
    }
  }
`)

const NotedCoursesDocument = graphql(`
  query NotedCourses {
    listNotedCourses {
      courseId
      courseTitle
      notes
    }
  }
`)

/** A course in which the member has notes, with their number. */
export type NotedCourse = NotedCoursesQuery['listNotedCourses'][number]

/** A note; `seconds` of the video, `createdAt` in epoch ms. */
export type Note = StoredNoteFragment

type Listed = NonNullable<ListVideoNotesQuery['listVideoNotes']>

/** A video that has notes; without a page, the member may not watch it now. */
export type NotedLesson = Listed['lessons'][number]

/** A member's notes of a course. Its title is null before the server has answered with notes. */
export interface CourseNotes {
  readonly courseTitle: string | null
  readonly lessons: readonly NotedLesson[]
  readonly notes: readonly Note[]
}

export const NO_NOTES: CourseNotes = { courseTitle: null, lessons: [], notes: [] }

/** The member's notes of a course as the server has them. */
export const notesQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['video', 'notes', courseId],
    queryFn: async (): Promise<CourseNotes> =>
      (await execute(ListVideoNotesDocument, { courseId })).listVideoNotes ?? NO_NOTES,
  })

/** The courses in which the member has notes. */
export const notedCoursesQuery = queryOptions({
  queryKey: ['video', 'noted-courses'],
  queryFn: async () => (await execute(NotedCoursesDocument)).listNotedCourses,
})
